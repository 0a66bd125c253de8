import { company } from '../../site/company.ts'
import type { ContactCopy } from '../page-copy.ts'
import { answers } from './answers.ts'
import { reach } from './reach.ts'

export const contact: ContactCopy = {
  title: 'Kontakt',
  description:
    'Telefon, E-Mail, Adresse und Zeiten: wer ans Telefon geht, in welchen Sprachen und wann wir auf Ihre Nachricht antworten.',
  heading: 'Sprechen Sie mit uns',
  lead: `Eilt es? Rufen Sie an, montags bis freitags von 8 bis 18 Uhr. ${answers.whoAnswers} ${answers.languages}`,
  actions: [
    { call: 'phone' },
    { call: 'mail', label: 'E-Mail schreiben', subject: 'Anfrage über die Website' },
  ],
  drawing: {
    message: 'Ihre Nachricht',
    answer: 'unsere Antwort',
    office: 'Büro',
    phone: 'Telefon',
    emergency: 'Notfall',
  },
  blocks: [],
  office: {
    details: 'So erreichen Sie uns',
    location: 'Standort',
    openMap: 'Adresse auf einer Karte ansehen',
    people: { to: '/about#people', label: 'Wer Ihnen antwortet' },
    reach,
    next: {
      heading: 'Was mit Ihrer Nachricht geschieht',
      steps: [
        {
          title: 'Antwort',
          text: `Innerhalb von ${company.promises.replyHours} Stunden melden wir uns schriftlich oder am Telefon. Wochenenden und Feiertage zählen nicht mit.`,
        },
        {
          title: 'Keine Antwort?',
          text: `Dann ist etwas schiefgegangen. Rufen Sie uns bitte an: ${company.phone}.`,
        },
      ],
    },
  },
}
