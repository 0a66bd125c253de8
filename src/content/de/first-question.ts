import type { FirstQuestion } from '../site-plan-copy.ts'

export const firstQuestion: FirstQuestion = {
  question: 'Verlangen E-Mail und Fernzugriff einen zweiten Schritt beim Anmelden (MFA)?',
  answers: { yes: 'Ja', no: 'Nein', unknown: 'Weiß nicht' },
  labels: {
    mfa: 'Zweiter Schritt',
    restore: 'Wiederherstellung',
    copy: 'Sichere Kopie',
    updates: 'Updates',
    networks: 'Getrennte Netze',
    leavers: 'Austritte',
    reporting: 'Meldeweg',
  },
  start: 'Aus sieben Antworten entsteht ein Lageplan, die Zeichnung Ihrer IT.',
}
