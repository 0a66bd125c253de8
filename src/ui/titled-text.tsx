import { WordBreaks } from './word-breaks.tsx'

/** The heading of an entry, and its text. */
export function TitledText({ title, text }: { title: string; text: string }) {
  return (
    <>
      <h3>
        <WordBreaks text={title} />
      </h3>
      <p>
        <WordBreaks text={text} />
      </p>
    </>
  )
}
