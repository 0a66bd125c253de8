import { createHash } from 'node:crypto'

type Point = readonly [x: number, y: number]
type Colours = Record<'band' | 'on-band' | 'on-band-soft' | 'band-accent', string>

const [width, height] = [1200, 675]
const turn = 2 * Math.PI

/**
 * The header image of a new article, as SVG: the survey plan of a fortress beside a hill, with the way of the surveyor.
 * The category decides the shape of the fortress, the title places, sizes and angles; the same two give the same image.
 */
export function drawHeader(title: string, category: string, colours: Colours): string {
  const random = createRandom(`${category}\n${title}`)
  const between = (least: number, most: number) => least + random() * (most - least)
  const fronts = 4 + Math.floor(createRandom(category)() * 5)
  const center: Point = [between(770, 860), between(310, 365)]
  const hill: Point = [between(190, 290), between(150, 250)]
  const radius = between(165, 195)
  const limb = radius * 1.5
  const entrance = turn * 0.71 + between(-0.25, 0.2)

  const half = turn / fronts / 2
  const angle = entrance + half
  const corners = Array.from({ length: fronts }, (_, index) => angle + 2 * half * index)
  /** The closed line through the same points at every corner, by their shares of `half` and of `radius`. */
  const around = (...points: Point[]) =>
    line(
      corners.flatMap((corner) => points.map(([a, r]) => polar(center, corner + a * half, r * radius))),
      'Z',
    )
  const wall = (s: number) =>
    around([-0.37, 0.64 * s], [-0.43, 0.79 * s], [0, s], [0.43, 0.79 * s], [0.37, 0.64 * s])
  const ticks = Array.from({ length: 72 }, (_, index) => {
    const [direction, length] = [angle + (index / 72) * turn, index % 6 === 0 ? 16 : 8]
    return line([polar(center, direction, limb), polar(center, direction, limb + length)])
  })
  const wave = [between(0, turn), between(0, turn), between(0.1, 0.16)] as const
  const contours = Array.from({ length: 8 }, (_, index) => {
    const angles = Array.from({ length: 60 }, (_, step) => (step / 60) * turn)
    const bend = (at: number) => 1 + wave[2] * (Math.sin(2 * at + wave[0]) + Math.sin(3 * at + wave[1]))
    return line(
      angles.map((at) => polar(hill, at, (index + 0.6) * 34 * bend(at))),
      'Z',
    )
  })

  const stations: Point[] = [
    [between(180, 230), between(490, 560)],
    [between(370, 420), between(400, 460)],
    polar(center, entrance, limb),
  ]
  const way: Point[] = [[0, between(540, 610)], ...stations, center]
  const sights = stations.flatMap((station) => [
    line([station, hill]),
    line([station, polar(center, angle, radius)]),
  ])
  const { band, 'on-band': light, 'on-band-soft': soft, 'band-accent': signal } = colours
  const pen = (lines: readonly string[], attributes: string) => `<path ${attributes} d="${lines.join('')}"/>`
  const thin = (opacity: number) => `stroke="${soft}" stroke-width="1.5" stroke-opacity="${opacity}"`
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" fill="none">`,
    `<path fill="${band}" d="M0 0h${width}v${height}H0z"/>`,
    pen(contours, thin(0.3)),
    pen(ticks, thin(0.35)),
    // What is below the fortress does not show through.
    dot(center, limb, `fill="${band}" ${thin(0.55)}`),
    pen([around([0, 1.22], [1, 1.14]), wall(0.93)], thin(0.55)),
    pen(sights, `stroke="${light}" stroke-width="1.5" stroke-opacity=".6" stroke-dasharray="2 8"`),
    pen([wall(1), around([0, 0.24])], `stroke="${light}" stroke-width="2.5"`),
    pen([line(way)], `stroke="${signal}" stroke-width="2.5" stroke-linejoin="round"`),
    ...stations.map((point) => dot(point, 6, `fill="${band}" stroke="${signal}" stroke-width="2.5"`)),
    dot(center, 7, `fill="${signal}"`),
    '</svg>\n',
  ].join('\n')
}

/** Numbers from 0 to 1 that look like chance and are the same for the same seed. */
function createRandom(seed: string): () => number {
  let count = 0
  return () => createHash('sha256').update(`${count++} ${seed}`).digest().readUInt32BE() / 2 ** 32
}

function polar([x, y]: Point, angle: number, distance: number): Point {
  return [x + Math.sin(angle) * distance, y - Math.cos(angle) * distance]
}

function line(points: readonly Point[], end: '' | 'Z' = ''): string {
  return `M${points.map((point) => point.map(Math.round).join(' ')).join('L')}${end}`
}

function dot([x, y]: Point, radius: number, attributes: string): string {
  return `<circle cx="${Math.round(x)}" cy="${Math.round(y)}" r="${Math.round(radius)}" ${attributes}/>`
}
