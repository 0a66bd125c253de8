import { expect, test } from 'vitest'
import { company } from '../../src/company/company.ts'
import { phoneLink } from '../../src/links/contact-links.ts'
import { articlePath, enquiryPath } from '../../src/pages.ts'
import { openFirstVisit, openPage, recordShifts, shiftsIn, visit } from '../support/browser.ts'
import { publishedSlugs } from '../support/every-page.ts'
import { readers } from '../support/scope.ts'

const articles = publishedSlugs.slice(0, 1).map(articlePath)

test.each(['/', '/impressum', ...articles])('on paper, each sheet of %s says whose it is', async (path) => {
  const page = await openPage()
  await visit(page, path)
  // The styles for paper come after the first paint.
  await page.emulateMedia({ media: 'print' })
  await page.getByRole('navigation').first().waitFor({ state: 'hidden' })
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1')
  const sheets = pdf.match(/\/Type \/Page\b/g)?.length
  expect(sheets).toBeGreaterThan(1)
  // The telephone number beside the address is a link, which a PDF lists as text.
  expect(pdf.split(`(${phoneLink(company.phone)})`).length - 1).toBeGreaterThanOrEqual(sheets ?? 0)
})

test('on paper, the mark of a section goes with its heading to the next sheet', async () => {
  const page = await openPage()
  await visit(page, '/impressum')
  await page.emulateMedia({ media: 'print' })
  await page.getByRole('navigation').first().waitFor({ state: 'hidden' })
  const marks = await page.locator('main > section:has(h2)').evaluateAll((sections) =>
    sections.map((section) => {
      const { position, breakAfter } = getComputedStyle(section, '::before')
      const { paddingBlockEnd, borderBlockStartWidth } = getComputedStyle(section)
      return [position, breakAfter, paddingBlockEnd, borderBlockStartWidth]
    }),
  )
  expect(marks.length).toBeGreaterThan(2)
  // An edge or room at the end of a section could be alone on a sheet.
  for (const mark of marks) expect(mark).toEqual(['static', 'avoid', '0px', '0px'])
})

// On a phone the font comes late: `look.test.ts`.
test.each([
  '/',
  '/leistungen',
  '/leistungen/backup',
  '/kontakt',
  '/blog',
  enquiryPath('de', 'privacy', 'professional'),
  ...articles,
])('nothing moves after the first paint of %s', async (path) => {
  const page = await openFirstVisit({ viewport: { width: 1280, height: 800 } })
  await recordShifts(page)
  await visit(page, path)
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.fonts.ready)
  expect(await shiftsIn(page)).toEqual([])
})

test.each(['/notfall', '/lageplan'])('at 360 px, the menu of %s can be tapped everywhere', async (path) => {
  const page = await openPage({ viewport: { width: 360, height: 740 } })
  await visit(page, path)
  const covered = await page.evaluate(async () => {
    const places = Array.from(
      { length: Math.ceil(document.body.scrollHeight / 200) },
      (_, step) => step * 200,
    )
    const found: number[] = []
    for (const top of places) {
      scrollTo({ top, behavior: 'instant' })
      await new Promise(requestAnimationFrame)
      if (!document.elementFromPoint(320, 30)?.closest('header')) found.push(top)
    }
    return found
  })
  expect(covered).toEqual([])
})

test('at 360 px, all columns of the tables of articles are in view', async () => {
  const page = await openPage({ viewport: { width: 360, height: 740 } })
  for (const slug of publishedSlugs) {
    await visit(page, articlePath(slug))
    const cells = page.locator('#article-body td')
    const ends = await cells.evaluateAll((all) => all.map((cell) => cell.getBoundingClientRect().right))
    expect(Math.max(0, ...ends), slug).toBeLessThanOrEqual(360)
  }
})

test.each(readers)(
  'for a visitor from %s, what is scrolled to is below the header at any width',
  async (locale) => {
    const page = await openPage({ locale })
    // The second page has the font, however slow the first was.
    await visit(page, '/impressum')
    await visit(page, '/')
    for (const width of [320, 768, 970, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      const [header, room] = await page.evaluate(() => [
        document.querySelector('header')?.getBoundingClientRect().height,
        Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBlockStart),
      ])
      expect(header, `${width} px`).toBeLessThan(room ?? 0)
    }
  },
)
