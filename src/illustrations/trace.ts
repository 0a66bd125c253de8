/** What the plans have in common: traces after Vauban, ditches, hatching, and points as path data. */
export type Point = readonly [x: number, y: number]

const round = (value: number) => Math.round(value * 10) / 10

/** Path data of straight lines through points. */
export function line(points: readonly Point[], end: 'z' | '' = ''): string {
  return `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}${end}`
}

/** A point of a circle; angles are degrees, clockwise from the top. */
export function onCircle([x, y]: Point, radius: number, angle: number): Point {
  const radians = (angle * Math.PI) / 180
  return [x + radius * Math.sin(radians), y - radius * Math.cos(radians)]
}

/** The corners of a regular polygon, clockwise. */
export function polygon(centre: Point, radius: number, sides: number, turn = 0): Point[] {
  return Array.from({ length: sides }, (_, index) => onCircle(centre, radius, turn + (index * 360) / sides))
}

/**
 * A bastioned trace around corners, clockwise: from each corner a face points at the perpendicular of its front, and a
 * flank stands on the neighbour's line of defence.
 *
 * @param depth of the perpendicular, as a part of the front
 */
export function bastioned(corners: readonly Point[], depth = 1 / 7, face = 0.3): string {
  const points = corners.flatMap((corner, index) => {
    const next = corners[(index + 1) % corners.length] ?? corner
    const [dx, dy] = [next[0] - corner[0], next[1] - corner[1]]
    const middle: Point = [(corner[0] + next[0]) / 2 - dy * depth, (corner[1] + next[1]) / 2 + dx * depth]
    const shoulder = between(corner, middle, face * 2)
    const otherShoulder = between(next, middle, face * 2)
    return [
      corner,
      shoulder,
      foot(shoulder, next, middle),
      foot(otherShoulder, corner, middle),
      otherShoulder,
    ]
  })
  return line(points, 'z')
}

/** The outer edge of the ditch around a trace: it goes round the bastions and draws in before the fronts. */
export function counterscarp(corners: readonly Point[], width: number): string {
  const sum = corners.reduce<Point>(([a, b], [x, y]) => [a + x, b + y], [0, 0])
  const centre: Point = [sum[0] / corners.length, sum[1] / corners.length]
  const outside = (point: Point, by: number) => {
    const distance = Math.hypot(point[0] - centre[0], point[1] - centre[1])
    return between(centre, point, 1 + by / distance)
  }
  return line(
    corners.flatMap((corner, index) => {
      const next = corners[(index + 1) % corners.length] ?? corner
      return [outside(corner, width * 1.3), outside(between(corner, next, 0.5), width * 0.35)]
    }),
    'z',
  )
}

/** Lines at 45 degrees in a rectangle. */
export function hatch(x: number, y: number, width: number, height: number, step = 8): string {
  const lines: string[] = []
  for (let sum = step; sum < width + height; sum += step) {
    const from: Point = [x + Math.max(0, sum - height), y + Math.min(sum, height)]
    lines.push(line([from, [x + Math.min(sum, width), y + Math.max(0, sum - width)]]))
  }
  return lines.join('')
}

/** The marks of a scale that lies flat: short ones up from `y`, and a longer one at every `long`. */
export function ticks(x: number, y: number, part: number, count: number, long = 5, height = 8): string {
  return Array.from({ length: count + 1 }, (_, index) => {
    return `M${round(x + index * part)} ${y}v${index % long === 0 ? -2 * height : -height}`
  }).join('')
}

function between(from: Point, to: Point, part: number): Point {
  return [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part]
}

/** The foot of the perpendicular from a point to the straight line through two others. */
function foot([x, y]: Point, from: Point, to: Point): Point {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  return between(from, to, ((x - from[0]) * dx + (y - from[1]) * dy) / (dx * dx + dy * dy))
}
