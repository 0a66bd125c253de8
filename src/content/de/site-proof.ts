import { purposes } from '../../company/derive.ts'
import type { Block } from '../page-copy.ts'

/** After what does not happen; nobody is asked where nothing needs consent. */
export const beforeConsent = purposes.length > 0 ? ', bevor Sie einwilligen' : ''

/** The button that counts the requests of a page. */
export const countLabel = 'Serveraufrufe dieser Seite zählen'

/** What visitors can check on this site itself; `tests/browser/policy.test.ts` and `tests/analytics.test.ts` do. */
export const siteProof: Block = {
  kind: 'figures',
  heading: 'Was Sie an dieser Website selbst nachprüfen können',
  intro:
    'Öffnen Sie die Entwicklerwerkzeuge Ihres Browsers (F12) und laden Sie die Seite neu. Unter „Netzwerk“ (in Firefox „Netzwerkanalyse“) stehen alle Anfragen. Am Anfang des Quelltexts legt die „Content-Security-Policy“ fest, was die Seite laden darf.',
  figures: [
    { value: '0', label: `Anfragen an fremde Server${beforeConsent}` },
    { value: '0', label: 'Lockerungen in der Content-Security-Policy („unsafe-…“)' },
  ],
  count: countLabel,
}
