import { expect, test } from 'vitest'
import { findBrowser, findTestBrowser, type Machine } from './find-browser.ts'

const bare: Machine = { env: {}, runs: () => false, install: undefined }

test('the named browser is taken before any other', () => {
  const machine = { ...bare, env: { CHROMIUM_PATH: '/opt/chromium' }, runs: () => true }
  expect(findBrowser(machine)).toBe('/opt/chromium')
})

test('a named browser that does not start is an error, not a reason to look elsewhere', () => {
  const machine = { ...bare, env: { CHROMIUM_PATH: '/opt/x' }, runs: (path: string) => path !== '/opt/x' }
  expect(() => findBrowser(machine)).toThrow('CHROMIUM_PATH is /opt/x, and no browser starts there')
})

test('a browser in a usual place is found', () => {
  expect(findBrowser({ ...bare, runs: (path) => path === '/usr/bin/google-chrome' })).toBe(
    '/usr/bin/google-chrome',
  )
})

test('tests take one without windows before any other', () => {
  expect(findTestBrowser({ ...bare, runs: () => true })).toBe('/usr/bin/chromium-headless-shell')
  expect(findBrowser({ ...bare, runs: () => true })).toBe('/usr/bin/chromium')
  expect(findTestBrowser({ ...bare, runs: (path) => path === '/usr/bin/chromium' })).toBe('/usr/bin/chromium')
})

test.each([
  ['chromium', findBrowser, ['chromium']],
  ['chromium-browser', findBrowser, ['chromium', 'chromium-browser']],
  ['chromium-headless-shell', findTestBrowser, ['chromium-headless-shell']],
])('where there is no browser, packages are installed until %s brings one', (name, find, expected) => {
  const installed: string[] = []
  const machine: Machine = {
    ...bare,
    runs: (path) => installed.includes(name) && path === `/usr/bin/${name}`,
    install: (each) => {
      installed.push(each)
    },
  }
  expect(find(machine)).toBe(`/usr/bin/${name}`)
  expect(installed).toEqual(expected)
})

test('where nothing can be installed, or without success, the message says what to do', () => {
  expect(() => findBrowser(bare)).toThrow('Install Chromium or Google Chrome')
  expect(() => findBrowser({ ...bare, install: () => {} })).toThrow('CHROMIUM_PATH')
})
