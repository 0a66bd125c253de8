import puppeteer, { type ElementHandle, type Page } from 'puppeteer-core'
import { type Engine, findElement, type Tab, type Visitor } from './tab.ts'

/** Firefox, by WebDriver BiDi. */
export async function startFirefox(executablePath: string, visitor: Visitor): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    extraPrefsFirefox: {
      'intl.accept_languages': visitor.language,
      'layout.css.prefers-color-scheme.content-override': visitor.colours === 'dark' ? 0 : 1,
      'widget.gtk.overlay-scrollbars.enabled': false,
    },
  })
  return {
    async open() {
      const context = await browser.createBrowserContext()
      const page = await context.newPage()
      await page.setViewport({ width: 1280, height: 800 })
      return { ...tabOf(page, visitor.siteUrl), close: () => context.close() }
    },
    close: () => browser.close(),
  }
}

function tabOf(page: Page, siteUrl: string): Omit<Tab, 'close'> {
  const find = async (css: string, text = '') =>
    (await page.evaluateHandle(findElement, css, text)) as unknown as ElementHandle<HTMLElement>
  return {
    async goto(path) {
      await page.goto(siteUrl + path)
    },
    // Puppeteer's type lets arguments be handles.
    run: page.evaluate.bind(page) as unknown as Tab['run'],
    click: async (css, text) => (await find(css, text)).click(),
    type: async (css, text) => (await find(css)).type(text),
    press: (key) => page.keyboard.press(key === 'Space' ? ' ' : key),
    resize: (width, height) => page.setViewport({ width, height }),
  }
}
