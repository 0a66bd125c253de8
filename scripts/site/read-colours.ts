import { readFile } from 'node:fs/promises'

const names = [
  'paper',
  'ink',
  'ink-soft',
  'line',
  'line-strong',
  'accent',
  'accent-text',
  'band',
  'on-band',
  'on-band-soft',
  'band-accent',
] as const

/** The colours of the light theme, for images that the build draws. */
export async function readColours(
  file = 'src/style/tokens.css',
): Promise<Record<(typeof names)[number], string>> {
  const tokens = await readFile(file, 'utf8')
  const colours = names.map((name) => {
    // The first of each name is the light one.
    const [, colour] = new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(tokens) ?? []
    if (colour === undefined) throw new Error(`${file}: expected --${name} with a colour such as #fbfaf7`)
    return [name, colour]
  })
  return Object.fromEntries(colours)
}
