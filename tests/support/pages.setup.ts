import { afterAll, aroundEach } from 'vitest'
import { closeContexts, closePagesAfter } from './browser.ts'

aroundEach(closePagesAfter)
afterAll(closeContexts)
