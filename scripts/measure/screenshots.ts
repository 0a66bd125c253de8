import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { type Browser, chromium } from 'playwright-core'
import { formatConsent } from '../../src/consent/consent-cookie.ts'
import { consentTo } from '../../src/consent/consent-store.ts'
import { serve } from '../dev/serve-folder.ts'
import { builtPaths } from './built-paths.ts'
import { findBrowser } from './find-browser.ts'

/**
 * `npm run screenshots -- [--paths /,/blog] [--widths 360,1280] [--schemes dark] [--languages en]`: every
 * page of the site in `dist` from top to bottom, into `.screenshots/<language>-<scheme>-<width>/`.
 */
const { values } = parseArgs({
  options: {
    paths: { type: 'string' },
    widths: { type: 'string', default: '360,768,1280,1920' },
    schemes: { type: 'string', default: 'light,dark' },
    languages: { type: 'string', default: 'de,en' },
  },
})
const out = '.screenshots'
const locales: Record<string, string> = { de: 'de-DE', en: 'en-GB' }

type Combination = { language: string; scheme: 'light' | 'dark'; width: number }

const combinations = partsOf(values.languages).flatMap((language) =>
  partsOf(values.schemes).flatMap((scheme) =>
    partsOf(values.widths).map((width) => ({ language, scheme, width: Number(width) })),
  ),
)
const wrong = combinations.find(
  ({ language, scheme, width }) =>
    !(language in locales) || !['light', 'dark'].includes(scheme) || !(width >= 100 && width <= 5000),
)
if (wrong) {
  fail(`expected de or en, light or dark, a width in pixels, found ${Object.values(wrong).join(', ')}`)
} else if (!existsSync('dist/index.html')) {
  fail('There is no built site. Run: npm run build')
} else {
  await takeAll(combinations as Combination[])
}

async function takeAll(combinations: Combination[]): Promise<void> {
  const paths = values.paths === undefined ? builtPaths('dist') : partsOf(values.paths)
  const site = await serve('dist')
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: ['--no-sandbox', '--disable-gpu'],
  })
  // What was left out now must not be taken for new.
  await rm(out, { recursive: true, force: true })
  try {
    const queue = combinations.values()
    const work = async () => {
      for (const combination of queue) await take(browser, site.url, combination, paths)
    }
    await Promise.all(Array.from({ length: 4 }, work))
  } finally {
    await browser.close()
    await site.close()
  }
  console.info(`${combinations.length * paths.length} screenshots are in ${resolve(out)}`)
}

async function take(
  browser: Browser,
  baseURL: string,
  { language, scheme, width }: Combination,
  paths: readonly string[],
): Promise<void> {
  const context = await browser.newContext({
    baseURL,
    viewport: { width, height: width < 768 ? 740 : 900 },
    colorScheme: scheme,
    locale: locales[language] ?? language,
    reducedMotion: 'reduce',
  })
  // Who has answered does not see the question for consent, which would lie over every page.
  const [answer = ''] = formatConsent(consentTo([]), false).split(';')
  const [name = '', value = ''] = answer.split('=')
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
    const file = path === '/' ? 'home' : path.slice(1).replaceAll('/', '--')
    await page.screenshot({
      path: join(out, `${language}-${scheme}-${width}`, `${file}.png`),
      fullPage: true,
    })
  }
  await context.close()
}

function partsOf(list: string): string[] {
  return list
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
}

function fail(message: string): void {
  console.error(message)
  process.exitCode = 1
}
