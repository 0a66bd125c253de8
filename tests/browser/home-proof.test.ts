import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { homePapers } from '../../src/content/de/home-proof.ts'
import { requestCount } from '../../src/content/de/request-count.ts'
import { shell as de } from '../../src/content/de/shell.ts'
import { specimens } from '../../src/content/de/specimens.ts'
import { homePapers as englishPapers } from '../../src/content/en/home-proof.ts'
import { shell as en } from '../../src/content/en/shell.ts'
import { specimens as english } from '../../src/content/en/specimens.ts'
import type { Block } from '../../src/content/page-copy.ts'
import {
  connect,
  openFirstVisit,
  openPage,
  recordRequests,
  recordShifts,
  shiftsIn,
  until,
  visit,
} from '../support/browser.ts'

const linksIn = (block: Block) => (block.kind === 'papers' ? block.papers.map(({ link }) => link) : [])
const links = linksIn(homePapers)
const sheets = (page: Page) => page.locator('main li').filter({ has: page.locator('[inert]') })

const scrollTo = (page: Page, block: Block) =>
  page.getByRole('link', { name: linksIn(block)[0]?.label ?? '' }).scrollIntoViewIfNeeded()

test('without scripts the papers are links to the pages that have them', async () => {
  const page = await openPage({ javaScriptEnabled: false })
  await page.goto('/')
  for (const { to, label } of links) {
    expect(await page.getByRole('link', { name: label }).getAttribute('href')).toBe(to)
  }
  expect(await page.getByRole('button', { name: 'Serveraufrufe dieser Seite zählen' }).isVisible()).toBe(
    false,
  )
})

test('papers are loaded when they come into view, move nothing, and follow the language', async () => {
  const page = await openFirstVisit({ viewport: { width: 1280, height: 400 } })
  await connect(page)
  await recordShifts(page)
  const requests = recordRequests(page)
  await visit(page, '/')
  expect(requests.filter((url) => /paper-preview|specimens/.test(url))).toEqual([])
  await scrollTo(page, homePapers)
  await until(async () => expect(await sheets(page).count()).toBe(links.length))
  expect(await sheets(page).first().innerText()).toContain(specimens.restoreLog.facts[0]?.[1])
  expect(await sheets(page).first().innerText()).toContain(de.specimen)
  expect(await shiftsIn(page)).toEqual([])
  await page.getByRole('button', { name: 'English' }).first().click()
  await scrollTo(page, englishPapers)
  await until(async () =>
    expect(await sheets(page).first().innerText()).toContain(english.restoreLog.facts[0]?.[1]),
  )
  expect(await sheets(page).first().innerText()).toContain(en.specimen)
})

/** What the count says of requests to other servers, to ours, and of blocked ones. */
const counted = (page: Page) =>
  page
    .getByRole('status')
    .filter({ hasText: requestCount.own })
    .evaluate((status) => [...status.querySelectorAll('dd')].map((one) => Number(one.textContent)))

test('a button counts the requests of the page, live, and attempts that the policy blocks', async () => {
  const page = await openPage()
  await visit(page, '/')
  await page.getByRole('button', { name: 'Serveraufrufe dieser Seite zählen' }).click()
  const [foreign, own = 0, blocked] = await counted(page)
  expect([foreign, own > 3, blocked]).toEqual([0, true, 0])
  await page.evaluate(() => fetch('/robots.txt?more'))
  await until(async () => expect((await counted(page))[1]).toBeGreaterThan(own))
  await page.evaluate(() => fetch('https://tracker.example/').catch(() => {}))
  await until(async () => expect((await counted(page))[2]).toBe(1))
})

test('requests to other servers are counted, and named', async () => {
  const page = await openPage({ bypassCSP: true })
  for (const host of ['a.example', 'b.example'])
    await page.route(`https://${host}/**`, (route) =>
      route.fulfill({ body: '', headers: { 'access-control-allow-origin': '*' } }),
    )
  await visit(page, '/')
  await page.evaluate(() =>
    Promise.all(['a', 'b', 'a'].map((name, index) => fetch(`https://${name}.example/${index}`))),
  )
  await page.getByRole('button', { name: 'Serveraufrufe dieser Seite zählen' }).click()
  await until(async () => expect((await counted(page))[0]).toBe(3))
  expect(await page.getByText(`${requestCount.hosts} a.example, b.example`).isVisible()).toBe(true)
})
