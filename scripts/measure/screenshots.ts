import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { type Browser, chromium } from 'playwright-core'
import { formatConsent } from '../../src/consent/consent-cookie.ts'
import { consentTo } from '../../src/consent/consent-store.ts'
import { serve } from '../dev/static-host.ts'
import { readArguments } from '../io/arguments.ts'
import { builtPaths } from './built-paths.ts'
import { findBrowser } from './find-browser.ts'

const usage = `npm run screenshots -- [--paths /,/blog] [--widths 360,1280] [--schemes dark] [--languages en]

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
const locales: Record<string, string> = { de: 'de-DE', en: 'en-GB' }
const parts = (list: string) => list.split(',').map((part) => part.trim())
const combinations = parts(values.languages).flatMap((language) =>
  parts(values.schemes).flatMap((scheme) =>
    parts(values.widths).map((width) => ({ language, scheme, width: Number(width) })),
  ),
)

const wrong = combinations.find(
  ({ language, scheme, width }) =>
    !(language in locales) || !['light', 'dark'].includes(scheme) || !(width >= 100 && width <= 5000),
)
if (wrong || !existsSync('dist/index.html')) {
  const expected = 'expected de or en, light or dark, a width in pixels from 100 to 5000'
  const problem = wrong && `${expected}, found ${Object.values(wrong).join(', ')}`
  console.error(problem ?? 'There is no built site. Run: npm run build')
  process.exitCode = 1
} else {
  const paths = values.paths === undefined ? builtPaths('dist') : parts(values.paths)
  const site = await serve('dist')
  const args = ['--no-sandbox', '--disable-gpu']
  const browser = await chromium.launch({ executablePath: findBrowser(), args })
  // Old pictures of other pages must not stay among the new ones.
  await rm(out, { recursive: true, force: true })
  try {
    const queue = combinations.values()
    const work = async () => {
      for (const combination of queue) await takeScreenshots(browser, site.url, combination, paths)
    }
    await Promise.all([work(), work(), work(), work()])
  } finally {
    await browser.close()
    await site.close()
  }
  console.info(`${combinations.length * paths.length} screenshots are in ${resolve(out)}`)
}

async function takeScreenshots(
  browser: Browser,
  baseURL: string,
  { language, scheme, width }: (typeof combinations)[number],
  paths: readonly string[],
): Promise<void> {
  const context = await browser.newContext({
    baseURL,
    viewport: { width, height: width < 768 ? 740 : 900 },
    colorScheme: scheme === 'dark' ? 'dark' : 'light',
    locale: locales[language] ?? language,
    reducedMotion: 'reduce',
  })
  // With an answer to the question for consent there is no banner over the pages.
  const [name = '', value = ''] = formatConsent(consentTo([]), false).split(/[=;]/)
  await context.addCookies([{ url: baseURL, name, value }])
  const page = await context.newPage()
  for (const path of paths) {
    await page.goto(path)
    await page.waitForFunction((expected) => document.documentElement.lang === expected, language)
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
