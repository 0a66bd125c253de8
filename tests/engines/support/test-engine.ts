import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { afterAll, afterEach, beforeAll, describe } from 'vitest'
import { testFaults } from '../flows/faults.ts'
import type { Flow } from '../flows/flow.ts'
import { testForeignChanges } from '../flows/foreign.ts'
import { testKeyboard } from '../flows/keyboard.ts'
import { testNavigation } from '../flows/navigation.ts'
import { testPages } from '../flows/pages.ts'
import { type EngineServer, startEngineServer } from './engine-server.ts'
import { startFirefox } from './firefox-engine.ts'
import type { Engine, Tab } from './tab.ts'
import { startWebkit } from './webkit-engine.ts'

/** The program file of each engine, and how it is started; CI has all of them. */
const engines = {
  firefox: {
    find: () => firstOf('/usr/bin/firefox-esr /usr/bin/firefox'),
    start: startFirefox,
    packages: 'firefox-esr',
  },
  webkit: {
    find: () =>
      ['/usr/bin/WebKitWebDriver', '/usr/bin/xvfb-run'].every(existsSync) &&
      firstOf('/usr/lib/*/webkit2gtk-4.*/MiniBrowser'),
    start: startWebkit,
    packages: 'webkit2gtk-driver xvfb xauth locales',
  },
}

/** The first file that there is, of patterns of the shell. */
function firstOf(patterns: string): string | undefined {
  const { stdout } = spawnSync('sh', ['-c', `ls -d ${patterns} 2>/dev/null`], { encoding: 'utf8' })
  return stdout.split('\n')[0]
}

const preferences = {
  german: { language: 'de-DE', colours: 'light' },
  english: { language: 'en-GB', colours: 'dark' },
} as const

/** All flows in one engine. */
export function testEngine(name: keyof typeof engines): void {
  const { find, start, packages } = engines[name]
  const program = find() || ''
  const remedy = `${name} is not installed (on Debian: apt-get install ${packages})`
  if (program === '' && process.env.CI) throw new Error(remedy)
  if (program === '') console.warn(`${remedy}: its tests are skipped`)

  describe.skipIf(program === '')(name, () => {
    let server: EngineServer
    const running = new Map<string, Engine>()
    const tabs: Tab[] = []
    beforeAll(async () => {
      server = await startEngineServer()
    })
    afterEach(async () => {
      server.repair()
      for (const tab of tabs.splice(0)) await tab.close()
    })
    afterAll(async () => {
      for (const engine of running.values()) await engine.close()
      await server?.close()
    })

    const flow: Flow = {
      server: () => server,
      async open(visitor = 'german') {
        const visit = { siteUrl: server.url, ...preferences[visitor] }
        const engine = running.get(visitor) ?? (await start(program, visit))
        running.set(visitor, engine)
        const tab = await engine.open()
        tabs.push(tab)
        return tab
      },
    }
    for (const test of [testNavigation, testKeyboard, testFaults, testForeignChanges, testPages]) test(flow)
  })
}
