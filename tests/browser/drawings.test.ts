import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import type { Page, Request } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sanitizeDrawing, serializeDrawing } from '../../scripts/content/images/sanitize-drawing.ts'
import { serve } from '../../scripts/dev/static-host.ts'
import { headersFor, parseHeaders } from '../../scripts/site/security/headers.ts'
import { openPage, until, type WatchedPage } from '../support/browser.ts'
import { closeServer, listen } from '../support/listen.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

const start =
  '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 160 90"'
const mark = 'document.documentElement.setAttribute(&quot;ran&quot;,1)'
const run = "document.documentElement.setAttribute('ran',1)"

/** Drawings that run a script when they are published as they are. */
const programs = [
  `${start}><script>${run}</script></svg>`,
  `${start} onload="${mark}"/>`,
  `<!DOCTYPE svg [<!ATTLIST svg onload CDATA "${mark}">]>${start}/>`,
  `${start}><metadata><script>${run}</script></metadata></svg>`,
  `${start}><h:script xmlns:h="http://www.w3.org/1999/xhtml">${run}</h:script></svg>`,
  `${start}><animate attributeName="x" dur="1ms" onbegin="${mark}"/></svg>`,
]

/** Drawings with more than can be seen, which is left out. */
const surplus = [
  `${start}><!-- <script>${run}</script> --><path d="M0 0h9v9z"/></svg>`,
  `${start}><x:note xmlns:x="urn:x" onload="a()"/><title>&lt;/title&gt;&lt;script&gt;${run}</title></svg>`,
  `${start}><a href="https://example.com/"><path d="M0 0h9v9z"/></a></svg>`,
  `${start}><title><![CDATA[</title><script>${run}</script>]]></title></svg>`,
  `${start} aria-label="&quot; onload=&quot;${run}"/>`,
]

const folder = temporaryFolder()
let withHeaders: Awaited<ReturnType<typeof serve>>
let plainUrl = ''
const plain = createServer((request, response) => {
  response.setHeader('Content-Type', 'image/svg+xml')
  response.end(readFileSync(join(folder, request.url ?? '')))
})

/** The drawings of the site, and those above at the addresses of image variants and beside pages. */
beforeAll(async () => {
  cpSync('dist', folder, { recursive: true })
  mkdirSync(join(folder, 'pictures'), { recursive: true })
  for (const [index, text] of surplus.entries()) {
    writeFileSync(
      join(folder, `pictures/surplus-${index}.svg`),
      serializeDrawing(sanitizeDrawing(Buffer.from(text)).root),
    )
  }
  mkdirSync(join(folder, 'raw'))
  for (const [index, text] of programs.entries()) {
    writeFileSync(join(folder, `pictures/raw-${index}.svg`), text)
    writeFileSync(join(folder, `raw/${index}.svg`), text)
  }
  plainUrl = await listen(plain)
  withHeaders = await serve(folder)
})
afterAll(async () => {
  await withHeaders.close()
  await closeServer(plain)
})

const published = () => {
  const names = readdirSync(folder, { recursive: true }).map(
    (name) => `/${String(name).replaceAll('\\', '/')}`,
  )
  return names.filter((name) => name.endsWith('.svg') && !name.includes('raw'))
}

/** What happens when a drawing is opened. */
async function open(page: WatchedPage, url: string) {
  const foreign: string[] = []
  const note = (request: Request) => void (request.url() !== url && foreign.push(request.url()))
  page.on('request', note)
  await page.goto(url)
  page.off('request', note)
  return [await page.evaluate(() => document.documentElement.localName), await isRun(page), foreign]
}

const isRun = (page: Page) => page.evaluate(() => document.documentElement.hasAttribute('ran'))

describe('a drawing opened by its address', () => {
  test.each([
    ['with the headers of the site', () => withHeaders.url],
    ['without headers', () => plainUrl],
  ])('is a drawing, and nothing else happens, %s', async (_, origin) => {
    expect(published().length).toBeGreaterThan(surplus.length)
    const page = await openPage()
    for (const path of published()) {
      expect(await open(page, origin() + path), path).toEqual(['svg', false, []])
    }
    expect(page.problems).toEqual([])
  })

  test('would run without the headers, but not with them, even if it was not sanitized', async () => {
    const [raw, stopped] = [await openPage(), await openPage()]
    for (const [index] of programs.entries()) {
      await raw.goto(`${plainUrl}/raw/${index}.svg`)
      await until(async () => expect(await isRun(raw), `${index}`).toBe(true))
      stopped.problems.length = 0
      await stopped.goto(`${withHeaders.url}/pictures/raw-${index}.svg`)
      await until(() => expect(stopped.problems.join(), `${index}`).toContain('Content Security Policy'))
      expect(await isRun(stopped), `${index}`).toBe(false)
    }
  })

  test('has a policy, wherever it is', () => {
    const rules = parseHeaders(readFileSync('dist/_headers', 'utf8'))
    for (const path of published()) {
      expect(headersFor(path, rules)['Content-Security-Policy'], path).toMatch(
        /^(default-src 'none'|script-src 'self'[^;]*); /,
      )
    }
  })
})
