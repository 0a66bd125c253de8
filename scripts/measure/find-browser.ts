import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { getChromePath } from 'chrome-launcher'

export type Machine = typeof thisMachine

const headlessShell = '/usr/bin/chromium-headless-shell'

/**
 * The program file of a Chromium: `CHROMIUM_PATH`, or the one that is installed. Debian's headless shell is preferred:
 * without windows the engine takes a third less of the processor, and its times are steadier. Where there is none, it is installed
 * if `CI` or `INSTALL_BROWSER` is set; otherwise an error says what to do.
 */
export function findBrowser({ env, find, install } = thisMachine): string {
  const { CHROMIUM_PATH: named, CI, INSTALL_BROWSER } = env
  if (named) {
    if (existsSync(named)) return named
    throw new Error(`CHROMIUM_PATH is ${named}, where there is no file`)
  }
  try {
    return find()
  } catch (cause) {
    if (CI || INSTALL_BROWSER) {
      install()
      return findBrowser({ env: {}, find, install })
    }
    const remedy =
      'Install Chromium or Google Chrome (on Debian: apt-get install chromium), or set CHROMIUM_PATH'
    throw new Error(`No browser was found. ${remedy}.`, { cause })
  }
}

/** What the search depends on. */
const thisMachine = {
  env: process.env,
  /** The program file of Chromium or Google Chrome; throws if there is none. */
  find: () => (existsSync(headlessShell) ? headlessShell : (getChromePath() as string)),
  install: () => {
    console.info('Installing chromium …')
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    // An old list of packages may do, so only the installation must succeed.
    const commands = 'apt-get update -qq 2>/dev/null; apt-get install -y -qq chromium'
    spawnSync(commands, { shell: true, env, stdio: ['ignore', 'ignore', 'inherit'] })
  },
}
