import { brand } from '../../company/company.ts'
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
  start: `Mit Ihrer Antwort entsteht die erste von sieben ${brand.fortresses ? 'Fronten' : 'Seiten'}.`,
  drawn: {
    yes: 'Die Mauer steht.',
    no: 'Hier ist eine Lücke.',
    unknown: `Diese ${brand.fortresses ? 'Front' : 'Seite'} ist noch unbekannt.`,
  },
  more: 'Noch sechs Fragen',
}
