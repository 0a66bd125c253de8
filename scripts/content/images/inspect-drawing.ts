import { VFileMessage } from 'vfile-message'
import { imageFaults } from '../messages.ts'
import { sanitizeDrawing } from './sanitize-drawing.ts'

export type Drawing = {
  kind: 'drawing'
  width: number
  height: number
  /** The fonts of its text depend on the machine, so it must not be rendered to pixels. */
  hasText: boolean
  /** Firefox applies the site's policy to styles in drawings, so it must be rendered to pixels. */
  hasStyles: boolean
}

/** What is to know of an SVG, and the SVG as it may be published; throws a `VFileMessage` if it cannot be. */
export function inspectDrawing(bytes: Buffer): { drawing: Drawing; svg: string } {
  const { svg, root, hasText, hasStyles } = sanitizeDrawing(bytes)
  if (hasText && hasStyles) throw new VFileMessage(imageFaults.textWithStyles)
  const size = sizeOf(root)
  if (size === undefined) throw new VFileMessage(imageFaults.noSize)
  return { drawing: { kind: 'drawing', ...size, hasText, hasStyles }, svg }
}

/** CSS pixels of a unit; of those that depend on the page there are none. */
const units: Record<string, number> = {
  ...{ '': 1, px: 1, pt: 4 / 3, pc: 16, in: 96, cm: 96 / 2.54, mm: 96 / 25.4 },
}

/** In CSS pixels; `undefined` if an SVG with these attributes has the size of whatever shows it. */
export function sizeOf(root: ReadonlyMap<string, string>): { width: number; height: number } | undefined {
  const lengthOf = (name: string) => {
    // Takes linear time for any number of digits.
    const length = /^((?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?)([a-z]*)$/i.exec(root.get(name)?.trim() ?? '')
    const [, number, unit = ''] = length ?? []
    return Number(number) * (units[unit.toLowerCase()] ?? Number.NaN)
  }
  const box = (root.get('viewBox') ?? '').trim().split(/[\s,]+/)
  const sizes = [[lengthOf('width'), lengthOf('height')], box.slice(2).map(Number)]
  for (const [across = 0, down = 0] of sizes) {
    const isSize = Math.min(across, down) >= 1 && Number.isFinite(across + down)
    if (isSize) return { width: Math.round(across), height: Math.round(down) }
  }
  return undefined
}
