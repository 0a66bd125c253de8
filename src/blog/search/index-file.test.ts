import { describe, expect, test } from 'vitest'
import { searchFileName } from './index-file.ts'

describe('the name of a file of the index', () => {
  test.each([
    ['', '0'],
    ['b', '1-b'],
    ['con', '3-con'],
    ['com1', '4-com1'],
    ['ø', '1-_f8_'],
    ['aбb', '3-a_431_b'],
    ['𐐷', '1-_10437_'],
  ])('of terms that begin with %j is %s', (prefix, name) => {
    expect(searchFileName(prefix)).toBe(name)
  })

  test('fits every file system, however long the term', () => {
    const name = `${searchFileName('\u{1e900}'.repeat(30))}.json`
    expect(name.length).toBeLessThan(256)
    expect(name).toMatch(/^[0-9a-z._-]+$/)
  })
})
