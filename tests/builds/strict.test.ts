import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildProject, copyForPosts, type ProjectCopy } from '../support/project-copy.ts'
import { editFacts, takeOver } from '../support/take-over.ts'

let copy: ProjectCopy
beforeAll(() => {
  copy = copyForPosts()
  // Without an address messages may be lost.
  takeOver(copy.folder, ['company.siteUrl'])
})
afterAll(() => copy?.remove())

const edit = (name: string, change: (text: string) => string) => {
  const path = join(copy.folder, name)
  writeFileSync(path, change(readFileSync(path, 'utf8')))
}

/** What ends every build is in `other-builds.test.ts`. */
describe('what must not be published', () => {
  test('with SITE_STRICT nothing is built with placeholders and without an address for messages', () => {
    const { status, output } = buildProject(copy.folder, {
      SITE_STRICT: 'true',
      VITE_CONTACT: '',
      VITE_CONTACT_ENDPONT: '/x',
    })
    expect(status).toBe(1)
    expect(output).toContain('src/company/company.json: 1 Angabe ist noch ein Platzhalter: company.siteUrl')
    expect(output).toContain('VITE_CONTACT_ENDPOINT is not set')
    expect(output).toContain('did you mean VITE_CONTACT_ENDPOINT?')
    expect(existsSync(join(copy.folder, 'dist'))).toBe(false)
  })

  test('a site with its real address is not built as long as messages are lost', () => {
    takeOver(copy.folder)
    const { status, output } = buildProject(copy.folder, { VITE_CONTACT: '' })
    expect(status).toBe(1)
    expect(output).toContain('VITE_CONTACT_ENDPOINT is not set')
    expect(output).toContain('VITE_FUNCTIONS_URL is not set')
    takeOver(copy.folder, ['company.siteUrl'])
  })

  test('with wrong facts nothing is built: all of them are named before anything uses them', () => {
    editFacts(copy.folder, ({ company }) =>
      Object.assign(company, { siteUrl: 'bitfuge.example', phone: '1' }),
    )
    const { status, output } = buildProject(copy.folder)
    expect(status).toBe(1)
    expect(output).toMatch(
      /^src\/company\/company\.json:\n {2}company\.siteUrl: .*\n {2}company\.phone: .*\n$/,
    )
  })

  test('a text without its translation ends the build with its place', () => {
    takeOver(copy.folder)
    edit('src/content/en/shell.ts', (text) => text.replace(/^ {4}rights: .*\n/m, ''))
    // No more than is needed for that: all of it is checked before the tests.
    edit('tsconfig.build.json', (text) =>
      text.replace(/"include": .*/, '"include": ["src/content/en/shell.ts"]'),
    )
    const { status, output } = buildProject(copy.folder)
    expect(status).toBe(1)
    expect(output).toMatch(/^src\/content\/en\/shell\.ts:\d+:\d+: error .*rights/m)
  })
})
