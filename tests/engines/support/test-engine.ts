import { afterAll, afterEach, beforeAll, describe } from 'vitest'
import { testControls } from '../flows/controls.ts'
import { testFaults } from '../flows/faults.ts'
import type { Flow } from '../flows/flow.ts'
import { testForms } from '../flows/forms.ts'
import { testKeyboard } from '../flows/keyboard.ts'
import { testPages } from '../flows/pages.ts'
import { type EngineServer, startEngineServer } from './engine-server.ts'
import { type EngineName, findEngine } from './engines.ts'
import type { Engine, Tab, Visitor } from './tab.ts'

const preferences = {
  german: { language: 'de-DE', colours: 'light' },
  english: { language: 'en-GB', colours: 'dark' },
} as const satisfies Record<string, Omit<Visitor, 'siteUrl'>>

/** All flows in one engine. */
export function testEngine(name: EngineName): void {
  const start = findEngine(name)

  describe.skipIf(start === undefined)(name, () => {
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
        const engine =
          running.get(visitor) ?? (await start?.({ siteUrl: server.url, ...preferences[visitor] }))
        if (engine === undefined) throw new Error(`${name} is not installed`)
        running.set(visitor, engine)
        const tab = await engine.open()
        tabs.push(tab)
        return tab
      },
    }
    for (const test of [testControls, testForms, testKeyboard, testFaults, testPages]) test(flow)
  })
}
