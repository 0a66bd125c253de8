import type { Block } from '../page-copy.ts'

/** What visitors can check on this site itself; `tests/browser/policy.test.ts` and `tests/analytics.test.ts` do. */
export const siteProof: Block = {
  kind: 'figures',
  heading: 'Was Sie an dieser Website selbst nachprüfen können',
  intro:
    'Öffnen Sie die Entwicklerwerkzeuge Ihres Browsers (F12) und laden Sie die Seite neu. Unter „Netzwerk“ stehen alle Anfragen; im Quelltext steht am Anfang die Richtlinie „Content-Security-Policy“.',
  figures: [
    { value: '0', label: 'Anfragen an fremde Server, bevor Sie einwilligen' },
    { value: '0', label: 'Ausnahmen, durch die fremder Code laufen könnte („unsafe-“)' },
  ],
  count: 'Jetzt nachzählen',
}
