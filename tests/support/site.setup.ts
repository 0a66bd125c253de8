import { existsSync } from 'node:fs'
import { createServer } from 'node:http'
import type { TestProject } from 'vitest/node'
import { createStaticHost } from '../../scripts/dev/static-host.ts'
import { closeServer, listen } from './listen.ts'
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
  const server = createServer(createStaticHost(dist))
  // Longer than any test waits between two requests.
  server.keepAliveTimeout = 120_000
  project.provide('siteUrl', await listen(server))
  return () => closeServer(server)
}
