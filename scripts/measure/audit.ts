import { existsSync, statSync } from 'node:fs'
import { cpus } from 'node:os'
import type { Result } from 'lighthouse'
import { serve } from '../dev/serve-folder.ts'
import { budgetFor, kindOf } from './audit/budget.ts'
import { checkBudget } from './audit/check-budget.ts'
import { formatComparison, formatMeasures } from './audit/format-tables.ts'
import { launchMeasuredBrowser, runLighthouse } from './audit/lighthouse.ts'
import { type MeasuredPage, mergeRuns } from './audit/measured-page.ts'
import { type Options, readOptions } from './audit/read-options.ts'
import { builtPaths } from './built-paths.ts'

/**
 * `npm run audit -- [--paths /,/blog] [--runs 3]`: measures the pages in `dist` with Lighthouse as a phone would
 * load them, prints tables for the README, and fails if a page is over the budget in `audit/budget.ts`.
 */

/** Answered with status 404, which Lighthouse refuses; it is only weighed. */
const notFound = '/404'

try {
  if (!existsSync('dist/index.html')) throw new Error('There is no built site. Run: npm run build')
  const pages = (await builtPaths('dist')).filter((path) => path !== notFound)
  await audit(readOptions(process.argv.slice(2), pages))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

async function audit(options: Options): Promise<void> {
  const problems = checkBudget(weigh(notFound), budgetFor(notFound))
  const browser = await restartableBrowser()
  const site = await serve('dist')
  const measured: MeasuredPage[] = []
  const results: Result[] = []
  try {
    // The first page of a fresh browser pays for the browser's own start.
    await browser.measure(site.url)
    for (const path of options.paths) {
      const reports: Result[] = []
      const measureUpTo = async (count: number) => {
        while (reports.length < count) reports.push(await browser.measure(site.url + path))
        return mergeRuns(path, reports, weigh(path).measures.htmlBytes)
      }
      const overruns = (page: MeasuredPage) => checkBudget(page, budgetFor(path))
      try {
        let page = await measureUpTo(options.runs ?? 1)
        // A page with a goal in milliseconds, and one run that may have met a busy machine: the median of three tells.
        if (!options.runs && (kindOf(path) || overruns(page).length > 0)) page = await measureUpTo(3)
        measured.push(page)
        problems.push(...overruns(page))
      } catch (error) {
        problems.push(`${path}  could not be measured: ${error instanceof Error ? error.message : error}`)
      }
      results.push(...reports)
      console.error(`${options.paths.indexOf(path) + 1} of ${options.paths.length}  ${path}`)
    }
  } finally {
    browser.close()
    await site.close()
  }
  console.info(`${formatMeasures(measured)}\n\n${formatComparison(measured)}\n\n${describeMachine(results)}`)
  if (problems.length === 0) return
  console.error(`\n${problems.join('\n')}\n${problems.length} over budget.`)
  process.exitCode = 1
}

/** What a page weighs before anything is measured. */
function weigh(path: string) {
  const file = `dist${path === '/' ? '/index' : path}.html.br`
  if (!existsSync(file)) throw new Error(`${file} is missing. Run: npm run build`)
  return { path, measures: { htmlBytes: statSync(file).size }, causeOf: () => '' }
}

/** A browser that is started afresh after a failure, once for each measurement; a signal ends it with the command. */
async function restartableBrowser() {
  let browser = await launchMeasuredBrowser()
  let isStopped = false
  for (const [signal, status] of [
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ] as const) {
    process.once(signal, () => {
      isStopped = true
      browser.kill()
      // Its profile is removed when it is gone, and not before.
      browser.process.once('close', () => process.exit(status))
    })
  }
  return {
    close: () => browser.kill(),
    async measure(url: string): Promise<Result> {
      try {
        return await runLighthouse(url, browser)
      } catch {
        if (isStopped) await new Promise<never>(() => {})
        browser.kill()
        browser = await launchMeasuredBrowser()
        return await runLighthouse(url, browser)
      }
    },
  }
}

/** Simulated times follow the machine's: without it nobody can compare. */
function describeMachine(results: readonly Result[]): string {
  const [first] = results
  if (!first) return 'Nothing was measured.'
  const chromium = /Chrome\/(\d+)/.exec(first.environment.hostUserAgent)?.[1] ?? '?'
  const indexes = results
    .map(({ environment }) => Math.round(environment.benchmarkIndex))
    .sort((a, b) => a - b)
  const cores = cpus()
  return [
    `Lighthouse ${first.lighthouseVersion}, Chromium ${chromium}`,
    `${cores.length} × ${cores[0]?.model.trim()}`,
    `benchmark index ${indexes[0]} to ${indexes.at(-1)}, median ${indexes[Math.floor(indexes.length / 2)]}`,
  ].join('; ')
}
