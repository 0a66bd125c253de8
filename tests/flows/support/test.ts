import { type BrowserContext, test as base, expect } from '@playwright/test'

export { expect, type Locator, type Page, type Request, type Route } from '@playwright/test'

type Options = {
  /** When the visit begins: a weekday morning in Luxembourg, unless a test has a clock of its own. */
  moment: string | undefined
}

type Fixtures = {
  /** What the site may log, or ask of other hosts; anything else fails the test. */
  expected: RegExp[]
}

export const test = base.extend<Options & Fixtures>({
  moment: ['2026-03-10T09:30:00+01:00', { option: true }],
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads the names of the parameters.
  expected: async ({}, use) => use([]),
  context: async ({ context, baseURL, moment, expected }, use) => {
    const problems = await watch(context, baseURL, moment)
    await use(context)
    const isExpected = (problem: string) => expected.some((pattern) => pattern.test(problem))
    expect(problems.filter((problem) => !isExpected(problem))).toEqual([])
  },
})

/** Notes what the pages of a browser log and throw, and what they ask of other hosts. */
async function watch(context: BrowserContext, baseURL = '', moment?: string): Promise<string[]> {
  const problems: string[] = []
  context.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) problems.push(`${message.type()}: ${message.text()}`)
  })
  // Exceptions, and promises that are rejected and not handled.
  context.on('weberror', (error) => problems.push(`exception: ${error.error().message}`))
  context.on('request', (request) => {
    const url = request.url()
    if (/^https?:/.test(url) && !url.startsWith(baseURL)) problems.push(`request: ${url}`)
  })
  if (moment) await context.addInitScript(startAt, Date.parse(moment))
  return problems
}

/** Runs in the page. `page.clock` would also replace `performance`, and there would be no paints to wait for. */
function startAt(moment: number): void {
  const RealDate = Date
  const shift = moment - RealDate.now()
  window.Date = class extends RealDate {
    constructor(...parts: unknown[]) {
      super(...((parts.length > 0 ? parts : [RealDate.now() + shift]) as [number]))
    }
    static override now = () => RealDate.now() + shift
  } as DateConstructor
}
