import { expect, test } from 'vitest'
import { formatLicenses, packageFolder } from './licenses.ts'

test.each([
  ['/x/node_modules/react/index.js', '/x/node_modules/react'],
  ['\0/x/node_modules/react/cjs/react.js?commonjs-module', '/x/node_modules/react'],
  ['/x/node_modules/@remix-run/router/dist/router.js', '/x/node_modules/@remix-run/router'],
  ['/x/node_modules/a/node_modules/b/c.js', '/x/node_modules/a/node_modules/b'],
  ['C:\\x\\node_modules\\@a\\b\\c.js', 'C:\\x\\node_modules\\@a\\b'],
  ['\0vite/preload-helper.js', 'node_modules/vite'],
  ['\0rolldown/runtime.js', 'node_modules/rolldown'],
  ['/x/src/main.tsx', undefined],
])('%j is of %j', (id, folder) => {
  expect(packageFolder(id)).toBe(folder)
})

test('packages stand in one order, with name, version and the text of their licence', () => {
  const folders = ['node_modules/vite', 'node_modules/react']
  const text = formatLicenses(folders)
  expect(text).toBe(formatLicenses(folders.toReversed()))
  expect(text).toMatch(/react \d+\.\d+\.\d+ \(MIT\)\n=+\n\nMIT License\n\nCopyright \(c\) Meta/)
  expect(text).not.toContain('bundled dependencies')
})
