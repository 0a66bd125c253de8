import { company } from '../../company/company.ts'
import type { ContactCopy } from '../page-copy.ts'
import { reach } from './reach.ts'

export const contact: ContactCopy = {
  title: 'Kontakt',
  description:
    'Telefon, E-Mail, Adresse und Bürozeiten: So erreichen Sie unser Team für IT-Sicherheit und Managed Services in Luxemburg.',
  heading: 'Sprechen Sie mit uns',
  lead: `Schildern Sie kurz, worum es geht. Wir antworten innerhalb von ${company.promises.replyHours} Stunden; Wochenenden und Feiertage zählen nicht mit.`,
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
        { title: 'Eingang', text: `Ihre Nachricht geht an ${company.email.general}.` },
        {
          title: 'Antwort',
          text: `Innerhalb von ${company.promises.replyHours} Stunden, Wochenenden und Feiertage nicht mitgezählt, melden wir uns schriftlich oder telefonisch bei Ihnen.`,
        },
        {
          title: 'Keine Antwort?',
          text: `Haben Sie bis dahin nichts von uns gehört, ist etwas schiefgegangen. Rufen Sie uns bitte an: ${company.phone}.`,
        },
      ],
    },
    callback: {
      none: 'Kein Rückruf nötig',
      halves: { morning: 'Vormittags', afternoon: 'Nachmittags' },
      times: { morning: '{weekday} vormittags, {day}', afternoon: '{weekday} nachmittags, {day}' },
    },
  },
  attachedPlan: {
    none: 'Ihr Lageplan liegt bei.',
    one: 'Ihr Lageplan liegt bei: eine Lücke',
    several: 'Ihr Lageplan liegt bei: {count} Lücken',
  },
}
