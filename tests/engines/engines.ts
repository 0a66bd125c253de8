import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'

/*
 * Debian's Firefox and WebKitGTK. WebDriver libraries speak to Firefox through geckodriver, which neither npm nor Debian
 * has; it only translates the same commands for the port that Firefox itself opens (Marionette).
 */

/** A command for a page that is just left may never be answered. */
const patience = 15_000

/** Sends a command of WebDriver: the path in WebKit, the name in Firefox, and its parameters. */
type Send = <Value>(path: string, name: string, parameters: object) => Promise<Value>

export type Engine = Awaited<ReturnType<typeof startEngine>>

const webkitBrowser = () =>
  spawnSync('sh', ['-c', 'ls /usr/lib/*/webkit2gtk-4.*/MiniBrowser'], { encoding: 'utf8' }).stdout.split(
    '\n',
  )[0]

export const engines = {
  firefox: () => ['/usr/bin/firefox-esr', '/usr/bin/firefox'].find((file) => existsSync(file)),
  webkit: () => (existsSync('/usr/bin/WebKitWebDriver') ? webkitBrowser() : undefined),
}

/** Starts an engine for a visitor who reads a language, such as `en-GB`. */
export async function startEngine(name: keyof typeof engines, language: string, siteUrl: string) {
  const folder = mkdtempSync(join(tmpdir(), 'engine-'))
  const start = name === 'firefox' ? startFirefox : startWebkit
  const { driver, send } = await start(engines[name]() ?? '', language, folder)
  const run = <Value, Parts extends unknown[]>(script: (...parts: Parts) => Value, ...args: Parts) =>
    send<Awaited<Value>>('/execute/sync', 'WebDriver:ExecuteScript', {
      script: `return (${script}).apply(null, arguments)`,
      args,
    })
  const find = async (selector: string) => {
    const element = await run((selector) => {
      const found = [...document.querySelectorAll(selector)].find((it) => it.checkVisibility())
      found?.scrollIntoView({ block: 'center', behavior: 'instant' })
      return found
    }, selector)
    if (!element) throw new Error(`There is no ${selector}`)
    return String(Object.values(element)[0])
  }
  return {
    run,
    /** Commands for a page that loads would wait for its scripts, which may be held back. */
    async goto(path: string) {
      await run(() => void Object.assign(window, { isOld: true }))
      // The first one after its start Firefox may never answer.
      await retry(() => send('/url', 'WebDriver:Navigate', { url: siteUrl + path }))
      await retry(async () => {
        if (await run(() => 'isOld' in window || document.readyState === 'loading')) throw new Error(path)
      })
    },
    /** Again while something covers it, or it moves. */
    click: (selector: string) =>
      retry(async () => {
        const id = await find(selector)
        await send(`/element/${id}/click`, 'WebDriver:ElementClick', { id })
      }),
    type: async (selector: string, text: string) => {
      const id = await find(selector)
      await send(`/element/${id}/value`, 'WebDriver:ElementSendKeys', { id, text })
    },
    press: (value: string) =>
      send('/actions', 'WebDriver:PerformActions', {
        actions: [
          { type: 'key', id: 'keys', actions: ['keyDown', 'keyUp'].map((type) => ({ type, value })) },
        ],
      }),
    resize: (width: number, height: number) =>
      send('/window/rect', 'WebDriver:SetWindowRect', { width, height }),
    async close() {
      // The whole group ends with it: display, driver and browser.
      if (driver.pid) process.kill(-driver.pid)
      await once(driver, 'exit')
      rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
    },
  }
}

async function startWebkit(binary: string, language: string, folder: string) {
  // WebKitGTK takes the visitor's language from the locale, which a small system may lack.
  const locale = `${language.replace('-', '_')}.UTF-8`
  spawnSync('localedef', ['-i', language.replace('-', '_'), '-f', 'UTF-8', join(folder, locale)])
  const port = 20_000 + (process.pid % 20_000)
  const env = { ...process.env, LOCPATH: folder, LC_ALL: locale }
  const screen = ['-a', '-s', '-screen 0 1600x1200x24']
  const driver = spawn('xvfb-run', [...screen, 'WebKitWebDriver', `--port=${port}`], {
    ...{ stdio: 'ignore', detached: true, env },
  })
  const url = `http://127.0.0.1:${port}`
  const post = async <Value>(path: string, body: object): Promise<Value> => {
    const signal = AbortSignal.timeout(patience)
    const response = await fetch(url + path, { method: 'POST', body: JSON.stringify(body), signal })
    const { value } = (await response.json()) as { value: { error?: string; message?: string } | null }
    if (value?.error) throw new Error(`${path}: ${value.error}: ${value.message}`)
    return value as Value
  }
  await retry(() => fetch(`${url}/status`))
  const { sessionId } = await post<{ sessionId: string }>('/session', {
    capabilities: {
      alwaysMatch: {
        pageLoadStrategy: 'none',
        'webkitgtk:browserOptions': { binary, args: ['--automation'] },
      },
    },
  })
  const send: Send = (path, _, parameters) => post(`/session/${sessionId}${path}`, parameters)
  return { driver, send }
}

async function startFirefox(binary: string, language: string, folder: string) {
  const port = 40_000 + (process.pid % 20_000)
  const preferences = { 'marionette.port': port, 'intl.accept_languages': language }
  const lines = Object.entries(preferences).map((row) => `user_pref(${JSON.stringify(row).slice(1, -1)});`)
  writeFileSync(join(folder, 'user.js'), lines.join('\n'))
  const driver: ChildProcess = spawn(binary, ['--headless', '--marionette', '--profile', folder], {
    ...{ stdio: 'ignore', detached: true, env: { ...process.env, HOME: folder } },
  })
  const socket = await retry(async () => {
    const socket = connect(port, '127.0.0.1')
    await once(socket, 'connect')
    return socket
  })
  const send = commandsOver(socket)
  await send('', 'WebDriver:NewSession', { capabilities: { alwaysMatch: { pageLoadStrategy: 'none' } } })
  return { driver, send }
}

/** Messages are JSON after their length: `[0, id, name, parameters]`, and `[1, id, error, result]` for an answer. */
function commandsOver(socket: Socket): Send {
  type Answer = [kind: 1, id: number, error: { error: string; message: string } | null, result: unknown]
  const waiting = new Map<number, (answer: Answer) => void>()
  let lastId = 0
  let received = ''
  socket.setEncoding('latin1').on('data', (chunk) => {
    received += chunk
    for (;;) {
      const start = received.indexOf(':') + 1
      const end = start + Number(received.slice(0, start - 1))
      if (start === 0 || received.length < end) return
      const message = JSON.parse(Buffer.from(received.slice(start, end), 'latin1').toString())
      received = received.slice(end)
      waiting.get(message[1])?.(message)
    }
  })
  return async <Value>(_: string, name: string, parameters: object) => {
    const id = ++lastId
    const answered = new Promise<Answer>((resolve) => waiting.set(id, resolve))
    const message = JSON.stringify([0, id, name, parameters])
    socket.write(`${Buffer.byteLength(message)}:${message}`)
    const late: Answer = [1, id, { error: 'timeout', message: '' }, null]
    const [, , error, result] = await Promise.race([answered, setTimeout(patience, late)])
    if (error) throw new Error(`${name}: ${error.error}: ${error.message}`)
    return (isValue(result) ? result.value : result) as Value
  }
}

const isValue = (result: unknown): result is { value: unknown } =>
  typeof result === 'object' && result !== null && 'value' in result

async function retry<Value>(attempt: () => Promise<Value>): Promise<Value> {
  for (let left = 300; ; left--) {
    try {
      return await attempt()
    } catch (error) {
      if (left === 0) throw error
      await setTimeout(100)
    }
  }
}
