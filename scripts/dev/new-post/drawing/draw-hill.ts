import { fortress } from './fortress.ts'
import { around, curve, inset, type Point, path, sheet } from './geometry.ts'
import type { Plan, Random } from './plan.ts'

/** A hill in contour lines with a fortress on it, and the way up. */
export function drawHill(random: Random): Plan {
  const isLeft = random() < 0.5
  const middle = sheet.width * (isLeft ? 0.62 : 0.38)
  const summit: Point = [middle + (random() - 0.5) * 120, 325 + (random() - 0.5) * 90]
  const waves = [0.2, 0.15, 0.1].map((most, index) => ({
    size: most * (0.4 + random() * 0.6),
    phase: random() * 2 * Math.PI,
    count: index + 2,
  }))
  const reach = (angle: number, level: number) => {
    const wave = waves.reduce(
      (sum, { size, phase, count }) => sum + size * Math.cos(count * angle + phase),
      0,
    )
    return 96 + level * 46 + wave * (60 + level * 38)
  }
  const line = (level: number) =>
    curve(
      Array.from({ length: 37 }, (_, index) => {
        const angle = (index / 36) * 2 * Math.PI
        return around(summit, angle, reach(angle, level))
      }),
    )
  const levels = Array.from({ length: 18 }, (_, index) => index + 1)
  const isStrong = (level: number) => level % 4 === 0
  const start = isLeft ? -Math.PI / 2 : Math.PI / 2
  const sweep = (random() < 0.5 ? 1 : -1) * (0.9 + random() * 0.5) * Math.PI
  const way = Array.from({ length: 25 }, (_, index) => {
    const share = index / 24
    return around(summit, start + sweep * share, 820 * (1 - share) ** 2.4)
  })
  const work = fortress(summit, 74, 5 + Math.floor(random() * 4), random() * Math.PI)
  return {
    faint: levels.filter((level) => !isStrong(level)).map(line),
    thin: [...levels.filter(isStrong).map(line), path(inset(work.wall, 7), 'Z')],
    dashed: [],
    main: [path(work.wall, 'Z')],
    accent: [curve(way)],
    stations: [way[9] as Point, way[14] as Point],
    goal: summit,
  }
}
