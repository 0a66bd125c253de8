import { cpSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sanitizeDrawing, serializeDrawing } from '../../scripts/content/images/sanitize-drawing.ts'
import { serve } from '../../scripts/dev/static-host.ts'
import { listFiles } from '../../scripts/io/list-files.ts'
import { openPage, until } from '../support/browser.ts'
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

/** The drawings of the site and those above, at the addresses of image variants, with headers and without. */
const [headed, plain] = [temporaryFolder(), temporaryFolder()]
let withHeaders: Awaited<ReturnType<typeof serve>>
let withoutHeaders: Awaited<ReturnType<typeof serve>>
const published = listFiles('dist').filter((name) => name.endsWith('.svg'))
beforeAll(async () => {
  cpSync('dist/_headers', join(headed, '_headers'))
  for (const name of published) cpSync(join('dist', name), join(plain, name))
  for (const folder of [headed, plain]) {
    mkdirSync(join(folder, 'pictures'), { recursive: true })
    // Chromium asks for it when a drawing is opened by itself.
    cpSync('dist/favicon.ico', join(folder, 'favicon.ico'))
  }
  for (const [index, text] of surplus.entries()) {
    const name = `pictures/surplus-${index}.svg`
    writeFileSync(join(plain, name), serializeDrawing(sanitizeDrawing(Buffer.from(text)).root))
    published.push(name)
  }
  for (const [index, text] of programs.entries()) {
    for (const folder of [headed, plain]) writeFileSync(join(folder, `pictures/raw-${index}.svg`), text)
  }
  withHeaders = await serve(headed)
  withoutHeaders = await serve(plain)
})
afterAll(() => Promise.all([withHeaders.close(), withoutHeaders.close()]))

const isRun = (page: Page) => page.evaluate(() => document.documentElement.hasAttribute('ran'))

test('a drawing that is opened is a drawing, and nothing else happens, even without headers', async () => {
  const page = await openPage()
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  for (const name of published) {
    const url = `${withoutHeaders.url}/${name}`
    await page.goto(url)
    const element = await page.evaluate(() => document.documentElement.localName)
    expect([element, await isRun(page), asked.splice(0)]).toEqual(['svg', false, [url]])
  }
  expect(page.problems).toEqual([])
})

test('a drawing that was not sanitized would run, but not with the headers', async () => {
  const [raw, stopped] = [await openPage(), await openPage()]
  for (const [index] of programs.entries()) {
    const path = `/pictures/raw-${index}.svg`
    await raw.goto(withoutHeaders.url + path)
    await until(async () => expect(await isRun(raw), `${index}`).toBe(true))
    stopped.problems.length = 0
    await stopped.goto(withHeaders.url + path)
    await until(() => expect(stopped.problems.join(), `${index}`).toContain('Content Security Policy'))
    expect(await isRun(stopped), `${index}`).toBe(false)
  }
})
