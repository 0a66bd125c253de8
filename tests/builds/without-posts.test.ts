import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { company } from '../../src/company/company.ts'
import { blogCopy } from '../../src/content/de/blog.ts'
import { newsletter } from '../../src/content/de/forms.ts'
import { shell } from '../../src/content/de/shell.ts'
import { openFirstVisit, openPage, recordShifts, shiftsIn, visit } from '../support/browser.ts'
import { buttonOf, complete, fill, formOf } from '../support/contact-form.ts'
import { photo } from '../support/in-process-images.ts'
import { sidewards } from '../support/layout-faults.ts'
import { builtSite, copyWithoutPosts } from '../support/project-copy.ts'

const hero = { file: 'haus.jpg', alt: 'Das Haus von der Straße', caption: 'Unser Haus', focus: [50, 10] }

/** Puts a picture beside the heading of the home page: a photograph that the camera turned. */
async function prepare(folder: string): Promise<void> {
  mkdirSync(join(folder, 'src/pictures'), { recursive: true })
  const place = { IFD3: { GPSLatitude: '49/1 36/1 0/1' } }
  const image = photo(1400, 2000).withExif(place).withMetadata({ orientation: 6 }).jpeg()
  writeFileSync(join(folder, 'src/pictures', hero.file), await image.toBuffer())
  for (const language of ['de', 'en']) {
    const file = join(folder, `src/content/${language}/home.ts`)
    const picture = `\n  picture: ${JSON.stringify(hero)},\n  blocks: [`
    writeFileSync(file, readFileSync(file, 'utf8').replace('\n  blocks: [', picture))
  }
}

/** A site with a picture, without articles and functions. */
const site = builtSite(prepare, { env: { VITE_CONTACT: 'off' }, copy: copyWithoutPosts })

test('a picture beside the heading is upright, comes first and never moves anything', async () => {
  for (const width of [360, 1280]) {
    const page = await openFirstVisit({ baseURL: site.url, viewport: { width, height: 800 } })
    await recordShifts(page)
    await visit(page, '/')
    const image = page.getByAltText(hero.alt)
    await page.waitForFunction(() => [...document.images].some((image) => image.naturalWidth > 0))
    expect([await shiftsIn(page), await sidewards(page), page.problems]).toEqual([[], [], []])
    expect(await image.getAttribute('fetchpriority')).toBe('high')
    expect(await image.evaluate(({ naturalWidth: w, naturalHeight: h }: HTMLImageElement) => w > h)).toBe(
      true,
    )
  }
})

test('a picture is published without its place and its name', async () => {
  const pictures = [...site.files.keys()].filter((name) => /^pictures\/.*\.(avif|webp|jpe?g)$/.test(name))
  expect(pictures.length).toBeGreaterThan(1)
  for (const name of pictures) expect((await sharp(site.files.get(name)).metadata()).exif).toBeUndefined()
  expect(String(site.files.get('index.html'))).not.toContain(hero.file)
})

test('without articles the blog says so, no page links to it, and nobody is offered a newsletter', () => {
  const pages = [...site.files].filter(([name]) => name.endsWith('.html'))
  const linking = pages.filter(([, html]) => /<a[^>]* href="\/blog/.test(String(html)))
  const offering = pages.filter(([, html]) => String(html).includes(newsletter.intro))
  expect([linking, offering].map((found) => found.map(([name]) => name))).toEqual([[], []])
  expect(String(site.files.get('blog.html'))).toContain(blogCopy.none)
})

test('without functions the contact form has a link to a mail draft of what was typed', async () => {
  const page = await openPage({ baseURL: site.url })
  await visit(page, '/kontakt')
  await fill(page)
  const link = formOf(page).getByRole('link', { name: shell.simpleContact.open })
  const { pathname, searchParams } = new URL((await link.getAttribute('href')) ?? '')
  expect([pathname, searchParams.get('subject')]).toEqual([company.email.general, complete.subject])
  expect(searchParams.get('body')).toContain(`${shell.fields.company}: ${complete.company}`)
  expect([await buttonOf(page).count(), await formOf(page).locator('[required]').count()]).toEqual([0, 0])
  expect(page.problems).toEqual([])
})
