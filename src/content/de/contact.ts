import { company } from '../../company/company.ts'
import { claims } from '../../company/derive.ts'
import { compact, sentences } from '../../company/optional.ts'
import { isOffered } from '../../pages.ts'
import type { ContactCopy } from '../page-copy.ts'
import { claimTexts } from './claims.ts'
import { counted, listOf, longDay } from './format.ts'
import { hoursWords } from './hours.ts'
import { reach } from './reach.ts'

const { city } = company.address

const services = listOf(
  compact(isOffered('itSecurity') && 'IT-Sicherheit', isOffered('managedServices') && 'Managed Services'),
)

export const contact: ContactCopy = {
  title: 'Kontakt',
  description: `Telefon, E-Mail, Adresse und Bürozeiten: So erreichen Sie ${claims.team ? 'unser Team' : 'uns'}${services && ` für ${services}`} in ${city.de}.`,
  heading: 'Sprechen Sie mit uns',
  lead: sentences(
    'Schildern Sie kurz, worum es geht.',
    claimTexts.reply &&
      `Wir antworten innerhalb von ${claimTexts.reply}; Wochenenden und Feiertage zählen nicht mit.`,
    'In dringenden Fällen rufen Sie uns zu den Telefonzeiten an.',
  ),
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
  blocks: [{ kind: 'people', heading: 'Mit wem Sie sprechen' }],
  office: {
    details: 'So erreichen Sie uns',
    location: 'Standort',
    openMap: 'Adresse auf einer Karte ansehen',
    weekdays: hoursWords.days,
    reach,
    surroundings: {
      kinds: { entrance: 'Eingang', stop: 'Haltestelle', parking: 'Parkplatz' },
      sides: {
        north: 'im Norden',
        'north-east': 'im Nordosten',
        east: 'im Osten',
        'south-east': 'im Südosten',
        south: 'im Süden',
        'south-west': 'im Südwesten',
        west: 'im Westen',
        'north-west': 'im Nordwesten',
      },
      metres: (count) => `${count}\u00a0m`,
      fromOffice: 'Vom Büro aus:',
    },
    next: {
      heading: 'Was mit Ihrer Nachricht geschieht',
      steps: [
        { title: 'Eingang', text: `Ihre Nachricht geht an ${company.email.general}.` },
        {
          title: 'Antwort',
          text: claimTexts.reply
            ? `Innerhalb von ${claimTexts.reply}, Wochenenden und Feiertage nicht mitgezählt, melden wir uns schriftlich oder telefonisch bei Ihnen.`
            : 'Wir melden uns schriftlich oder telefonisch bei Ihnen.',
        },
        {
          title: 'Keine Antwort?',
          text: `${claimTexts.reply ? 'Haben Sie bis dahin nichts von uns gehört' : 'Hören Sie nichts von uns'}, ist etwas schiefgegangen. Rufen Sie uns bitte an: ${company.phone}.`,
        },
      ],
    },
    callback: {
      none: 'Kein Rückruf nötig',
      halves: { morning: 'Vormittags', afternoon: 'Nachmittags' },
      time: (weekday, day, half) => `${weekday} ${half.toLowerCase()}, ${longDay(day)}`,
    },
  },
  attachedPlan: (gaps) =>
    `Ihr Lageplan liegt bei${gaps > 0 ? `: ${gaps === 1 ? 'eine Lücke' : counted(gaps, 'Lücken')}` : '.'}`,
}
