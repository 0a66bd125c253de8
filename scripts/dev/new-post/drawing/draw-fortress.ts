import { fortress, scale, ticks } from './fortress.ts'
import { around, between, circle, inset, type Point, path, polygon, sheet } from './geometry.ts'
import type { Plan, Random } from './plan.ts'

/** One fortress in the circle of an instrument, and the way in. */
export function drawFortress(random: Random): Plan {
  const fronts = 5 + Math.floor(random() * 4)
  const isLeft = random() < 0.5
  const center: Point = [sheet.width * (isLeft ? 0.58 : 0.42) + (random() - 0.5) * 80, sheet.height / 2]
  // The last curtain faces the side from which the way comes.
  const side = isLeft ? -Math.PI / 2 : Math.PI / 2
  const turn = side + Math.PI / fronts
  const { wall, gates, ravelins, glacis } = fortress(center, 205, fronts, turn)
  const core = polygon(center, 44, fronts, turn + Math.PI / fronts)
  const limb = 300
  const gate = gates.at(-1) as Point
  const [corner, tip] = ravelins.at(-1) as [Point, Point]
  // A way never leads straight to a gate: it goes round the work before it.
  const isAbove = random() < 0.5 ? -1 : 1
  const aside = center[1] + isAbove * (Math.abs(corner[1] - center[1]) + 16)
  const outside = around(tip, side, 34)
  const inside = between(gate, corner, 0.45)[0]
  const way: Point[] = [
    [isLeft ? 0 : sheet.width, center[1]],
    [outside[0], center[1]],
    [outside[0], aside],
    [inside, aside],
    [inside, center[1]],
    center,
  ]
  return {
    faint: [
      ...ticks(center, limb, 72, 7).map((stroke) => path(stroke)),
      ...gates.map((point, index) => path([core[index] as Point, point])),
      path(scale(glacis, center, 1.07), 'Z'),
    ],
    thin: [
      circle(center, limb),
      path(glacis, 'Z'),
      path(inset(wall, 11), 'Z'),
      path(core, 'Z'),
      ...ravelins.map((points) => path(points, 'Z')),
    ],
    dashed: gates.slice(0, -1).map((point) => {
      const direction = Math.atan2(point[0] - center[0], center[1] - point[1])
      return path([around(center, direction, limb + 24), around(center, direction, 900)])
    }),
    main: [path(wall, 'Z')],
    accent: [path(way)],
    stations: [way[1] as Point, [inside, aside]],
    goal: center,
  }
}
