import { company } from '../company.ts'

/** Title and description of a page; React puts them into the document's head. */
export function DocumentHead({ title, description }: { title: string; description: string }) {
  return (
    <>
      <title>{`${title} – ${company.shortName}`}</title>
      <meta name="description" content={description} />
    </>
  )
}
