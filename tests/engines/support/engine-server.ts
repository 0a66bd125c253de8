import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createStaticHost } from '../../../scripts/dev/static-host.ts'
import { listFiles } from '../../../scripts/io/list-files.ts'
import { type Answer, json, text } from '../../support/form-server.ts'
import { closeServer, listen } from '../../support/listen.ts'

/**
 * Runs before everything else in each page. WebKit's driver reports no messages, Firefox's no violation of the policy; and what was there before the first
 * paint is known only then.
 */
function probe(): void {
  const problems = () => JSON.parse(sessionStorage.getItem('problems') ?? '[]') as string[]
  const report = (text: string) => sessionStorage.setItem('problems', JSON.stringify([...problems(), text]))
  Object.assign(window, { problems })
  for (const level of ['error', 'warn'] as const) {
    const log = console[level]
    console[level] = (...values: unknown[]) => {
      report(`${level}: ${values.join(' ')}`)
      log(...values)
    }
  }
  addEventListener('error', ({ message }) => report(`exception: ${message}`))
  addEventListener('unhandledrejection', ({ reason }) => report(`exception: ${reason}`))
  addEventListener('securitypolicyviolation', ({ blockedURI }) => console.error(`policy: ${blockedURI}`))
  addEventListener('DOMContentLoaded', () => {
    const { lang, hidden } = document.documentElement
    Object.assign(window, { firstPaint: { lang, hidden, text: document.querySelector('a')?.textContent } })
  })
}

/** For `runBefore`: the application starts when the page's `release` is called. */
export function holdApplication(): void {
  document.head.append = (...nodes) => {
    Object.assign(window, { release: () => Element.prototype.append.apply(document.head, nodes) })
  }
}

/** Runs in the page, after `holdApplication`: starts the application; `false` before there is something to start. */
export function releaseApplication(): boolean {
  const { release } = window as unknown as { release?: () => void }
  release?.()
  return release !== undefined
}

const script = { 'Content-Type': 'text/javascript' }

/** The built site with faults: what a test sets is answered instead of the file. */
export async function startEngineServer() {
  const dist = copyWithProbe()
  const host = createStaticHost(dist)
  let faults: { path: RegExp; answer: Answer }[] = []
  let before = ''

  const respond = (request: IncomingMessage, response: ServerResponse) => {
    const { url = '/' } = request
    const fault = faults.find(({ path }) => path.test(url))
    if (fault) return fault.answer(response, request)
    if (url === '/probe.js') return text(200, `(${probe})();${before}`, script)(response, request)
    if (url === '/blank') return response.setHeader('Content-Type', 'text/html').end('<!doctype html>')
    if (request.method === 'POST') return json(200, { success: true })(response, request)
    host(request, response)
  }
  const server = createServer(respond)
  return {
    url: await listen(server),
    /** Answers paths in this way until `repair`. */
    fail(path: RegExp, answer: Answer) {
      faults.push({ path, answer })
    },
    /** Runs before everything else in each page until `repair`. */
    runBefore(script: () => void) {
      before = `(${script})()`
    },
    repair() {
      faults = []
      before = ''
    },
    async close() {
      await closeServer(server)
      rmSync(dist, { recursive: true })
    },
  }
}

export type EngineServer = Awaited<ReturnType<typeof startEngineServer>>

/** A copy of the built site whose pages begin with the probe. */
function copyWithProbe(): string {
  const dist = mkdtempSync(join(tmpdir(), 'engines-'))
  cpSync('dist', dist, { recursive: true, filter: (path) => !/\.html\.(br|gz)$/.test(path) })
  for (const name of listFiles(dist).filter((name) => name.endsWith('.html'))) {
    const page = readFileSync(join(dist, name), 'utf8')
    writeFileSync(join(dist, name), page.replace('<head>', '<head><script src="/probe.js"></script>'))
  }
  return dist
}
