import { expect, test } from 'vitest'
import { focusName, focusPlaces } from './focus.ts'

test.each([
  [undefined, undefined],
  [[50, 50], undefined],
  [[45, 60], undefined],
  [[0, 50], '0 50'],
  [[20, 90], '25 100'],
  [[100, 10], '100 0'],
] as const)('what stays in view at %j is called %j, which the styles know', (focus, name) => {
  expect(focusName(focus)).toBe(name)
  const [x, y] = name?.split(' ') ?? []
  if (x !== undefined && x !== '50') expect(focusPlaces).toContain(`[data-focus^='${x} ']`)
  if (y !== undefined && y !== '50') expect(focusPlaces).toContain(`[data-focus$=' ${y}']`)
})
