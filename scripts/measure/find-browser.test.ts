import { expect, test } from 'vitest'
import { findBrowser, findTestBrowser, type Machine } from './find-browser.ts'

const bare: Machine = { env: {}, runs: () => false, isRoot: false, osRelease: '', install: () => undefined }
const debian = 'PRETTY_NAME="Debian GNU/Linux 12"\nID=debian\n'
const ubuntuKin = 'ID=linuxmint\nID_LIKE="ubuntu debian"\n'

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

test('for tests it is installed first', () => {
  const installed: string[] = []
  const runs = () => installed.length > 0
  const install = (name: string) => {
    installed.push(name)
  }
  const machine: Machine = { ...bare, isRoot: true, osRelease: debian, runs, install }
  expect(findTestBrowser(machine)).toBe('/usr/bin/chromium-headless-shell')
  expect(installed).toEqual(['chromium-headless-shell'])
})

test.each([[debian], [ubuntuKin]])('as root on a system like %j it is installed', (osRelease) => {
  const installed: string[] = []
  const machine: Machine = {
    ...bare,
    isRoot: true,
    osRelease,
    runs: (path) => installed.length > 0 && path === '/usr/bin/chromium',
    install: (name) => {
      installed.push(name)
    },
  }
  expect(findBrowser(machine)).toBe('/usr/bin/chromium')
  expect(installed).toEqual(['chromium'])
})

test('where the first package brings none, the other one is tried', () => {
  const installed: string[] = []
  const machine: Machine = {
    ...bare,
    isRoot: true,
    osRelease: 'ID=ubuntu\n',
    runs: (path) => installed.length === 2 && path === '/usr/bin/chromium-browser',
    install: (name) => {
      installed.push(name)
    },
  }
  expect(findBrowser(machine)).toBe('/usr/bin/chromium-browser')
  expect(installed).toEqual(['chromium', 'chromium-browser'])
})

test.each([
  ['without being root', { osRelease: debian }, 'apt-get install chromium (as root)'],
  ['where the installation fails', { osRelease: debian, isRoot: true }, 'apt-get install chromium (as root)'],
  ['on another system', { osRelease: 'ID=fedora\n', isRoot: true }, 'Install Chromium or Google Chrome'],
  ['on a system that does not say what it is', {}, 'CHROMIUM_PATH'],
])('%s the message says what to do', (_, machine, expected) => {
  expect(() => findBrowser({ ...bare, ...machine })).toThrow(expected)
})
