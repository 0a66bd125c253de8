import { spawn, spawnSync } from 'node:child_process'
import { EventEmitter, once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { vi } from 'vitest'

/*
 * Debian's Firefox and WebKitGTK. WebDriver libraries speak to Firefox through geckodriver, which neither npm nor Debian
 * has; it only translates the same commands for the port that Firefox itself opens (Marionette).
 */

/** A command for a page that is just left may never be answered. */
const patience = 15_000

/** Sends a command of WebDriver: the path in WebKit, the name in Firefox, and its parameters. */
type Send = <Value>(path: string, name: string, parameters: object) => Promise<Value>

export type Engine = Awaited<ReturnType<typeof startEngine>>

/** The files of the browsers that are installed. */
const installed = (pattern: string) =>
  spawnSync('sh', ['-c', `ls ${pattern}`], { encoding: 'utf8' }).stdout.split('\n')[0]
export const engines = {
  firefox: installed('/usr/bin/firefox-esr /usr/bin/firefox'),
  webkit: installed('/usr/lib/*/webkit2gtk-4.*/MiniBrowser'),
}

/** Starts an engine for a visitor who reads English. */
export async function startEngine(name: keyof typeof engines, siteUrl: string) {
  const folder = mkdtempSync(join(tmpdir(), 'engine-'))
  const start = name === 'firefox' ? startFirefox : startWebkit
  const { driver, send } = await start(engines[name] ?? '', folder)
  const run = <Value, Parts extends unknown[]>(script: (...parts: Parts) => Value, ...args: Parts) =>
    send<Awaited<Value>>('/execute/sync', 'WebDriver:ExecuteScript', {
      script: `return (${script}).apply(null, arguments)`,
      args,
    })
  /** Sends a command for the first visible element; again while something covers it, or it moves. */
  const act = (selector: string, path: string, name: string, parameters: object = {}) =>
    retry(async () => {
      const element = await run((selector) => {
        const found = [...document.querySelectorAll(selector)].find((it) => it.checkVisibility())
        found?.scrollIntoView({ block: 'center', behavior: 'instant' })
        return found
      }, selector)
      if (!element) throw new Error(`There is no ${selector}`)
      const id = String(Object.values(element)[0])
      await send(`/element/${id}/${path}`, name, { id, ...parameters })
    })
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
    click: (selector: string) => act(selector, 'click', 'WebDriver:ElementClick'),
    type: (selector: string, text: string) => act(selector, 'value', 'WebDriver:ElementSendKeys', { text }),
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

async function startWebkit(binary: string, folder: string) {
  // WebKitGTK takes the visitor's language from the locale, which a small system may lack.
  const locale = 'en_GB.UTF-8'
  spawnSync('localedef', ['-i', 'en_GB', '-f', 'UTF-8', join(folder, locale)])
  const port = 20_000 + (process.pid % 20_000)
  const env = { ...process.env, LOCPATH: folder, LC_ALL: locale }
  const screen = ['-a', '-s', '-screen 0 1600x1200x24']
  const options = { stdio: 'ignore', detached: true, env } as const
  const driver = spawn('xvfb-run', [...screen, 'WebKitWebDriver', `--port=${port}`], options)
  const url = `http://127.0.0.1:${port}`
  const post = async (path: string, body: object) => {
    const options = { method: 'POST', signal: AbortSignal.timeout(patience) }
    const response = await fetch(url + path, { ...options, body: JSON.stringify(body) })
    const { value } = await response.json()
    if (value?.error) throw new Error(`${path}: ${value.error}: ${value.message}`)
    return value
  }
  await retry(() => fetch(`${url}/status`))
  const browser = { 'webkitgtk:browserOptions': { binary, args: ['--automation'] } }
  const capabilities = { alwaysMatch: { pageLoadStrategy: 'none', ...browser } }
  const { sessionId } = await post('/session', { capabilities })
  const send: Send = (path, _, parameters) => post(`/session/${sessionId}${path}`, parameters)
  return { driver, send }
}

async function startFirefox(binary: string, folder: string) {
  const port = 40_000 + (process.pid % 20_000)
  const language = `user_pref('intl.accept_languages', 'en-GB');`
  writeFileSync(join(folder, 'user.js'), `${language} user_pref('marionette.port', ${port});`)
  const options = { stdio: 'ignore', detached: true, env: { ...process.env, HOME: folder } } as const
  const driver = spawn(binary, ['--headless', '--marionette', '--profile', folder], options)
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
  const answers = new EventEmitter()
  let lastId = 0
  let received = ''
  socket.setEncoding('latin1').on('data', (chunk) => {
    received += chunk
    for (;;) {
      const start = received.indexOf(':') + 1
      const end = start + Number(received.slice(0, start - 1))
      if (start === 0 || received.length < end) return
      const message = JSON.parse(String(Buffer.from(received.slice(start, end), 'latin1')))
      received = received.slice(end)
      answers.emit(String(message[1]), message)
    }
  })
  return async (_, name, parameters) => {
    const id = ++lastId
    const answered = once(answers, String(id), { signal: AbortSignal.timeout(patience) })
    const message = JSON.stringify([0, id, name, parameters])
    socket.write(`${Buffer.byteLength(message)}:${message}`)
    const [[, , error, result]] = await answered
    if (error) throw new Error(`${name}: ${error.error}: ${error.message}`)
    return result?.value ?? result
  }
}

const retry = <T>(attempt: () => Promise<T>) => vi.waitFor(attempt, { timeout: 30_000, interval: 100 })
