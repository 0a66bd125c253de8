import { company } from '../../company/company.ts'
import { claims } from '../../company/derive.ts'
import { compact, sentences } from '../../company/optional.ts'
import { isOffered } from '../../pages.ts'
import type { ContactCopy } from '../page-copy.ts'
import { claimTexts } from './claims.ts'
import { listOf } from './format.ts'
import { hoursWords } from './hours.ts'
import { reach } from './reach.ts'

const { city } = company.address

const services = listOf(
  compact(isOffered('itSecurity') && 'IT-Sicherheit', isOffered('managedServices') && 'Managed Services'),
)

export const contact: ContactCopy = {
  title: 'Kontakt',
  description: `Telefon, E-Mail, Adresse und Öffnungszeiten: So erreichen Sie ${claims.team ? 'unser Team' : 'uns'}${services && ` für ${services}`} in ${city.de}.`,
  heading: 'Sprechen Sie mit uns',
  lead: sentences(
    'Schildern Sie kurz, worum es geht.',
    claimTexts.reply && `Wir antworten an Werktagen innerhalb von ${claimTexts.reply}.`,
    'In dringenden Fällen rufen Sie uns zu den Telefonzeiten an.',
  ),
  actions: [
    { call: 'mail', label: 'E-Mail schreiben', subject: 'Anfrage über die Website' },
    { call: 'phone' },
  ],
  drawing: {
    message: 'Ihre Nachricht',
    answer: 'unsere Antwort',
    office: 'Büro',
    phone: 'Telefon',
  },
  blocks: [{ kind: 'people', heading: 'Mit wem Sie sprechen' }],
  office: {
    details: 'So erreichen Sie uns',
    location: 'Standort',
    openMap: 'Adresse in einer Karte öffnen',
    open: 'Jetzt geöffnet',
    closed: (day, time) => `Geschlossen, öffnet ${day} um\u00a0${time}\u00a0Uhr`,
    today: 'heute',
    weekdays: hoursWords.days,
    exceptHolidays: 'außer an Feiertagen',
    reach,
  },
}
