import { existsSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { TestProject } from 'vitest/node'
import { createStaticHost } from '../scripts/serve/static-host.ts'
import { findBrowser } from '../scripts/testing/find-browser.ts'

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

/** Serves a folder on a free port of this machine. */
export async function serve(dist: string): Promise<{ url: string; close: () => Promise<void> }> {
  const server = createServer(createStaticHost(dist))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
