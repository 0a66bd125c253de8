import type { Block } from '../page-copy.ts'

export const siteProof: Block = {
  kind: 'figures',
  heading: 'Was Sie an dieser Website selbst nachprüfen können',
  intro:
    'Öffnen Sie die Entwicklerwerkzeuge Ihres Browsers (F12) und laden Sie die Seite neu. Unter „Netzwerk“ (in Firefox „Netzwerkanalyse“) stehen alle Anfragen. Am Anfang des Quelltexts legt die „Content-Security-Policy“ fest, was die Seite laden darf.',
  figures: [
    { value: '0', label: 'Anfragen an fremde Server' },
    { value: '0', label: 'Lockerungen in der Content-Security-Policy („unsafe-…“)' },
  ],
  count: 'Serveraufrufe dieser Seite zählen',
}
