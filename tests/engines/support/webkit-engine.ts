import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { vi } from 'vitest'
import { freePort } from '../../support/listen.ts'
import { type Engine, findElement, type Tab, type Visitor } from './tab.ts'

/** The codes of WebDriver for keys without a character. */
const keys = { Tab: '\ue004', Enter: '\ue007', Escape: '\ue00c', Space: ' ', End: '\ue010' } as const

type Call = <Value>(method: string, path: string, body?: object) => Promise<Value>

/**
 * WebKitGTK's small browser on a display without a screen. WebDriver is JSON over HTTP and eleven commands of it are
 * enough: selenium-webdriver would need drivers for the other engines, too, and Debian has none for Firefox.
 */
export async function startWebkit(binary: string, visitor: Visitor): Promise<Engine> {
  const locales = mkdtempSync(join(tmpdir(), 'locales-'))
  const port = await freePort()
  const screen = ['-a', '-s', '-screen 0 1600x1200x24']
  const env = { ...process.env, ...inLanguage(visitor.language, locales) }
  // The whole group ends with it: display, driver and browser.
  const options = { stdio: 'ignore', detached: true, env } as const
  const driver = spawn('xvfb-run', [...screen, 'WebKitWebDriver', `--port=${port}`], options)
  const call: Call = async (method, path, body) => {
    // A page that goes while it is asked may never answer: then `until` asks the next one.
    const signal = AbortSignal.timeout(20_000)
    const init = { method, signal, ...(body && { body: JSON.stringify(body) }) }
    const response = await fetch(`http://127.0.0.1:${port}${path}`, init)
    const { value } = (await response.json()) as { value: { error?: string; message?: string } | null }
    if (value?.error) throw new Error(`${path}: ${value.error}: ${value.message}`)
    return value as never
  }
  await vi.waitFor(() => call('GET', '/status'), { timeout: 60_000, interval: 100 })
  const args = ['--automation', ...(visitor.colours === 'dark' ? ['--dark-mode'] : [])]
  const { sessionId } = await call<{ sessionId: string }>('POST', '/session', {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': { binary, args } } },
  })
  const callTab: Call = (method, path, body) => call(method, `/session/${sessionId}${path}`, body)
  const tab = tabOf(callTab, visitor.siteUrl)
  return {
    // One window for all tests: a session of its own for each would take two seconds.
    async open() {
      await tab.goto('/blank')
      await tab.clear()
      await tab.resize(1280, 800)
      return tab
    },
    async close() {
      await call('DELETE', `/session/${sessionId}`).catch(() => {})
      if (driver.pid) process.kill(-driver.pid)
      rmSync(locales, { recursive: true })
    },
  }
}

function tabOf(call: Call, siteUrl: string): Tab & { clear(): Promise<void> } {
  const execute = <Value>(script: string, args: unknown[]) =>
    call<Value>('POST', '/execute/sync', { script: `return (${script}).apply(null, arguments)`, args })
  /** The path of an element's commands. */
  const find = async (css: string, text = '') => {
    const [id] = Object.values(await execute<Record<string, string>>(String(findElement), [css, text]))
    return `/element/${id}`
  }
  const run: Tab['run'] = (script, ...args) => execute(String(script), args)
  return {
    goto: (path) => call('POST', '/url', { url: siteUrl + path }),
    run,
    click: async (css, text) => call('POST', `${await find(css, text)}/click`, {}),
    type: async (css, text) => call('POST', `${await find(css)}/value`, { text }),
    async press(key) {
      const actions = ['keyDown', 'keyUp'].map((type) => ({ type, value: keys[key] }))
      await call('POST', '/actions', { actions: [{ type: 'key', id: 'keys', actions }] })
    },
    resize: (width, height) => call('POST', '/window/rect', { width, height }),
    close: async () => {},
    async clear() {
      await call('DELETE', '/cookie')
      await run(() => sessionStorage.clear())
    },
  }
}

/** WebKitGTK takes the visitor's language from the locale, which a small system may lack. */
function inLanguage(language: string, folder: string): Record<string, string> {
  const name = `${language.replace('-', '_')}.UTF-8`
  spawnSync('localedef', ['-i', language.replace('-', '_'), '-f', 'UTF-8', join(folder, name)])
  return { LOCPATH: folder, LC_ALL: name }
}
