import { expect, test } from 'vitest'
import { bastioned, counterscarp, hatch, type Point, polygon } from './trace.ts'

const square: Point[] = [
  [0, 0],
  [70, 0],
  [70, 70],
  [0, 70],
]
const pointsOf = (path: string) =>
  [...path.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)])

test('a polygon begins at the top and goes clockwise', () => {
  const [top, right] = polygon([10, 10], 10, 4)
  expect(top?.map(Math.round)).toEqual([10, 0])
  expect(right?.map(Math.round)).toEqual([20, 10])
})

test('a trace has its corners as points of its bastions, and everything else within them', () => {
  const points = pointsOf(bastioned(square))
  expect(points.length).toBe(4 * 5)
  for (const corner of square) expect(points).toContainEqual(corner)
  for (const value of points.flat()) expect(value >= 0 && value <= 70).toBe(true)
})

test('a ditch goes around its trace', () => {
  const outside = pointsOf(counterscarp(square, 10)).filter(
    ([x = 0, y = 0]) => x < 0 || x > 70 || y < 0 || y > 70,
  )
  expect(outside.length).toBe(8)
})

test('hatching stays in its rectangle', () => {
  const points = pointsOf(hatch(10, 20, 30, 12, 5))
  expect(points.length).toBe(2 * 8)
  for (const [x = 0, y = 0] of points) expect([x >= 10 && x <= 40, y >= 20 && y <= 32]).toEqual([true, true])
})
