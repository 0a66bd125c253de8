import type { Block } from '../page-copy.ts'

export const siteProof: Block = {
  kind: 'figures',
  heading: 'Check this website for yourself',
  intro:
    'Open your browser’s developer tools (F12 in most browsers), choose “Network” and reload the page: every request is listed there. Our content security policy, which says what the page may load, is near the top of the page source: look for “Content-Security-Policy”.',
  figures: [
    { value: '0', label: 'requests to other servers' },
    { value: '0', label: 'exceptions that loosen this policy (“unsafe-”)' },
  ],
  count: 'Count this page’s requests',
}
