import { expect, test } from 'vitest'
import { navigateTo, openPage, visit } from './support/browser.ts'
import { everyPage } from './support/every-page.ts'
import { readers } from './support/this-site.ts'

test.each(readers)(
  'in a browser that speaks %s, every page is reached by navigation without an error',
  async (locale) => {
    const page = await openPage({ locale })
    await visit(page, '/')
    for (const path of everyPage.filter((path) => path !== '/')) {
      await navigateTo(page, path)
      expect(await page.locator('h1').count(), path).toBe(1)
    }
    expect(page.problems).toEqual([])
  },
)
