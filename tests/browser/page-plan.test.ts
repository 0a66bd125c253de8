import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { blogCopy } from '../../src/content/de/blog.ts'
import { shell as de } from '../../src/content/de/shell.ts'
import { articlePath, isEnabled, pathOf } from '../../src/pages.ts'
import { openPage, until, visit } from '../support/browser.ts'
import { findArticle } from '../support/every-page.ts'

const phone = { width: 360, height: 740 }

const isInView = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => {
    const { top } = element.getBoundingClientRect()
    return top >= 0 && top < window.innerHeight
  })

const longPage = (['managedServices', 'itSecurity'] as const).find((name) => isEnabled(name))

test.skipIf(longPage === undefined)(
  'on a phone a list leads to the sections of a long page, without scripts too',
  async () => {
    const page = await openPage({ viewport: phone, javaScriptEnabled: false })
    await page.goto(pathOf(longPage ?? 'home', 'de'))
    const list = page.getByRole('navigation', { name: de.onThisPage })
    await list.getByText(de.onThisPage).click()
    const links = list.getByRole('link')
    expect(await links.allTextContents()).toEqual(await page.locator('main section h2').allTextContents())
    for (const link of [links.nth(3), links.last()]) {
      const target = await link.getAttribute('href')
      await link.click()
      await until(async () => expect(await isInView(page, `${target} h2`)).toBe(true))
    }
  },
)

test.skipIf(longPage === undefined)('in a wide window the list is open', async () => {
  const page = await openPage({ viewport: { width: 1280, height: 800 }, javaScriptEnabled: false })
  await page.goto(pathOf(longPage ?? 'home', 'de'))
  const links = page.getByRole('navigation', { name: de.onThisPage }).getByRole('link')
  expect(await links.allTextContents()).toEqual(await page.locator('main section h2').allTextContents())
  await links.last().click()
  await until(async () =>
    expect(await isInView(page, `${await links.last().getAttribute('href')} h2`)).toBe(true),
  )
})

const slug = findArticle(({ contents }) => contents.length > 4)

test.skipIf(slug === '')(
  'the contents of an article mark the section that is read, wherever a jump leads',
  async () => {
    const page = await openPage({ viewport: { width: 1280, height: 400 } })
    await visit(page, articlePath(slug))
    const links = page.getByRole('navigation', { name: blogCopy.article.contents }).getByRole('link')
    const marked = () =>
      links.evaluateAll((all) => all.flatMap((one, index) => (one.ariaCurrent === 'location' ? [index] : [])))
    await until(async () => expect(await marked()).toEqual([]))
    for (const index of [1, 4, 2, 0]) {
      // Into the text of a section: its heading is above the window.
      await page.evaluate((index) => {
        document.querySelectorAll('#article-body h2')[index]?.scrollIntoView()
        window.scrollBy(0, 180)
      }, index)
      await until(async () => expect(await marked()).toEqual([index]))
    }
    await page.evaluate(() => window.scrollTo(0, 0))
    await until(async () => expect(await marked()).toEqual([]))
  },
)

test.skipIf(slug === '')('on a phone the picture of an article comes before its contents', async () => {
  const page = await openPage({ viewport: phone })
  await visit(page, articlePath(slug))
  const top = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => element.getBoundingClientRect().top)
  expect(await top('article img')).toBeLessThan(await top('article nav'))
})
