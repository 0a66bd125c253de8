import { fileURLToPath } from 'node:url'

/** The folder in which `npm run build:test` builds the site. */
export const testSite = fileURLToPath(new URL('../../.test-site', import.meta.url))
