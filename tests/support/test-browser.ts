import { existsSync } from 'node:fs'
import { findBrowser } from '../../scripts/measure/find-browser.ts'

const headlessShell = '/usr/bin/chromium-headless-shell'

/** The browser of tests, which need no window: the engine without them takes a third less of the processor. */
export function findTestBrowser(): string {
  return !process.env.CHROMIUM_PATH && existsSync(headlessShell) ? headlessShell : findBrowser()
}
