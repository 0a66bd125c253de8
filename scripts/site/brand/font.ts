import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fromBuffer } from '@capsizecss/unpack'
import subsetFont from 'subset-font'
import { writeFileAtomic } from '../../io/atomic-write.ts'
import { packageFolder } from '../../io/package-folder.ts'
import { sourceKey } from '../../io/source-hash.ts'

/** `open-sans` for Open Sans. */
const idOf = (font: string) => font.toLowerCase().replaceAll(' ', '-')

const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('')
// What German, English, French and Portuguese names often have. The file stays below 14,000 bytes, so that it comes
// with its headers in the first ten packets; a rarer letter is taken from the fallback font.
const letters = 'ÄÉÖÜßàâäçéèêëîïôöœùûüñãõáíóú'
const signs = '\u00a0§©«»°²·×–’‚‘“”„†•…€−'

/** For texts that anybody may write, such as titles on preview images. */
const allLatin = String.fromCodePoint(
  ...Array.from({ length: 0x230 }, (_, index) => 32 + index),
  ...Array.from({ length: 0x100 }, (_, index) => 0x2010 + index),
)

const screenOptions = {
  targetFormat: 'woff2',
  // Fonts have separate outlines for weights above 600, which would add a quarter to the file.
  variationAxes: { wght: { min: 400, max: 600 } },
  // Fractions, small figures and the like would come with all their glyphs.
  keepFeatures: ['kern', 'tnum'],
  noHinting: true,
} as const

/** The mean width of a letter of Arial in ems by weight, by the frequency of letters, as capsize measures it. */
const arialWidths = { 400: 904 / 2048, 600: 983 / 2048 }

/** The package of the font, for its licence. */
export function fontFolder(font: string): string {
  const fontPackage = `@fontsource-variable/${idOf(font)}`
  try {
    return packageFolder(fontPackage)
  } catch {
    throw new Error(
      `src/company/company.json: brand.font: expected the name of a variable font of Fontsource, found ${font}; npm install --save-dev ${fontPackage}`,
    )
  }
}

/**
 * The file of the font with the characters of our languages and the weights of the styles, and the rules for it and for
 * its fallback. Below `node_modules`, where vite finds it, wherever the caches are.
 */
export async function createFont(font: string): Promise<{ file: string; css: string }> {
  const source = await readSource(font, 'latin')
  const key = sourceKey([import.meta.filename, join(fontFolder(font), 'package.json')]).slice(0, 12)
  const file = join('node_modules/.cache/site/font', key, `${idOf(font)}.woff2`)
  if (!existsSync(file))
    writeFileAtomic(file, await subsetFont(source, ascii + letters + signs, screenOptions))
  /** How much larger Arial is set to be as wide. A tenth of a percent is less than a pixel on a line. */
  const sizeOf = async (weight: keyof typeof arialWidths) => {
    const options = { targetFormat: 'truetype', variationAxes: { wght: weight } } as const
    const { xWidthAvg, unitsPerEm } = await fromBuffer(await subsetFont(source, ascii + letters, options))
    return `${Number(((100 * xWidthAvg) / unitsPerEm / arialWidths[weight]).toFixed(1))}%`
  }
  return { file, css: fontFaces(font, `/${file}`, await sizeOf(400), await sizeOf(600)) }
}

function fontFaces(font: string, address: string, regularSize: string, strongSize: string): string {
  return `/* Not in a style sheet, too: loaded later, it would change the font while somebody reads. */
@font-face {
  font-family: "${font}";
  src: url("${address}");
  font-weight: 400 600;
  /* Nothing moves after the first paint: a font that is late is used on the next page. */
  font-display: optional;
}
/* Arial as wide as the font, so that lines break at the same words. Their heights are in the styles. */
@font-face {
  font-family: "${font} Fallback";
  src: local("Arial"), local("Liberation Sans");
  size-adjust: ${regularSize};
}
@font-face {
  font-family: "${font} Fallback";
  src: local("Arial Bold"), local("Liberation Sans Bold");
  font-weight: 600;
  size-adjust: ${strongSize};
}`
}

/** The font in one weight, for a part of the Latin letters, as satori reads it. */
export async function readStaticFont(font: string, subset: 'latin' | 'latin-ext', weight: number) {
  const options = { targetFormat: 'truetype', variationAxes: { wght: weight } } as const
  return subsetFont(await readSource(font, subset), allLatin, options)
}

/** Files of the font for drawings with text, in the weights of running text and of headings. */
export function writeDrawingFonts(font: string): Promise<string[]> {
  const key = sourceKey([import.meta.filename, join(fontFolder(font), 'package.json')]).slice(0, 12)
  const files = [400, 700].map(async (weight) => {
    const file = join('node_modules/.cache/site/font', key, `${idOf(font)}-${weight}.ttf`)
    if (!existsSync(file)) writeFileAtomic(file, await readStaticFont(font, 'latin', weight))
    return file
  })
  return Promise.all(files)
}

function readSource(font: string, subset: string): Promise<Buffer> {
  return readFile(join(fontFolder(font), `files/${idOf(font)}-${subset}-wght-normal.woff2`))
}
