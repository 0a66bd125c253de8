import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../tests/support/temporary-folder.ts'
import { sourceKey } from './source-hash.ts'

const folder = temporaryFolder()
const write = (name: string, text: string) => writeFileSync(join(folder, name), text)
const key = () => sourceKey([join(folder, 'in'), join(folder, 'lock.json')])

test('the key changes with names and contents of files, and not with tests beside them; a missing path is an error', () => {
  write('lock.json', '')
  mkdirSync(join(folder, 'in'))
  const changes = [
    () => write('in/a.ts', 'one'),
    () => write('lock.json', '{}'),
    () => write('in/a.ts', 'two'),
    () => write('in/b.ts', ''),
    () => [write('in/a.ts', 'tw'), write('in/b.ts', 'o')],
    () => [rmSync(join(folder, 'in/b.ts')), write('in/c.ts', 'o')],
  ]
  const keys = changes.map((change) => {
    change()
    return key()
  })
  expect(new Set(keys).size).toBe(changes.length)
  write('in/a.test.ts', 'test')
  expect(key()).toBe(keys.at(-1))
  expect(() => sourceKey([join(folder, 'gone')])).toThrow('ENOENT')
})
