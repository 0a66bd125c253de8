export type Point = readonly [x: number, y: number]

/** The header images of articles are this large. */
export const sheet = { width: 1200, height: 675 } as const

/** A point at an angle (0 is up, clockwise) and a distance from another. */
export function around([x, y]: Point, angle: number, distance: number): Point {
  return [x + Math.sin(angle) * distance, y - Math.cos(angle) * distance]
}

export function between(a: Point, b: Point, share = 0.5): Point {
  return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share]
}

export function distanceOf(a: Point, b: Point): number {
  return Math.hypot(b[0] - a[0], b[1] - a[1])
}

export function polygon(center: Point, radius: number, corners: number, turn: number): Point[] {
  return Array.from({ length: corners }, (_, index) =>
    around(center, turn + (index / corners) * 2 * Math.PI, radius),
  )
}

/** A closed line at a distance inside a closed line that runs clockwise. */
export function inset(points: readonly Point[], distance: number): Point[] {
  const at = (index: number) => points[(index + points.length) % points.length] as Point
  return points.map((point, index) => {
    const [before, after] = [at(index - 1), at(index + 1)]
    const [u, v] = [direction(before, point), direction(point, after)]
    // Both edges are moved to their right; where they meet then is the new corner.
    const bend = 1 + u[0] * v[0] + u[1] * v[1]
    return [point[0] - (distance * (u[1] + v[1])) / bend, point[1] + (distance * (u[0] + v[0])) / bend]
  })
}

function direction(from: Point, to: Point): Point {
  const length = distanceOf(from, to)
  return [(to[0] - from[0]) / length, (to[1] - from[1]) / length]
}

/** SVG path data, in tenths of a unit. */
export function path(points: readonly Point[], end: '' | 'Z' = ''): string {
  return `M${points.map((point) => point.map(round).join(' ')).join('L')}${end}`
}

/** A curve through the points, as SVG path data (Catmull-Rom). */
export function curve(points: readonly Point[]): string {
  const [first = [0, 0]] = points
  const at = (index: number) => points[Math.max(0, Math.min(points.length - 1, index))] as Point
  const parts = points.slice(1).map((to, index) => {
    const from = at(index)
    const [before, after] = [at(index - 1), at(index + 2)]
    const control1: Point = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6]
    const control2: Point = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6]
    return `C${[...control1, ...control2, ...to].map(round).join(' ')}`
  })
  return `M${first.map(round).join(' ')}${parts.join('')}`
}

/** A circle as SVG path data. */
export function circle([x, y]: Point, radius: number): string {
  const [r, across] = [round(radius), round(2 * radius)]
  return `M${round(x - radius)} ${round(y)}a${r} ${r} 0 1 0 ${across} 0a${r} ${r} 0 1 0 -${across} 0`
}

/** To tenths; never the negative zero. */
export function round(value: number): number {
  return Math.round(value * 10) / 10 + 0
}
