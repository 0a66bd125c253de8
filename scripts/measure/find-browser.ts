import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

/** A kind of browser: where it is usually installed, and the packages of Debian and Ubuntu that have it. */
type Kind = { places: readonly string[]; packages: readonly string[] }

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

const complete: Kind = { places: usualPlaces, packages: ['chromium', 'chromium-browser'] }

/** The same engine without windows and all that belongs to them: the tests of the blog take a third less of the processor. */
const shell: Kind = {
  places: ['/usr/bin/chromium-headless-shell', ...complete.places],
  packages: ['chromium-headless-shell', ...complete.packages],
}

/** What is asked of the machine; a test passes its own answers. */
export type Machine = {
  env: Record<string, string | undefined>
  /** Whether a program is there and starts: Ubuntu has one in its place that only points to a snap. */
  runs: (path: string) => boolean
  isRoot: boolean
  /** The text of `/etc/os-release`; empty where there is none. */
  osRelease: string
  /** Installs a Debian package, as far as that goes. */
  install: (name: string) => void
}

/**
 * The path of a Chromium: what `CHROMIUM_PATH` says, else one in the usual places, else the package of
 * Debian or Ubuntu, installed if this is one of them and we are root. Throws with what to do where there is
 * none.
 */
export function findBrowser(machine: Machine = thisMachine): string {
  return find(complete, machine)
}

/** The same for tests, which need no window. */
export function findTestBrowser(machine: Machine = thisMachine): string {
  return find(shell, machine)
}

function find({ places, packages }: Kind, machine: Machine): string {
  const named = machine.env.CHROMIUM_PATH
  if (named) {
    if (machine.runs(named)) return named
    throw new Error(`CHROMIUM_PATH is ${named}, and no browser starts there`)
  }
  const found = places.find(machine.runs)
  if (found) return found

  const isDebian = /^ID(_LIKE)?=.*\b(debian|ubuntu)\b/m.test(machine.osRelease)
  if (isDebian && machine.isRoot) {
    for (const name of packages) {
      machine.install(name)
      const installed = places.find(machine.runs)
      if (installed) return installed
    }
  }
  const how = isDebian ? 'apt-get install chromium (as root)' : 'Chromium or Google Chrome'
  throw new Error(`No Chromium was found. Install ${how}, or set CHROMIUM_PATH to its program file.`)
}

const thisMachine: Machine = {
  env: process.env,
  // Windows programs open a window instead of telling their version.
  runs: (path) =>
    existsSync(path) && (process.platform === 'win32' || spawnSync(path, ['--version']).status === 0),
  isRoot: process.getuid?.() === 0,
  osRelease: existsSync('/etc/os-release') ? readFileSync('/etc/os-release', 'utf8') : '',
  install: (name) => {
    console.info(`Installing ${name} …`)
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    // An old list of packages may do, so only the installation must go well.
    spawnSync('apt-get', ['update', '-qq'], { env, stdio: 'ignore' })
    spawnSync('apt-get', ['install', '-y', '-qq', name], { env, stdio: ['ignore', 'ignore', 'inherit'] })
  },
}
