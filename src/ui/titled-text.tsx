import { Text } from './word-breaks.tsx'

/** The heading of an entry, and its text. */
export function TitledText({ title, text }: { title: string; text: string }) {
  return (
    <>
      <Text in="h3" text={title} />
      <Text text={text} />
    </>
  )
}
