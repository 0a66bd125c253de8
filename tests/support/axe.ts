import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import type { AxeResults, RunOnly, RunOptions } from 'axe-core'
import { rendered } from './browser.ts'
import { packageFolder } from './package-folder.ts'

const axe = readFileSync(join(packageFolder('axe-core'), 'axe.min.js'), 'utf8')

const allRules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** The rules whose result depends on the colours of a page. */
const colourRules: RunOnly = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] }

/** The violations in light and in dark colours; the elements are the same in both, so only colours are judged twice. */
export async function violationsInBothThemes(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light' })
  const light = await violationsOn(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  const dark = await violationsOn(page, 'colours')
  await page.emulateMedia({ colorScheme: 'light' })
  return [...light, ...dark.map((violation) => `dark: ${violation}`)]
}

/** Every violation on a page, with its element and axe's explanation. axe is evaluated, which no policy forbids. */
export async function violationsOn(
  page: Page,
  rules: 'all rules' | 'colours' = 'all rules',
): Promise<string[]> {
  // axe looks at what lies over what, which is not known of sections that are not rendered.
  await rendered(page)
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(axe)
  const options: RunOptions = {
    runOnly: rules === 'colours' ? colourRules : allRules,
    // Off by itself, though WCAG 2.2 asks for it: targets of 24 px, or as far from each other.
    ...(rules === 'all rules' && { rules: { 'target-size': { enabled: true } } }),
    resultTypes: ['violations'],
  }
  // Transitions begin with the style sheet.
  await page.waitForFunction(() => {
    const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')]
    return links.every(({ sheet }) => sheet) && document.getAnimations().length === 0
  })
  const { violations } = await page.evaluate(
    (options) =>
      (window as unknown as { axe: { run: (options: RunOptions) => Promise<AxeResults> } }).axe.run(options),
    options,
  )
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')}: ${node.failureSummary?.replaceAll(/\s+/g, ' ')}`),
  )
}
