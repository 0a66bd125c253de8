import { company } from '../company/company.ts'
import type { Localized } from '../languages.ts'
import { claimTexts, englishClaims } from './claims.ts'
import type { PageCopy } from './page-copy.ts'

const { city } = company.address

export const contact: Localized<PageCopy> = {
  de: {
    title: 'Kontakt',
    description: `Telefon, E-Mail, Adresse und Öffnungszeiten: So erreichen Sie unser Team für IT-Sicherheit und Managed Services in ${city.de}.`,
    heading: 'Sprechen Sie mit uns',
    lead: `Schildern Sie kurz, worum es geht. ${claimTexts.reply ? `Wir antworten innerhalb von ${claimTexts.reply}; in` : 'In'} dringenden Fällen rufen Sie bitte an.`,
    actions: [
      { call: 'mail', label: 'E-Mail schreiben', subject: 'Anfrage über die Website' },
      { call: 'phone' },
    ],
    blocks: [],
  },
  en: {
    title: 'Contact',
    description: `Phone, e-mail, address and opening hours: how to reach our team for IT security and managed services in ${city.en}.`,
    heading: 'Talk to us',
    lead: `Tell us briefly what you need. ${englishClaims.reply ? `We reply within ${englishClaims.reply}; if` : 'If'} it is urgent, please call.`,
    actions: [
      { call: 'mail', label: 'Write an e-mail', subject: 'Enquiry from the website' },
      { call: 'phone' },
    ],
    blocks: [],
  },
}

/** What the contact page says about the office. */
const germanOffice = {
  details: 'So erreichen Sie uns',
  location: 'Standort',
  openMap: 'Adresse in einer Karte öffnen',
  open: 'Jetzt geöffnet',
  closed: (day: string, time: string) => `Öffnet ${day} um\u00a0${time}\u00a0Uhr`,
  today: 'heute',
  /** From Sunday on. */
  weekdays: ['Sonntag', 'Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag'],
}

const englishOffice: typeof germanOffice = {
  details: 'How to reach us',
  location: 'Location',
  openMap: 'Open the address on a map',
  open: 'Open now',
  closed: (day, time) => `Closed, opens ${day} at\u00a0${time}`,
  today: 'today',
  weekdays: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
}

export const officeTexts: Localized<typeof germanOffice> = { de: germanOffice, en: englishOffice }
