import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { listFiles } from '../../scripts/io/list-files.ts'
import { openPage, pathOfRequest, recordRequests, until } from '../support/browser.ts'

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

const published = listFiles('dist').filter((name) => name.endsWith('.svg'))

const isRun = (page: Page) => page.evaluate(() => document.documentElement.hasAttribute('ran'))

test('a drawing that is opened is a drawing, and nothing else happens, even without headers', async () => {
  const page = await openPage({ bypassCSP: true })
  const asked = recordRequests(page, pathOfRequest)
  for (const name of published) {
    await page.goto(`/${name}`)
    const element = await page.evaluate(() => document.documentElement.localName)
    expect([element, await isRun(page), asked.splice(0)]).toEqual(['svg', false, [`/${name}`]])
  }
  expect(page.problems).toEqual([])
})

test('a drawing that was not sanitized would run, but not with the headers', async () => {
  const drawing = published.find((name) => name.startsWith('pictures/'))
  const { headers } = await fetch(`${inject('siteUrl')}/${drawing}`)
  const policy = { 'content-security-policy': headers.get('content-security-policy') ?? '' }
  const [raw, stopped] = [await openPage(), await openPage()]
  for (const [index, body] of programs.entries()) {
    const path = `/pictures/raw-${index}.svg`
    const drawing = { contentType: 'image/svg+xml', body }
    await raw.route(path, (route) => route.fulfill(drawing))
    await stopped.route(path, (route) => route.fulfill({ ...drawing, headers: policy }))
    await raw.goto(path)
    await until(async () => expect(await isRun(raw), path).toBe(true))
    stopped.problems.length = 0
    await stopped.goto(path)
    await until(() => expect(stopped.problems.join(), path).toContain('Content Security Policy'))
    expect(await isRun(stopped), path).toBe(false)
  }
})
