import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'

/**
 * `node --import tsx scripts/dev/subset-font.ts`: writes the site's font file from Archivo (SIL Open Font License), with
 * the characters of our languages and the weights that the styles use. Run it when either changes; commit the result.
 */
const source = fileURLToPath(
  import.meta.resolve('@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2'),
)
const target = 'src/style/archivo.woff2'

const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('')
// What German, English, French and Portuguese names often have. The file stays below 14,000 bytes, so that it comes
// with its headers in the first ten packets; a rarer letter is taken from the fallback font.
const letters = 'ÄÉÖÜßàâäçéèêëîïôöœùûüñãõáíóú'
const signs = '\u00a0§©«»°²·×–’‚‘“”„†•…€−'

const options = {
  targetFormat: 'woff2',
  // The font has separate outlines for weights above 600, which would add a quarter to the file.
  variationAxes: { wght: { min: 400, max: 600 } },
  // Fractions, small figures and the like would come with all their glyphs.
  keepFeatures: ['kern', 'tnum'],
  noHinting: true,
} as const
const font = await subsetFont(await readFile(source), ascii + letters + signs, options)
await writeFile(target, font)
console.info(`${target}: ${font.length} bytes`)
