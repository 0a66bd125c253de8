import { expect, test } from 'vitest'
import { readOptions } from './read-options.ts'

test('without options this site alone is built, with three counts of posts', () => {
  expect(readOptions([])).toEqual({ counts: [10, 1000, 10_000], hasPeers: false })
})

test('the counts are chosen, and the fewest posts come first', () => {
  expect(readOptions(['--posts', '1000, 10,1000', '--peers'])).toEqual({ counts: [10, 1000], hasPeers: true })
})

test.each(['0', '-1', '1.5', 'ten', '', '10,,20', 'Infinity'])('%j is no count of posts', (posts) => {
  expect(() => readOptions([`--posts=${posts}`])).toThrow(
    `--posts: expected numbers such as 10,1000, found "${posts}"`,
  )
})
