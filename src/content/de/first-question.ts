import type { FirstQuestion } from '../site-plan-copy.ts'

export const firstQuestion: FirstQuestion = {
  question: 'Ist für E-Mail und Fernzugriff ein zweiter Faktor Pflicht?',
  answers: { yes: 'Ja', no: 'Nein', unknown: 'Weiß nicht' },
  labels: {
    mfa: 'Zweiter Faktor',
    restore: 'Wiederherstellung',
    copy: 'Sichere Kopie',
    updates: 'Updates',
    networks: 'Getrennte Netze',
    leavers: 'Austritte',
    reporting: 'Meldeweg',
  },
  start: 'Aus sieben Antworten entsteht ein Lageplan Ihrer IT-Sicherheit.',
  drawn: {
    yes: 'Die Mauer steht.',
    no: 'Hier ist eine Lücke.',
    unknown: 'Dieser Abschnitt ist noch unbekannt.',
  },
  more: 'Noch sechs Fragen',
}
