/** See `scripts/site/bundle/pictures-plugin.ts`. */
declare module '#pictures' {
  /** The pictures that pages and people show, by the names of their files in `src/pictures`. */
  export const pictures: Readonly<Record<string, import('../ui/picture.ts').Picture>>
  /** The people of the company. */
  export const people: (Omit<import('../company/facts-schema.ts').Facts['people'][number], 'languages'> & {
    /** Their names. */
    languages?: import('../company/countries.ts').Text
  })[]
}
