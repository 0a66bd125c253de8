import { expect, test } from 'vitest'
import { shell as de } from '../../src/content/de/shell.ts'
import { articlePath } from '../../src/pages.ts'
import { connect, hydrated, openFirstVisit, recordLoads, visit } from '../support/browser.ts'
import { findArticle } from '../support/every-page.ts'

const article = articlePath(findArticle())
const notFound = { status: 404, contentType: 'text/html', body: '<!doctype html><title>404</title>' }
const otherFormat = { contentType: 'application/json', body: '{"format":0}' }

/** What an old tab may meet when it goes to a page: its link, the file that fails, and how. */
const faults = [
  ['code is gone', '/kontakt', '**/assets/contact-*.js', notFound],
  ['copy is gone', '/kontakt', '**/assets/de/contact-*.js', notFound],
  ['list is gone', '/blog', '**/content/pages/1.json', notFound],
  ['article has another format', article, '**/content/posts/*.json', otherFormat],
  ['article cannot be fetched', article, '**/content/posts/*.json', undefined],
] as const

test.skipIf(findArticle() === '').each(faults)(
  'a tab whose %s reloads the page after each deploy, and never shows an error',
  async (_, path, file, response) => {
    const page = await openFirstVisit()
    await connect(page)
    const loads = recordLoads(page)
    for (const from of ['/', '/partner']) {
      await visit(page, from)
      loads.length = 0
      // Until the page is loaded again, the tab has the code of the deploy before.
      await page.route(file, (route) =>
        loads.length > 0 ? route.continue() : response ? route.fulfill(response) : route.abort(),
      )
      await page.evaluate((to) => {
        window.history.pushState(null, '', to)
        window.dispatchEvent(new PopStateEvent('popstate'))
      }, path)
      await expect.poll(() => loads).toEqual([path])
      await hydrated(page)
      expect(await page.getByText(de.routeError.notLoaded.heading).count()).toBe(0)
      await page.unroute(file)
    }
    expect(loads).toEqual([path])
  },
)
