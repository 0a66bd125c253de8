import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { keepNewest } from './remove-oldest.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'newest-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

test('the newest files and folders stay', () => {
  for (const [index, name] of ['c', 'a', 'd', 'b'].entries()) {
    mkdirSync(join(folder, name))
    writeFileSync(join(folder, name, 'file'), '')
    utimesSync(join(folder, name), index, index)
  }
  keepNewest(folder, 5)
  expect(readdirSync(folder).sort()).toEqual(['a', 'b', 'c', 'd'])
  keepNewest(folder, 2)
  expect(readdirSync(folder).sort()).toEqual(['b', 'd'])
})

test('where there is no folder there is nothing to do', () => {
  keepNewest(join(folder, 'none'), 2)
  expect(readdirSync(folder)).toEqual([])
})
