import { around, between, distanceOf, type Point, polygon } from './geometry.ts'

export type Fortress = {
  center: Point
  /** The wall, with its bastions. */
  wall: Point[]
  /** The middle of each curtain: where gates are. */
  gates: Point[]
  /** The works before the curtains, tip in the middle. */
  ravelins: Point[][]
  /** The outline of the slope before all works. */
  glacis: Point[]
}

/**
 * A fortress of Vauban's first system: the perpendicular on each side of a polygon gives the lines of defence,
 * faces take two sevenths of the side, and a flank ends where the shoulder's distance meets the other line.
 */
export function fortress(center: Point, radius: number, fronts: number, turn: number): Fortress {
  const tips = polygon(center, radius, fronts, turn)
  const wall: Point[] = []
  const gates: Point[] = []
  const ravelins: Point[][] = []
  const glacis: Point[] = []
  for (const [index, a] of tips.entries()) {
    const b = tips[(index + 1) % fronts] as Point
    const side = distanceOf(a, b)
    const middle = between(a, b)
    const depth = side / (fronts < 5 ? 8 : fronts < 6 ? 7 : 6)
    const inner = between(middle, center, depth / distanceOf(middle, center))
    const face = (side * 2) / 7 / distanceOf(a, inner)
    const [shoulderA, shoulderB] = [between(a, inner, face), between(b, inner, face)]
    const reach = distanceOf(shoulderA, shoulderB) / distanceOf(shoulderA, inner)
    const [flankA, flankB] = [between(shoulderB, inner, reach), between(shoulderA, inner, reach)]
    wall.push(a, shoulderA, flankA, flankB, shoulderB)
    gates.push(between(flankA, flankB))
    const outward = (share: number) => between(middle, center, (-share * side) / distanceOf(middle, center))
    const foot = outward(0.01)
    ravelins.push([between(foot, shoulderA, 0.62), outward(0.25), between(foot, shoulderB, 0.62)])
    glacis.push(between(center, a, 1.2), outward(0.4))
  }
  return { center, wall, gates, ravelins, glacis }
}

/** The same outline, nearer to its centre or farther from it. */
export function scale(points: readonly Point[], center: Point, share: number): Point[] {
  return points.map((point) => between(center, point, share))
}

/** Short strokes on a circle, as on the limb of a theodolite: `count` in all, every sixth longer. */
export function ticks(center: Point, radius: number, count: number, length: number): Point[][] {
  return Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * 2 * Math.PI
    const end = radius + length * (index % 6 === 0 ? 2 : 1)
    return [around(center, angle, radius), around(center, angle, end)]
  })
}

/** Parallel strokes in the ring between two circles. */
export function hatching(center: Point, inner: number, outer: number, angle: number, gap: number): Point[][] {
  const strokes: Point[][] = []
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const at = (along: number, aside: number): Point => [
    center[0] + along * cos - aside * sin,
    center[1] + along * sin + aside * cos,
  ]
  for (let aside = gap / 2 - outer; aside < outer; aside += gap) {
    const far = Math.sqrt(outer ** 2 - aside ** 2)
    const near = Math.abs(aside) < inner ? Math.sqrt(inner ** 2 - aside ** 2) : 0
    if (near === 0) strokes.push([at(-far, aside), at(far, aside)])
    else strokes.push([at(-far, aside), at(-near, aside)], [at(near, aside), at(far, aside)])
  }
  return strokes
}
