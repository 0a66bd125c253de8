import { hash } from 'node:crypto'

type Colours = Record<'band' | 'on-band-soft' | 'band-accent', string>

const [width, height] = [1200, 675]

/**
 * The header image of a new article, as SVG: outlines within each other, as on a plan. The category decides their
 * corners, the title their place and turn; the same two give the same image.
 */
export function drawHeader(title: string, category: string, colours: Colours): string {
  const [kind = 0] = hash('sha256', category, 'buffer')
  const corners = 4 + (kind % 5)
  const numbers = [...hash('sha256', `${category}\n${title}`, 'buffer')].map((byte) => byte / 256)
  const [across = 0, down = 0, start = 0, twist = 0] = numbers
  const [x, y] = [width * (0.45 + 0.35 * across), height * (0.4 + 0.2 * down)]
  /** The outline at a distance from the middle; each is turned a little further than the one in it. */
  const outline = (radius: number) => {
    const points = Array.from({ length: corners }, (_, corner) => {
      const angle = (2 * Math.PI * (corner + start + (radius / width) * (twist - 0.5))) / corners
      return `${Math.round(x + Math.sin(angle) * radius)} ${Math.round(y - Math.cos(angle) * radius)}`
    })
    return `M${points.join('L')}Z`
  }
  const outlines = Array.from({ length: 40 }, (_, index) => outline((index + 1) * 36))
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" fill="none">`,
    `<path fill="${colours.band}" d="M0 0h${width}v${height}H0z"/>`,
    `<path stroke="${colours['on-band-soft']}" stroke-width="1.5" stroke-opacity=".4" d="${outlines.join('')}"/>`,
    `<path stroke="${colours['band-accent']}" stroke-width="4" d="${outlines[5]}"/>`,
    '</svg>\n',
  ].join('\n')
}
