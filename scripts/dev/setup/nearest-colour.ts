import {
  clampChroma,
  converter,
  formatHex,
  modeLrgb,
  modeOklch,
  modeRgb,
  type Oklch,
  useMode as register,
} from 'culori/fn'
import { findLowContrast } from '../../../src/brand/colours.ts'
import type { Brand } from '../../../src/company/facts-schema.ts'

for (const mode of [modeRgb, modeLrgb, modeOklch]) register(mode as typeof modeRgb)
const toOklch = converter('oklch')

/** The accent colour of the same hue with the nearest lightness whose contrasts are high enough. */
export function nearestColour(seeds: Brand['colours']): string {
  const { l, c, h = 0 } = toOklch(seeds.accent) as Oklch
  const steps = Array.from({ length: 100 }, (_, index) => (index + 1) / 100)
  const candidates = steps
    .flatMap((step) => [l - step, l + step])
    .filter((lightness) => lightness >= 0 && lightness <= 1)
    .map((lightness) => formatHex(clampChroma({ mode: 'oklch', l: lightness, c, h }, 'oklch')))
  return candidates.find((accent) => findLowContrast({ ...seeds, accent }).length === 0) ?? seeds.ink
}
