import { testSite } from './test-site.ts'

// What tests read of the site is that of the copy which `npm run build:test` has built.
process.chdir(testSite)
