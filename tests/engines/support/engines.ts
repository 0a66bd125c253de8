import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { startFirefox } from './firefox-engine.ts'
import type { Engine, Visitor } from './tab.ts'
import { startWebkit } from './webkit-engine.ts'

/** How each engine is found and started; `find` returns the program file. */
const engines = {
  firefox: {
    find: () => firstOf('/usr/bin/firefox-esr /usr/bin/firefox'),
    start: startFirefox,
    packages: 'firefox-esr',
  },
  webkit: {
    find: () =>
      existsSync('/usr/bin/WebKitWebDriver') && existsSync('/usr/bin/xvfb-run')
        ? firstOf('/usr/lib/*/webkit2gtk-4.*/MiniBrowser')
        : undefined,
    start: startWebkit,
    packages: 'webkit2gtk-driver xvfb xauth locales',
  },
}

export type EngineName = keyof typeof engines

/** How to start an engine, or `undefined` where it is not installed; CI has all of them. */
export function findEngine(name: EngineName): ((visitor: Visitor) => Promise<Engine>) | undefined {
  const { find, start, packages } = engines[name]
  const program = find()
  if (program) return (visitor) => start(program, visitor)
  const remedy = `${name} is not installed (on Debian: apt-get install ${packages})`
  if (process.env.CI) throw new Error(remedy)
  console.warn(`${remedy}: its tests are skipped`)
  return undefined
}

/** The first file that there is, of patterns of the shell. */
function firstOf(patterns: string): string | undefined {
  const { stdout } = spawnSync('sh', ['-c', `ls -d ${patterns} 2>/dev/null`], { encoding: 'utf8' })
  return stdout.split('\n')[0] || undefined
}
