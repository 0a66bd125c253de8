import { mkdirSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../tests/support/temporary-folder.ts'
import { findSecondReact, packageFolder } from './package-folder.ts'

const root = temporaryFolder('for each test')
const site = () => join(root, 'packages/Meine Seite')

/** Installs packages of a monorepo, by their folders below it. */
function install(...packages: string[]): void {
  mkdirSync(site(), { recursive: true })
  for (const name of packages) mkdirSync(join(root, name), { recursive: true })
}

const own = 'packages/Meine Seite/node_modules'

test.each([
  ['of the project', `${own}/a`],
  ['of the monorepo', 'node_modules/a'],
  ['with a scope', 'node_modules/@b/a'],
])('a package %s is found', (_, folder) => {
  install(folder)
  const name = folder.replace(/.*node_modules\//, '')
  expect(packageFolder(name, site())).toBe(join(realpathSync(root), folder))
})

test('a package that is nowhere is named', () => {
  install()
  expect(() => packageFolder('gibt-es-nicht', site())).toThrow('gibt-es-nicht: expected an installed package')
})

test.each([
  ['one React', true, ['node_modules/react', 'node_modules/vite-react-ssg']],
  ['all packages of its own', true, [`${own}/react`, `${own}/vite-react-ssg`]],
  ['a React of its own', false, ['node_modules/react', 'node_modules/vite-react-ssg', `${own}/react`]],
])('a site with %s can be rendered: %s', (_, isRight, packages) => {
  install(...packages)
  expect(findSecondReact(site()) === undefined).toBe(isRight)
})
