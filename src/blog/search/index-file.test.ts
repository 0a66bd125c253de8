import { expect, test } from 'vitest'
import { searchFileName } from './index-file.ts'

test('the name of a file of the index fits every file system, whatever its terms begin with', () => {
  const names = { '': '0', b: '1-b', con: '3-con', ø: '1-_f8_', aбb: '3-a_431_b', 𐐷: '1-_10437_' }
  expect(Object.keys(names).map(searchFileName)).toEqual(Object.values(names))
  const longest = `${searchFileName('\u{1e900}'.repeat(30))}.json`
  expect(longest).toMatch(/^[0-9a-z._-]{30,255}$/)
})
