import { writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../tests/support/temporary-folder.ts'
import { findBrowser } from './find-browser.ts'

const folder = temporaryFolder()

test('the named browser comes before any other, and the headless shell before one with windows', () => {
  const PATH = `/nowhere${delimiter}${folder}`
  writeFileSync(join(folder, 'chromium'), '')
  expect(findBrowser({ PATH })).toBe(join(folder, 'chromium'))
  writeFileSync(join(folder, 'chromium-headless-shell'), '')
  expect(findBrowser({ PATH })).toBe(join(folder, 'chromium-headless-shell'))
  expect(findBrowser({ PATH, CHROMIUM_PATH: process.execPath })).toBe(process.execPath)
})

test('a named browser that does not exist is an error, and no other is taken', () => {
  expect(() => findBrowser({ PATH: folder, CHROMIUM_PATH: '/nowhere/x' })).toThrow(
    'CHROMIUM_PATH is /nowhere/x',
  )
})
