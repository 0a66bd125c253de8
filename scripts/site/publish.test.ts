import { expect, test } from 'vitest'
import { refuseSameNames } from './publish.ts'

test('a public file must not have the name of another one, unless both are the same', () => {
  const file = (name: string, version: string) => ({ name, version })
  const files = [file('robots.txt', 'ours'), file('og/a.png', 'a'), file('og/a.png', 'a')]
  expect(() => refuseSameNames(files)).not.toThrow()
  expect(() => refuseSameNames([...files, file('robots.txt', 'built')])).toThrow('public/robots.txt')
})
