import { expect, test } from 'vitest'
import { bastioned, counterscarp, hatch, type Point, polygon } from './trace.ts'

const square = [0, 70, 70, 0].map((x, index): Point => [x, index < 2 ? 0 : 70])
const pointsOf = (path: string) =>
  [...path.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)] as const)

test('a polygon begins at the top and goes clockwise', () => {
  const corners = polygon([10, 10], 10, 4).map((point) => point.map(Math.round).join(' '))
  expect(corners).toEqual(['10 0', '20 10', '10 20', '0 10'])
})

test('a trace has its corners and is within them, and its ditch goes around it', () => {
  const isOutside = ([x, y]: Point) => x < 0 || x > 70 || y < 0 || y > 70
  const trace = pointsOf(bastioned(square))
  expect([trace.length, trace.filter(isOutside)]).toEqual([4 * 5, []])
  expect(trace).toEqual(expect.arrayContaining(square))
  expect(pointsOf(counterscarp(square, 10)).filter(isOutside).length).toBe(8)
})

test('hatching stays in its rectangle', () => {
  const points = pointsOf(hatch(10, 20, 30, 12, 5))
  expect(points.length).toBe(2 * 8)
  expect(points.filter(([x, y]) => x < 10 || x > 40 || y < 20 || y > 32)).toEqual([])
})
