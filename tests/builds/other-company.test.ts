import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { company } from '../../src/company/company.ts'
import { blogCopy } from '../../src/content/de/blog.ts'
import { newsletter } from '../../src/content/de/forms.ts'
import { shell } from '../../src/content/de/shell.ts'
import { pathOf } from '../../src/pages.ts'
import { violationsInBothThemes } from '../support/axe.ts'
import { openFirstVisit, openPage, recordShifts, rendered, shiftsIn, visit } from '../support/browser.ts'
import { buttonOf, complete, fill, formOf } from '../support/contact-form.ts'
import { photo } from '../support/in-process-images.ts'
import { emptyHalfOfHero, sidewards } from '../support/layout-faults.ts'
import { postSource, writeFiles } from '../support/post-source.ts'
import { builtSite, copyWithoutPosts } from '../support/project-copy.ts'
import { editFacts } from '../support/take-over.ts'
import { hasBlog, isSample, readers } from '../support/this-site.ts'

/** The pictures of the invented company: a house, turned by its camera, a workshop, and one of three people. */
async function savePictures(folder: string): Promise<void> {
  mkdirSync(join(folder, 'src/pictures'), { recursive: true })
  const place = { IFD3: { GPSLatitude: '49/1 36/1 0/1' } }
  const files = {
    'haus.jpg': photo(1400, 2000).withExif(place).withMetadata({ orientation: 6 }).jpeg(),
    'werkstatt.png': photo(900, 500).png(),
    'anna.webp': photo(400, 600).webp(),
  }
  for (const [name, image] of Object.entries(files)) {
    writeFileSync(join(folder, 'src/pictures', name), await image.toBuffer())
  }
}

const hero = { file: 'haus.jpg', alt: 'Das Haus von der Straße', caption: 'Unser Haus', focus: [50, 10] }
const block = {
  kind: 'picture',
  heading: 'Die Werkstatt',
  picture: { file: 'werkstatt.png', alt: 'Zwei Tische' },
}
const roles = Object.fromEntries(readers.map(([, language]) => [language, `Technik (${language})`]))
const people = [
  {
    name: 'Anna Beispiel',
    role: roles,
    picture: 'anna.webp',
    languages: ['fr', 'lb'],
    phone: '+352 00 00 01',
  },
  { name: 'Bo Muster', role: roles, languages: [], email: 'bo@example.com' },
  { name: 'Maximiliane Donaudampfschifffahrt', role: roles },
]

const prepare = async (folder: string) => {
  if (hasBlog) writeFiles(folder, { 'posts/entwurf.md': postSource('entwurf', { published: 'false' }) })
  await savePictures(folder)
  for (const [, language] of readers) {
    const file = join(folder, `src/content/${language}/home.ts`)
    const text = readFileSync(file, 'utf8').replace(
      /\n {2}blocks: (compact[^(]*\()?\[?\n/,
      (start) => `\n  picture: ${JSON.stringify(hero)},${start}${JSON.stringify(block)},\n`,
    )
    writeFileSync(file, text)
  }
  editFacts(folder, (facts) => {
    Object.assign(facts, { people })
    facts.company.surroundings = [
      { kind: 'street', name: 'Beispielallee', side: 'south', metres: 12 },
      { kind: 'entrance', side: 'south' },
      { kind: 'stop', name: 'Beispielplatz', side: 'north-west', metres: 140 },
      { kind: 'parking', side: 'east', metres: 90 },
    ]
    facts.brand.fortresses = false
  })
}

/** A company with pictures and people, without drawings, a published article and functions. */
const site = builtSite(prepare, { env: { VITE_CONTACT: 'off', SITE_STRICT: '0' }, copy: copyWithoutPosts })

const textOf = (name: string) => String(site.files.get(name))
const sizes = [360, 1280].map((width) => ({ width, height: 800 }))

test('a picture beside the heading comes first and never moves anything; one below comes when it is needed', async () => {
  for (const viewport of sizes) {
    const page = await openFirstVisit({ baseURL: site.url, viewport })
    await recordShifts(page)
    await visit(page, '/')
    await page.waitForLoadState('networkidle')
    expect(await shiftsIn(page)).toEqual([])
    const [first, second] = [page.getByAltText(hero.alt), page.getByAltText(block.picture.alt)]
    const attributes = await first.evaluate((image) =>
      ['loading', 'fetchpriority'].map((name) => image.getAttribute(name)),
    )
    expect([attributes, await second.getAttribute('loading')]).toEqual([[null, 'high'], 'lazy'])
    await second.scrollIntoViewIfNeeded()
    await page.waitForFunction(() =>
      [...document.images].every((image) => image.complete && image.naturalWidth > 0),
    )
    // Upright, as the camera noted.
    const shown = await first.evaluate((image: HTMLImageElement) => [
      image.naturalWidth > image.naturalHeight,
      image.width > image.height,
    ])
    expect(shown).toEqual([true, true])
    expect(await sidewards(page)).toEqual([])
    expect(page.problems).toEqual([])
  }
})

test('what is published has no place and no name of a file', async () => {
  const names = [...site.files.keys()].filter((name) => name.startsWith('pictures/'))
  expect(names.some((name) => name.endsWith('.avif'))).toBe(true)
  for (const name of names.filter((name) => /\.(avif|webp|jpe?g|png)$/.test(name))) {
    const { exif } = await sharp(site.files.get(name)).metadata()
    expect([name, exif]).toEqual([name, undefined])
  }
  const html = [...site.files].filter(([name]) => name.endsWith('.html')).map(([, bytes]) => String(bytes))
  expect(html.filter((text) => /haus\.jpg|werkstatt\.png|anna\.webp/.test(text))).toEqual([])
})

test('people are on the pages about the company and on the contact page, for machines, too, and nowhere else', async () => {
  const page = await openPage({ baseURL: site.url })
  await visit(page, '/kontakt')
  const entries = page.getByRole('main').getByRole('listitem')
  for (const { name } of people) expect(await entries.filter({ hasText: name }).count(), name).toBe(1)
  expect(await page.getByAltText('Anna Beispiel').count()).toBe(1)
  const lines = (name: string) => entries.filter({ hasText: name }).locator('p').allTextContents()
  expect(await lines('Anna Beispiel')).toContain('Französisch, Luxemburgisch')
  expect(await lines('Bo Muster')).toEqual([roles.de, 'bo@example.com'])
  expect(await page.getByRole('link', { name: 'bo@example.com' }).getAttribute('href')).toBe(
    'mailto:bo@example.com',
  )
  const naming = [...site.files].filter(
    ([name, bytes]) => name.endsWith('.html') && String(bytes).includes('Bo Muster'),
  )
  expect(naming.every(([, html]) => String(html).includes('"@type":"Person"'))).toBe(true)
  const others = ['index.html', 'impressum.html', 'blog.html'].filter((name) =>
    textOf(name).includes('Bo Muster'),
  )
  expect(others).toEqual([])
})

test('what is near the office is drawn on the contact page, and said in a sentence', async () => {
  const page = await openPage({ baseURL: site.url })
  await visit(page, '/kontakt')
  const plan = page.locator('div:has(> div > svg [data-labels])').filter({ hasText: 'Beispielallee' }).last()
  const lettering = await plan.locator('svg text').allTextContents()
  expect(lettering).toEqual(['Beispielallee', 'N', 'Beispielplatz'])
  expect(await plan.locator('p').last().textContent()).toMatch(/Beispielplatz 140\sm /)
  expect(await sidewards(page)).toEqual([])
})

test('nothing of people is in what every page loads', () => {
  const home = textOf('index.html')
  const scripts = [...home.matchAll(/\/(assets\/[\w./-]+\.js)/g)].map(([, name = '']) => name)
  expect(scripts.length).toBeGreaterThan(1)
  expect(scripts.filter((name) => textOf(name).includes('Bo Muster'))).toEqual([])
})

test('in another language, the same pictures and people are there after the switch', async () => {
  const page = await openPage({ baseURL: site.url })
  await visit(page, '/kontakt')
  const language = readers.at(-1)?.[1] ?? 'de'
  if (language === 'de') return
  await page.getByRole('group', { name: shell.language }).getByRole('button').last().click()
  await page.getByText(`Technik (${language})`).first().waitFor()
  expect(page.problems).toEqual([])
})

describe('without fortresses', () => {
  test('no page has an empty half beside its heading', async () => {
    const page = await openPage({ baseURL: site.url })
    const names = [...site.files.keys()].filter((name) => name.endsWith('.html') && !name.startsWith('blog/'))
    const found: string[] = []
    for (const name of names) {
      await page.goto(`${site.url}/${name === 'index.html' ? '' : name.replace('.html', '')}`)
      for (const size of sizes) {
        await page.setViewportSize(size)
        const faults = [...(await emptyHalfOfHero(page)), ...(await sidewards(page))]
        found.push(...faults.map((fault) => `${name}, ${size.width} px: ${fault}`))
      }
    }
    expect(found).toEqual([])
  })

  test('pages with pictures and people can be used by everybody', async () => {
    const page = await openPage({ baseURL: site.url })
    for (const path of ['/', pathOf('contact', 'de'), ...(isSample ? ['/unternehmen/ueber-uns'] : [])]) {
      await visit(page, path)
      await rendered(page)
      expect([path, await violationsInBothThemes(page)]).toEqual([path, []])
    }
  })
})

test.skipIf(!hasBlog)('without articles the blog says so, and no page links to it', () => {
  expect(site.output).not.toContain('is not set')
  const pages = [...site.files].filter(([name]) => name.endsWith('.html'))
  const linking = pages.filter(([, html]) => /<a[^>]* href="\/blog/.test(String(html)))
  expect(linking.map(([name]) => name)).toEqual([])
  expect(String(site.files.get('blog.html'))).toContain(blogCopy.none)
  const offering = pages.filter(([, html]) => String(html).includes(newsletter.intro))
  expect(offering.map(([name]) => name)).toEqual([])
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

test('without articles nobody is offered a newsletter of articles', async () => {
  const page = await openPage({ baseURL: site.url })
  for (const path of ['/kontakt', '/datenschutz']) {
    await visit(page, path)
    expect(await page.locator('main').innerText()).not.toMatch(/newsletter/i)
  }
})
