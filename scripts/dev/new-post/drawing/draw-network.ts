import { fortress } from './fortress.ts'
import { around, circle, curve, type Point, path, polygon } from './geometry.ts'
import type { Plan, Random } from './plan.ts'

const columns = 6
const rows = 3

/** A net of stations that see their neighbours, and one chain of sights through it. */
export function drawNetwork(random: Random): Plan {
  const net = Array.from({ length: rows }, (_, row) =>
    Array.from(
      { length: columns },
      (_, column): Point => [
        70 + (column + (row % 2) / 2) * 192 + (random() - 0.5) * 76,
        134 + row * 204 + (random() - 0.5) * 80,
      ],
    ),
  )
  const at = (row: number, column: number) => net[row]?.[column]
  const sights = net.flatMap((stations, row) =>
    stations.flatMap((from, column) => {
      const below = row % 2 === 0 ? [column - 1, column] : [column, column + 1]
      const seen = [at(row, column + 1), ...below.map((next) => at(row + 1, next))]
      return seen.flatMap((to) => (to ? path([from, to]) : []))
    }),
  )
  const chain = findChain(net, random)
  const goal = chain.at(-1) as Point
  const work = fortress(goal, 60, 5 + Math.floor(random() * 3), random() * Math.PI)
  const marks = net.flat().filter((point) => !chain.includes(point))
  const summit: Point = [200 + random() * 800, 120 + random() * 400]
  return {
    faint: Array.from({ length: 9 }, (_, ring) => contour(summit, 60 + ring * 78, ring * 0.12)),
    thin: sights,
    dashed: [circle(goal, 92)],
    main: [path(work.wall, 'Z'), ...marks.map((point) => path(polygon(point, 11, 3, 0), 'Z'))],
    accent: [path([[0, (chain[0] as Point)[1]], ...chain])],
    stations: chain.slice(0, -1),
    goal,
  }
}

/** From the left to the right, from each station to one that it sees. */
function findChain(net: readonly (readonly Point[])[], random: Random): Point[] {
  let [row, column] = [Math.floor(random() * rows), 0]
  const chain: Point[] = []
  for (;;) {
    chain.push(net[row]?.[column] as Point)
    if (column === columns - 2) return chain
    const step = random() < 0.5 ? -1 : 1
    const isStraight = random() < 0.3 || net[row + step] === undefined
    // To the right a shifted row sees the next column of its neighbours, the others the same one.
    if (isStraight || row % 2 === 1) column++
    if (!isStraight) row += step
  }
}

/** A closed line around a summit. */
function contour(summit: Point, radius: number, phase: number): string {
  return curve(
    Array.from({ length: 33 }, (_, index) => {
      const angle = (index / 32) * 2 * Math.PI
      const wave = 0.1 * Math.cos(2 * angle + phase) + 0.06 * Math.sin(3 * angle + phase)
      return around(summit, angle, radius * (1 + wave))
    }),
  )
}
