import type { Block } from '../page-copy.ts'

/** What visitors can check on this site itself; `tests/browser/policy.test.ts` and `tests/analytics.test.ts` do. */
export const siteProof: Block = {
  kind: 'figures',
  heading: 'What you can check on this website yourself',
  intro:
    'Open the developer tools of your browser (F12) and reload the page. “Network” lists all requests; the page source begins with the policy, “Content-Security-Policy”.',
  figures: [
    { value: '0', label: 'requests to other servers before you consent' },
    { value: '0', label: 'exceptions that allow inline code (“unsafe-”)' },
  ],
  count: 'Count now',
}
