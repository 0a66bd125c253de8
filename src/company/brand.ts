/** How the site looks, with `src/brand/logo.svg`. Everything else follows from it. */
export const brand = {
  /** All other colours of both themes are derived from these, in `src/brand/colours.ts`; a test checks their contrast. */
  colours: {
    /** Buttons, marks, lines in drawings. */
    accent: '#b8391a',
    /** The ground of the light theme. */
    paper: '#fbfaf7',
    /** The text of the light theme, and the ground of header bar, calls to action and footer. */
    ink: '#14202b',
  },
  /** For all but phones, which use their own. A variable font of Fontsource by its name: `npm install --save-dev @fontsource-variable/archivo`. */
  font: 'Archivo',
  /** Whether pages show drawings of fortresses and of surveys; `false` keeps those of networks, backups and scales. */
  fortresses: true,
} as const satisfies Brand

type Brand = {
  colours: Record<'accent' | 'paper' | 'ink', `#${string}`>
  font: string
  fortresses: boolean
}
