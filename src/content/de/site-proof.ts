import type { Block } from '../page-copy.ts'

/** What visitors can check on this site itself; `tests/browser/policy.test.ts` and `tests/analytics.test.ts` do. */
export const siteProof: Block = {
  kind: 'figures',
  heading: 'Was Sie an dieser Website selbst nachprüfen können',
  intro:
    'Öffnen Sie die Entwicklerwerkzeuge Ihres Browsers (F12) und laden Sie die Seite neu. Unter „Netzwerk“ stehen alle Anfragen, im Kopf der Seite steht die Richtlinie „Content-Security-Policy“.',
  figures: [
    { value: '0', label: 'Anfragen an fremde Server, bevor Sie einwilligen' },
    { value: '0', label: 'Ausnahmen der Art „unsafe-“ in der Richtlinie' },
    { value: '100\u00a0%', label: 'Anteil der Seiten mit dieser Richtlinie' },
  ],
  count: 'Jetzt nachzählen',
}
