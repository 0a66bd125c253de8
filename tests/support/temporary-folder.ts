import { randomUUID } from 'node:crypto'
import { mkdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'

/** A folder for all tests of a file or a group: they share it, or each begins with an empty one. */
export function temporaryFolder(use: 'shared' | 'for each test' = 'shared'): string {
  const folder = join(tmpdir(), `test-${randomUUID()}`)
  const [before, after] = use === 'shared' ? [beforeAll, afterAll] : [beforeEach, afterEach]
  before(() => {
    mkdirSync(folder)
  })
  after(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
