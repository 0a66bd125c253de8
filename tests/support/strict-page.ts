import type { BrowserContextOptions } from '@playwright/test'
import { openPage, type WatchedPage } from './browser.ts'

/** A page that notes, besides its other problems, whatever the policy blocks. */
export async function openStrict(options: BrowserContextOptions = {}, open = openPage): Promise<WatchedPage> {
  const page = await open({ reducedMotion: 'reduce', ...options })
  await page.exposeFunction('noteViolation', (violation: string) => page.problems.push(violation))
  await page.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
      (window as unknown as { noteViolation: (text: string) => void }).noteViolation(
        `blocked: ${effectiveDirective} ${blockedURI} ${sample}`,
      ),
    ),
  )
  return page
}
