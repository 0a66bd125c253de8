import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

/** Where Chromium and browsers based on it are usually installed. */
const usualPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
]

export type Machine = {
  env: Record<string, string | undefined>
  /** Whether a program is there and starts: Ubuntu has one in its place that only points to a snap. */
  runs: (path: string) => boolean
  /** Installs a package, on Debian and Ubuntu as root; `undefined` elsewhere. */
  install: ((name: string) => void) | undefined
}

/**
 * The path of a Chromium: `CHROMIUM_PATH`, or one in the usual places, or the package of Debian or Ubuntu, which is
 * installed. Throws with what to do if there is none.
 */
export function findBrowser(machine = thisMachine(), packages = ['chromium', 'chromium-browser']): string {
  const { env, runs, install } = machine
  const { CHROMIUM_PATH: named } = env
  if (named) {
    if (runs(named)) return named
    throw new Error(`CHROMIUM_PATH is ${named}, and no browser starts there`)
  }
  const places = new Set([...packages.map((name) => `/usr/bin/${name}`), ...usualPlaces])
  const find = () => [...places].find(runs)
  let found = find()
  for (const name of install ? packages : []) {
    if (found) break
    install?.(name)
    found = find()
  }
  if (found) return found
  throw new Error(
    'No Chromium was found. Install Chromium or Google Chrome (on Debian as root: apt-get install chromium), ' +
      'or set CHROMIUM_PATH to its program file.',
  )
}

/** The same for tests, which need no window: the engine without them takes a third less of the processor. */
export function findTestBrowser(machine = thisMachine()): string {
  return findBrowser(machine, ['chromium-headless-shell', 'chromium', 'chromium-browser'])
}

function thisMachine(): Machine {
  const osRelease = existsSync('/etc/os-release') ? readFileSync('/etc/os-release', 'utf8') : ''
  const canInstall = /^ID(_LIKE)?=.*\b(debian|ubuntu)\b/m.test(osRelease) && process.getuid?.() === 0
  return {
    env: process.env,
    // Windows programs open a window instead of printing their version.
    runs: (path) =>
      existsSync(path) && (process.platform === 'win32' || spawnSync(path, ['--version']).status === 0),
    install: canInstall ? installPackage : undefined,
  }
}

function installPackage(name: string): void {
  console.info(`Installing ${name} …`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  // An old list of packages may do, so only the installation must succeed.
  spawnSync('apt-get', ['update', '-qq'], { env, stdio: 'ignore' })
  spawnSync('apt-get', ['install', '-y', '-qq', name], { env, stdio: ['ignore', 'ignore', 'inherit'] })
}
