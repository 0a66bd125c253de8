import { existsSync } from 'node:fs'
import type { TestProject } from 'vitest/node'
import { serve } from '../../scripts/dev/static-host.ts'
import { testSite } from './test-site.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the built site is served, without a slash at the end. */
    siteUrl: string
  }
}

/** Serves the site that `npm run build:test` has built to the tests that read it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dist = `${testSite}/dist`
  if (!existsSync(`${dist}/index.html`)) throw new Error('There is no built site. Run: npm run build:test')
  const { url, close } = await serve(dist)
  project.provide('siteUrl', url)
  return close
}
