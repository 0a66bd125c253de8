import { purposes } from '../../company/derive.ts'
import type { Block } from '../page-copy.ts'

/** After what does not happen; nobody is asked where nothing needs consent. */
export const beforeConsent = purposes.length > 0 ? ' before you consent' : ''

/** The button that counts the requests of a page. */
export const countLabel = 'Count this page’s requests'

/** What visitors can check on this site itself; `tests/browser/policy.test.ts` and `tests/analytics.test.ts` do. */
export const siteProof: Block = {
  kind: 'figures',
  heading: 'Check this website for yourself',
  intro:
    'Open your browser’s developer tools (F12 in most browsers), choose “Network” and reload the page: every request is listed there. Our content security policy, which says what the page may load, is near the top of the page source: look for “Content-Security-Policy”.',
  figures: [
    { value: '0', label: `requests to other servers${beforeConsent}` },
    { value: '0', label: 'exceptions that loosen this policy (“unsafe-”)' },
  ],
  count: countLabel,
}
