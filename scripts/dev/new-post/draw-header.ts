import { drawFortress } from './drawing/draw-fortress.ts'
import { drawHill } from './drawing/draw-hill.ts'
import { drawNetwork } from './drawing/draw-network.ts'
import { drawRiver } from './drawing/draw-river.ts'
import { type Point, round, sheet } from './drawing/geometry.ts'
import { createRandom } from './random.ts'

type Colours = Record<'band' | 'on-band' | 'on-band-soft' | 'band-accent', string>

const plans = [drawFortress, drawRiver, drawNetwork, drawHill] as const

/**
 * The header image of a new article, as SVG: a survey plan. The category chooses the kind of plan, category and
 * title all the rest; the same two give the same image.
 */
export function drawHeader(title: string, category: string, colours: Colours): string {
  const draw = plans[Math.floor(createRandom(category)() * plans.length)] ?? drawFortress
  const { faint, thin, dashed, main, accent, stations, goal } = draw(createRandom(`${category}\n${title}`))
  const { width, height } = sheet
  const size = `viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"`
  const { band, 'on-band': light, 'on-band-soft': soft, 'band-accent': signal } = colours
  const stroke = (lines: readonly string[], attributes: string) =>
    lines.length === 0 ? [] : [`<path ${attributes} d="${lines.join('')}"/>`]
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" ${size} fill="none">`,
    `<path fill="${band}" d="M0 0h${width}v${height}H0z"/>`,
    ...stroke(faint, `stroke="${soft}" stroke-width="1.5" stroke-opacity=".25"`),
    ...stroke(thin, `stroke="${soft}" stroke-width="1.5" stroke-opacity=".55"`),
    ...stroke(dashed, `stroke="${light}" stroke-width="1.5" stroke-opacity=".7" stroke-dasharray="2 8"`),
    ...stroke(main, `stroke="${light}" stroke-width="2.5"`),
    ...stroke(accent, `stroke="${signal}" stroke-width="2.5" stroke-linejoin="round"`),
    ...stations.map((point) => dot(point, 6, `fill="${band}" stroke="${signal}" stroke-width="2.5"`)),
    dot(goal, 7, `fill="${signal}"`),
    '</svg>\n',
  ].join('\n')
}

function dot([x, y]: Point, radius: number, attributes: string): string {
  return `<circle cx="${round(x)}" cy="${round(y)}" r="${radius}" ${attributes}/>`
}
