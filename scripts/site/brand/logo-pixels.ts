import { Resvg } from '@resvg/resvg-js'

/** What a drawing looks like: four bytes per pixel, the colours multiplied by the opacity. */
export type Pixels = { data: Buffer; width: number; height: number }

/** A part of a drawing, as fractions of its size. */
export type Box = { left: number; top: number; right: number; bottom: number }

/** Draws an SVG without text, its longer side in this many pixels. */
export function drawPixels(svg: string, longerSide = 240): Pixels {
  const { width, height } = new Resvg(svg)
  const fitTo = { mode: width < height ? 'height' : 'width', value: longerSide } as const
  const image = new Resvg(svg, { fitTo, font: { loadSystemFonts: false } }).render()
  return { data: image.pixels, width: image.width, height: image.height }
}

/** An alpha below this is nothing that anybody sees. */
const faint = 16

const isVisible = ({ data, width }: Pixels, x: number, y: number) =>
  (data[4 * (y * width + x) + 3] as number) >= faint

/** Which columns of a drawing have something, between two of its rows. */
function filledColumns(pixels: Pixels, top = 0, bottom = pixels.height): boolean[] {
  const rows = Array.from({ length: bottom - top }, (_, index) => top + index)
  return Array.from({ length: pixels.width }, (_, x) => rows.some((y) => isVisible(pixels, x, y)))
}

function filledRows(pixels: Pixels, left = 0, right = pixels.width): boolean[] {
  const columns = Array.from({ length: right - left }, (_, index) => left + index)
  return Array.from({ length: pixels.height }, (_, y) => columns.some((x) => isVisible(pixels, x, y)))
}

/** Where something can be seen; `undefined` for an empty drawing. */
export function visibleBox(pixels: Pixels): Box | undefined {
  const [columns, rows] = [filledColumns(pixels), filledRows(pixels)]
  if (!columns.includes(true)) return undefined
  return {
    left: columns.indexOf(true) / pixels.width,
    top: rows.indexOf(true) / pixels.height,
    right: (columns.lastIndexOf(true) + 1) / pixels.width,
    bottom: (rows.lastIndexOf(true) + 1) / pixels.height,
  }
}

/** The first part of a wide drawing, up to a gap, if it is about as wide as high: the mark before a name, or its initial. */
export function firstSquare(pixels: Pixels): Box | undefined {
  const columns = filledColumns(pixels)
  const left = columns.indexOf(true)
  const right = columns.indexOf(false, left)
  if (left === -1 || right === -1) return undefined
  const rows = filledRows(pixels, left, right)
  const [top, bottom] = [rows.indexOf(true), rows.lastIndexOf(true) + 1]
  const [width, height] = [right - left, bottom - top]
  if (height < 0.6 * pixels.height || width < 0.6 * height || width > 1.5 * height) return undefined
  return {
    left: left / pixels.width,
    top: top / pixels.height,
    right: right / pixels.width,
    bottom: bottom / pixels.height,
  }
}

/** Two colours that a glance tells apart: white and yellow do, black and navy do not. */
const leastContrast = 1.4

/** Whether much of a drawing cannot be seen on a ground, although it can be on another one. */
export function vanishesOn(pixels: Pixels, ground: string): boolean {
  const best = Math.max(...['#ffffff', '#000000'].map((colour) => countEdges(pixels, colour)))
  return countEdges(pixels, ground) < 0.75 * best
}

/** How many pairs of near pixels can be told apart on a ground. */
function countEdges({ data, width, height }: Pixels, ground: string): number {
  const behind = [1, 3, 5].map((start) => Number.parseInt(ground.slice(start, start + 2), 16))
  const luminances = new Float64Array(width * height)
  for (const index of luminances.keys()) {
    const transparent = 1 - (data[4 * index + 3] as number) / 255
    for (const [channel, weight] of weights.entries()) {
      const value = (data[4 * index + channel] as number) + transparent * (behind[channel] as number)
      luminances[index] = (luminances[index] as number) + weight * linear(value / 255)
    }
  }
  // Two pixels away, since edges are soft.
  return countSteps(luminances, 2) + countSteps(luminances, 2 * width)
}

/** Of red, green and blue in how bright a colour is, as in WCAG 2.2. */
const weights = [0.2126, 0.7152, 0.0722]

function linear(share: number): number {
  return share <= 0.04045 ? share / 12.92 : ((Math.min(1, share) + 0.055) / 1.055) ** 2.4
}

function countSteps(luminances: Float64Array, step: number): number {
  let count = 0
  for (let index = step; index < luminances.length; index++) {
    const [one, other] = [luminances[index] as number, luminances[index - step] as number]
    if ((Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05) >= leastContrast) count++
  }
  return count
}
