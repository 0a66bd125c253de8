/** See `scripts/site/bundle/pictures-plugin.ts`. */
declare module '#pictures' {
  /** The pictures that pages show, by the names of their files in `src/pictures`. */
  export const pictures: Readonly<Record<string, import('../ui/picture.ts').Picture>>
}
