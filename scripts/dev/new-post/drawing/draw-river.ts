import { fortress, hatching, scale } from './fortress.ts'
import { between, circle, curve, distanceOf, inset, type Point, path, sheet } from './geometry.ts'
import type { Plan, Random } from './plan.ts'

/** Fortresses on two banks of a river that see each other. */
export function drawRiver(random: Random): Plan {
  const isMirrored = random() < 0.5
  const place = (x: number, y: number): Point => [isMirrored ? sheet.width - x : x, y]
  const jitter = (range: number) => (random() - 0.5) * range
  const build = (x: number, y: number, radius: number) =>
    fortress(place(x, y), radius, 5 + Math.floor(random() * 3), random() * Math.PI)
  const far = build(955 + jitter(90), 340 + jitter(160), 115)
  const near = [build(200 + jitter(40), 185 + jitter(40), 92), build(410 + jitter(40), 490 + jitter(30), 92)]
  const bends = Array.from({ length: 6 }, (_, index) => place(690 + jitter(130), index * 160 - 60))
  const bank = (offset: number) => curve(bends.map(([x, y]) => [x + offset, y] as const))
  const ring = 150
  return {
    faint: [
      ...[-64, 64].map(bank),
      ...near.flatMap(({ center }, index) =>
        hatching(center, 126, ring, index === 0 ? Math.PI / 4 : 0, 9).map((stroke) => path(stroke)),
      ),
    ],
    thin: [
      ...[-40, 40].map(bank),
      ...near.flatMap(({ center, wall, glacis }) => [
        path(scale(glacis, center, 0.97), 'Z'),
        path(inset(wall, 8), 'Z'),
        circle(center, ring),
        circle(center, 126),
      ]),
    ],
    dashed: near.map(({ center }) => {
      const distance = distanceOf(center, far.center)
      return path([
        between(center, far.center, (ring + 12) / distance),
        between(far.center, center, (ring + 12) / distance),
      ])
    }),
    main: [...[-19, 19].map(bank), ...near.map(({ wall }) => path(wall, 'Z'))],
    accent: [
      path(far.wall, 'Z'),
      path(scale(far.glacis, far.center, 0.97), 'Z'),
      path(inset(far.wall, 9), 'Z'),
    ],
    stations: near.map(({ center }) => center),
    goal: far.center,
  }
}
