import type { Block } from '../page-copy.ts'

/** What visitors can check on this site itself; `tests/browser/policy.test.ts` and `tests/analytics.test.ts` do. */
export const siteProof: Block = {
  kind: 'figures',
  heading: 'Check this website for yourself',
  intro:
    'Open your browser’s developer tools (F12) and reload the page. “Network” lists every request. Our content security policy is near the top of the page source: look for “Content-Security-Policy”.',
  figures: [
    { value: '0', label: 'requests to other servers before you consent' },
    { value: '0', label: 'exceptions that allow inline code (“unsafe-”)' },
  ],
  count: 'Count the requests',
}
