import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { company, reportsEndpoint } from '../src/company/company.ts'
import { de } from '../src/language/de.ts'
import { openPage, visit } from './support/browser.ts'

test.skipIf(company.analytics)('a site without an address for analytics has nothing of them', async () => {
  const page = await openPage()
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await visit(page, '/')
  await page.getByRole('button', { name: de.consent.acceptAll }).click()
  await page.waitForLoadState('networkidle')
  expect(requests.filter((url) => /page-view-counter|stats/.test(url))).toEqual([])
})

test('a site without an address for reports has not one byte of their code', () => {
  const assets = readdirSync('dist/assets').filter((name) => name.endsWith('.js'))
  const reporting = assets.filter((name) =>
    /collect-reports|unhandled: /.test(name + readFileSync(`dist/assets/${name}`, 'utf8')),
  )
  expect(reporting.length > 0).toBe(reportsEndpoint !== null)
})
