import { existsSync } from 'node:fs'
import type { TestProject } from 'vitest/node'
import { serve } from '../../scripts/dev/static-host.ts'
import { findBrowser } from '../../scripts/measure/find-browser.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the built site is served, without a slash at the end. */
    siteUrl: string
    /** The program file of a Chromium. */
    browserPath: string
  }
}

/** Finds the browser, once, and serves the built site for all tests of this folder. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  if (!existsSync('dist/index.html')) throw new Error('There is no built site. Run: npm run build')
  project.provide('browserPath', findBrowser())
  const { url, close } = await serve('dist')
  project.provide('siteUrl', url)
  return close
}
