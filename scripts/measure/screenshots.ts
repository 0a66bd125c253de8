import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { chromium } from '@playwright/test'
import { formatConsent } from '../../src/consent/consent-cookie.ts'
import { consentTo } from '../../src/consent/consent-store.ts'
import { serve } from '../dev/static-host.ts'
import { failWith, readArguments } from '../io/arguments.ts'
import { runAtOnce } from '../io/at-once.ts'
import { listFiles } from '../io/list-files.ts'
import { findBrowser } from './find-browser.ts'

const usage = `npx tsx scripts/measure/screenshots.ts [--paths /,/blog] [--widths 360,1280] [--schemes dark] [--languages en]

Shows every page of the site in dist from top to bottom, in .screenshots/<language>-<scheme>-<width>/.`
const { values } = readArguments(usage, {
  options: {
    paths: { type: 'string' },
    widths: { type: 'string', default: '360,768,1280,1920' },
    schemes: { type: 'string', default: 'light,dark' },
    languages: { type: 'string', default: 'de,en' },
  },
})
const out = '.screenshots'
const list = (name: 'languages' | 'schemes' | 'widths') => values[name].split(',')
const combinations = list('languages').flatMap((language) =>
  list('schemes').flatMap((scheme) => list('widths').map((width) => ({ language, scheme, width }))),
)

if (!existsSync('dist/index.html')) failWith('There is no built site. Run: npm run build')
const paths = values.paths?.split(',') ?? listPages()
const site = await serve('dist')
const browser = await chromium.launch({
  executablePath: findBrowser(),
  args: ['--no-sandbox', '--disable-gpu'],
})
// Old pictures of other pages must not stay among the new ones.
await rm(out, { recursive: true, force: true })
await runAtOnce(4, combinations, takeScreenshots)
await browser.close()
await site.close()
console.info(`${combinations.length * paths.length} screenshots are in ${resolve(out)}`)

/** Every unknown address shows the page `/404`. */
function listPages(): string[] {
  const names = listFiles('dist').flatMap((name) => /^(.*)\.html$/.exec(name)?.[1] ?? [])
  return names.map((name) => (name === 'index' ? '/' : `/${name}`)).sort()
}

async function takeScreenshots({ language, scheme, width }: (typeof combinations)[number]): Promise<void> {
  const context = await browser.newContext({
    baseURL: site.url,
    viewport: { width: Number(width), height: Number(width) < 768 ? 740 : 900 },
    colorScheme: scheme === 'dark' ? 'dark' : 'light',
    locale: language,
    reducedMotion: 'reduce',
  })
  // With an answer to the question for consent there is no banner over the pages.
  const [name = '', value = ''] = formatConsent(consentTo([]), false).split(/[=;]/)
  await context.addCookies([{ url: site.url, name, value }])
  const page = await context.newPage()
  for (const path of paths) {
    await page.goto(path)
    // Until its language is shown, and the sections below the window are rendered.
    await page.waitForFunction((expected) => {
      const { lang, dataset } = document.documentElement
      return lang === expected && dataset.partial === undefined
    }, language)
    await page.evaluate(async () => {
      // Images below the window would be loaded while the picture is taken, or after it.
      for (const image of document.images) image.loading = 'eager'
      await Promise.all([document.fonts.ready, ...[...document.images].map((image) => image.decode())])
    })
    const file = `${path === '/' ? 'home' : path.slice(1).replaceAll('/', '--')}.png`
    await page.screenshot({ path: join(out, `${language}-${scheme}-${width}`, file), fullPage: true })
  }
  await context.close()
}
