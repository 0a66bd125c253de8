import { readFile } from 'node:fs/promises'
import { readColours } from '../read-colours.ts'
import { loadTypesetter, type Typesetter } from './typesetter.ts'
import { wrapTitle } from './wrap-title.ts'

export const imageSize = { width: 1200, height: 630 } as const

/** What an image says; `label` stands above the title, `site` at the foot. */
export type ImageText = { title: string; label?: string; name: string; site: string }

const margin = 72
const titleSpace = { width: 700, height: 290, largest: 76, smallest: 34, lineHeight: 1.12 }

/** A function that draws an image of our design as SVG, all its text as outlines. */
export async function loadComposer(): Promise<(text: ImageText) => string> {
  const [strong, plain, colours, icon] = await Promise.all([
    loadTypesetter(600),
    loadTypesetter(500),
    readColours(),
    readFile('public/icon.svg', 'utf8'),
  ])
  const [, trace] = /<path d="([^"]+?)M16 30V16"/.exec(icon) ?? []
  if (trace === undefined) throw new Error('public/icon.svg: expected the trace with its line at the end')
  const { paper, ink, accent } = colours
  const ground = [
    `<rect width="${imageSize.width}" height="${imageSize.height}" fill="${paper}"/>`,
    `<g fill="none">`,
    nested(trace, 15.6, colours['line-strong'], 1.5),
    nested(trace, 9.4, ink, 3),
    `<path d="M${centre.x} ${imageSize.height}V${centre.y}" stroke="${accent}" stroke-width="5"/>`,
    `<g transform="translate(${margin} 60) scale(1.75)" stroke-width="2.5">`,
    `<path d="${trace}" stroke="${ink}"/><path d="M16 30V16" stroke="${accent}"/></g></g>`,
    `<circle cx="${centre.x}" cy="${centre.y}" r="9" fill="${accent}"/>`,
  ].join('')

  return ({ title, label = '', name, site }) => {
    const { size, lines } = wrapTitle(strong.printable(title), titleSpace, strong.measure)
    // The title stands on the same line whatever its length; what is above it moves.
    const foot = 500
    const first = foot - (lines.length - 1) * size * titleSpace.lineHeight
    return [
      `<svg xmlns="http://www.w3.org/2000/svg" width="${imageSize.width}" height="${imageSize.height}">`,
      ground,
      text(fitLine(strong, name, 34, 560), margin + 74, 100, ink),
      text(
        fitLine(plain, label, 26, titleSpace.width),
        margin,
        first - size * 0.72 - 30,
        colours['accent-text'],
      ),
      ...lines.map((line, index) =>
        text(strong.draw(line, size), margin, first + index * size * titleSpace.lineHeight, ink),
      ),
      text(fitLine(plain, site, 26, titleSpace.width), margin, 576, colours['ink-soft']),
      '</svg>',
    ].join('')
  }
}

const centre = { x: 1000, y: 315 }

function nested(trace: string, scale: number, colour: string, width: number): string {
  const transform = `translate(${centre.x - 16 * scale} ${centre.y - 16 * scale}) scale(${scale})`
  return `<path transform="${transform}" d="${trace}" stroke="${colour}" stroke-width="${width / scale}"/>`
}

/** One line, made smaller where it would be too wide. */
function fitLine(setter: Typesetter, line: string, size: number, width: number): string {
  const printable = setter.printable(line)
  if (printable === '') return ''
  return setter.draw(printable, Math.min(size, (size * width) / setter.measure(printable, size)))
}

function text(outlines: string, x: number, y: number, colour: string): string {
  return outlines && `<g transform="translate(${x} ${Math.round(y)})" fill="${colour}">${outlines}</g>`
}
