import { expect, test, vi } from 'vitest'
import { findBrowser, type Machine } from './find-browser.ts'

const bare: Machine = {
  env: {},
  find: () => {
    throw new Error('none')
  },
  install: () => {},
}
const named = process.execPath

test('the named browser is taken before any other', () => {
  expect(findBrowser({ ...bare, env: { CHROMIUM_PATH: named }, find: () => '/usr/bin/chromium' })).toBe(named)
})

test('a named browser that is not there is an error, not a reason to look elsewhere', () => {
  const machine = { ...bare, env: { CHROMIUM_PATH: '/nowhere/x' }, find: () => '/usr/bin/chromium' }
  expect(() => findBrowser(machine)).toThrow('CHROMIUM_PATH is /nowhere/x')
})

test.each(['CI', 'INSTALL_BROWSER'])('with %s a missing browser is installed', (variable) => {
  let isInstalled = false
  const machine: Machine = {
    env: { [variable]: '1' },
    find: () => (isInstalled ? '/usr/bin/chromium' : bare.find()),
    install: () => {
      isInstalled = true
    },
  }
  expect(findBrowser(machine)).toBe('/usr/bin/chromium')
})

test('without them nothing is installed, and the message says what to do', () => {
  const install = vi.fn()
  expect(() => findBrowser({ ...bare, install })).toThrow('apt-get install chromium')
  expect(install).not.toHaveBeenCalled()
})

test('an installation without success ends with the same message', () => {
  expect(() => findBrowser({ ...bare, env: { CI: '1' } })).toThrow('apt-get install chromium')
})
