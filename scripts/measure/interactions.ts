import { existsSync, readFileSync } from 'node:fs'
import { chromium, type Locator, type Page } from 'playwright-core'
import { blogCopy } from '../../src/content/blog.ts'
import { contactFormTexts } from '../../src/content/contact-form.ts'
import { de } from '../../src/language/de.ts'
import { en } from '../../src/language/en.ts'
import { serve } from '../dev/static-host.ts'
import { failWith, readArguments } from '../io/arguments.ts'
import { builtPaths } from './built-paths.ts'
import { findBrowser } from './find-browser.ts'
import { markdownTable } from './markdown-table.ts'

const usage = `npx tsx scripts/measure/interactions.ts [--runs 5]

Measures how long the site in dist takes from a tap or key to the next paint (INP, by web-vitals), on a phone whose
processor is four times as slow as this one: in a page that is hydrated, and in one whose scripts just arrive.`
const { values } = readArguments(usage, { options: { runs: { type: 'string', default: '5' } } })
const runs = Number(values.runs)

if (!existsSync('dist/index.html')) failWith('There is no built site. Run: npm run build')
const article = builtPaths('dist').find((path) => /^\/blog\/(?!seite\/)./.test(path)) ?? '/blog'

/** `target` is tapped, then `text` typed; `effect` is a selector that matches when it has worked. `width` in pixels. */
type Interaction = {
  path: string
  target: (page: Page) => Locator
  effect: string
  width?: number
  text?: string
}
const interactions: Record<string, Interaction> = {
  menu: tap('/', { name: de.menu.open, exact: true }, 'dialog:modal'),
  consent: tap('/', { name: de.consent.acceptAll }, 'body:not(:has([aria-label=Cookies]))'),
  // In narrow windows it is in the menu.
  language: { ...tap('/', { name: en.languageName }, 'html[lang=en]'), width: 1280 },
  share: tap(article, { name: blogCopy.article.share.button }, '[role=menu]'),
  submit: tap('/kontakt', { name: contactFormTexts.de.submit }, '[name=firstName]:focus'),
  question: {
    path: '/leistungen/it-sicherheit',
    target: (page) => page.locator('main summary'),
    effect: 'main details[open]',
  },
  search: {
    path: '/blog',
    target: (page) => page.getByRole('searchbox'),
    text: 'backup',
    effect: 'main article',
  },
}

function tap(path: string, button: { name: string; exact?: boolean }, effect: string): Interaction {
  return { path, target: (page) => page.getByRole('button', button), effect }
}

const webVitals = readFileSync('node_modules/web-vitals/dist/web-vitals.iife.js', 'utf8')
const reportInp =
  '\nwebVitals.onINP(({ value }) => { window.inp = value }, { reportAllChanges: true, durationThreshold: 16 })'

const site = await serve('dist')
const browser = await chromium.launch({
  executablePath: findBrowser(),
  args: ['--no-sandbox', '--disable-gpu'],
})
const rows: string[][] = []
for (const [name, interaction] of Object.entries(interactions)) {
  const columns = [await measureOften(interaction, false), await measureOften(interaction, true)]
  rows.push([name, ...columns.flatMap(([median, worst]) => [`${median} ms`, `${worst} ms`])])
}
await browser.close()
await site.close()
console.info(markdownTable(['interaction', 'median', 'worst', 'at the start, median', 'worst'], rows))

/** Median and highest of the runs; at the start each is a little later. */
async function measureOften(interaction: Interaction, isStarting: boolean): Promise<[number, number]> {
  const times: number[] = []
  for (let run = 0; run < runs; run++) times.push(await measure(interaction, isStarting, run * 40))
  times.sort((a, b) => a - b)
  return [times[Math.floor(runs / 2)] ?? 0, times[runs - 1] ?? 0]
}

/** Milliseconds; those of the slowest key, where several are pressed. */
async function measure(
  { path, target, effect, width = 412, text }: Interaction,
  isStarting: boolean,
  delayMs: number,
): Promise<number> {
  const context = await browser.newContext({
    viewport: { width, height: 823 },
    hasTouch: true,
    isMobile: true,
    locale: 'de-DE',
    baseURL: site.url,
  })
  const page = await context.newPage()
  // A device that shares shows its own menu.
  await page.addInitScript('delete Navigator.prototype.share')
  await page.addInitScript(webVitals + reportInp)
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/assets/*.js', async (route) => {
    await released
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'commit' })
  await page.waitForFunction(() => document.querySelector('head > script[src*="/app-"]'))
  if (!isStarting) {
    release()
    await page.waitForFunction(() => !('partial' in document.documentElement.dataset))
  }
  // Located before the processor is slow: it would keep the page busy.
  const element = target(page).first()
  await element.scrollIntoViewIfNeeded()
  const { x = 0, y = 0, width: wide = 0, height = 0 } = (await element.boundingBox()) ?? {}
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  release()
  if (isStarting) await page.waitForTimeout(delayMs)
  await page.touchscreen.tap(x + wide / 2, y + height / 2)
  if (text) await page.keyboard.type(text)
  await page.locator(effect).first().waitFor({ state: 'attached' })
  const inp = await page.evaluate(async () => {
    // The browser records an event some frames after its paint, and web-vitals reads the records when a page is hidden.
    for (let frame = 0; frame < 10; frame++) await new Promise(requestAnimationFrame)
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' })
    document.dispatchEvent(new Event('visibilitychange'))
    return (window as { inp?: number }).inp
  })
  await context.close()
  return inp ?? Number.NaN
}
