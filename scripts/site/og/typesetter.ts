import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { Blob, Face, Font, Buffer as GlyphRun, shape, Variation } from 'harfbuzzjs'
import subsetFont from 'subset-font'

export type Typesetter = {
  /** The text without the characters that the typeface does not have, such as emoji and Arabic letters. */
  printable: (text: string) => string
  /** A line of text as outlines in SVG; it starts at 0, 0 on its baseline. */
  draw: (text: string, size: number) => string
  measure: (text: string, size: number) => number
}

/** Sets text in Archivo as outlines: images then look the same whatever fonts a machine has. */
export async function loadTypesetter(weight: number): Promise<Typesetter> {
  const fonts = await Promise.all(['latin', 'latin-ext'].map((part) => loadFont(part, weight)))
  // Thousands of titles share most of their words.
  const widths = new Map<string, number>()

  const fontOf = (character: string) => fonts.find(({ characters }) => characters.has(character))
  const runsOf = (text: string) => {
    const runs: { font: LoadedFont; text: string }[] = []
    for (const character of text) {
      const font = fontOf(character)
      const run = runs.at(-1)
      if (font === undefined) continue
      if (run?.font === font) run.text += character
      else runs.push({ font, text: character })
    }
    return runs
  }

  /** The width at size 1, for which nothing need be drawn. */
  const advance = (text: string) =>
    runsOf(text).reduce((width, { font, text: run }) => {
      return width + shapeRun(font, run).reduce((sum, { xAdvance }) => sum + xAdvance, 0) / font.unitsPerEm
    }, 0)

  return {
    printable: (text) =>
      [...text.normalize('NFC')]
        .filter((character) => character !== '\u00ad' && fontOf(character) !== undefined)
        .join('')
        .replace(/ +/g, ' ')
        .trim(),
    draw: (text, size) => {
      let x = 0
      return runsOf(text)
        .map(({ font, text: run }) => {
          const scale = size / font.unitsPerEm
          const start = x
          let pen = 0
          const glyphs = shapeRun(font, run).map(({ codepoint, xAdvance, xOffset, yOffset }) => {
            const d = font.pathOf(codepoint)
            const glyph = d && `<path transform="translate(${pen + xOffset} ${yOffset})" d="${d}"/>`
            pen += xAdvance
            return glyph
          })
          x += pen * scale
          // Fonts count upwards, images downwards.
          const transform = `translate(${round(start)}) scale(${round(scale)} ${round(-scale)})`
          return `<g transform="${transform}">${glyphs.join('')}</g>`
        })
        .join('')
    },
    measure: (text, size) => {
      const width = widths.get(text) ?? advance(text)
      widths.set(text, width)
      return width * size
    },
  }
}

type LoadedFont = {
  font: Font
  characters: Set<string>
  unitsPerEm: number
  pathOf: (glyph: number) => string
}

async function loadFont(part: string, weight: number): Promise<LoadedFont> {
  const address = import.meta.resolve(`@fontsource-variable/archivo/files/archivo-${part}-wght-normal.woff2`)
  const packed = await readFile(fileURLToPath(address))
  // HarfBuzz reads no woff2: this unpacks it, with all its characters.
  const file = await subsetFont(packed, everyCharacter, { targetFormat: 'truetype' })
  const face = new Face(new Blob(file))
  const font = new Font(face)
  font.setVariations([new Variation('wght', weight)])
  const characters = new Set([...face.collectUnicodes()].map((code) => String.fromCodePoint(code)))
  const paths = new Map<number, string>()
  const pathOf = (glyph: number) => {
    const path = paths.get(glyph) ?? font.glyphToPath(glyph)
    paths.set(glyph, path)
    return path
  }
  return { font, characters, unitsPerEm: face.upem, pathOf }
}

/** The planes of Unicode in which a font for Latin letters has any: letters, signs, ligatures. */
const everyCharacter = [
  ...codes(0x20, 0x370),
  ...codes(0x1e00, 0x1f00),
  ...codes(0x2000, 0x2c80),
  ...codes(0xa720, 0xa800),
  ...codes(0xfb00, 0xfb07),
].join('')

function codes(from: number, to: number): string[] {
  return Array.from({ length: to - from }, (_, index) => String.fromCodePoint(from + index))
}

function shapeRun({ font }: LoadedFont, text: string) {
  const run = new GlyphRun()
  run.addText(text)
  run.guessSegmentProperties()
  shape(font, run)
  return run.getGlyphInfosAndPositions().map(({ codepoint, xAdvance = 0, xOffset = 0, yOffset = 0 }) => ({
    ...{ codepoint, xAdvance, xOffset, yOffset },
  }))
}

function round(value: number): number {
  return Math.round(value * 10_000) / 10_000
}
