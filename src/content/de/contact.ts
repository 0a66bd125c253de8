import { company } from '../../company/company.ts'
import { claims } from '../../company/derive.ts'
import { compact } from '../../company/optional.ts'
import { isOffered } from '../../pages.ts'
import { hoursLine } from '../hours.ts'
import type { ContactCopy } from '../page-copy.ts'
import { claimTexts } from './claims.ts'
import { counted, listOf } from './format.ts'
import { hoursWords } from './hours.ts'

const { city } = company.address

const services = listOf(
  compact(isOffered('itSecurity') && 'IT-Sicherheit', isOffered('managedServices') && 'Managed Services'),
)

export const contact: ContactCopy = {
  title: 'Kontakt',
  description: `Telefon, E-Mail, Adresse und Öffnungszeiten: So erreichen Sie ${claims.team ? 'unser Team' : 'uns'}${services && ` für ${services}`} in ${city.de}.`,
  heading: 'Sprechen Sie mit uns',
  lead: `Schildern Sie kurz, worum es geht. ${claimTexts.reply ? `Wir antworten innerhalb von ${claimTexts.reply}; in` : 'In'} dringenden Fällen rufen Sie bitte an.`,
  actions: [
    { call: 'mail', label: 'E-Mail schreiben', subject: 'Anfrage über die Website' },
    { call: 'phone' },
  ],
  drawing: { message: 'Ihre Nachricht', answer: 'unsere Antwort' },
  blocks: [{ kind: 'people', heading: 'Ihre Ansprechpartner' }],
  office: {
    details: 'So erreichen Sie uns',
    location: 'Standort',
    openMap: 'Adresse in einer Karte öffnen',
    open: 'Jetzt geöffnet',
    closed: (day, time) => `Öffnet ${day} um\u00a0${time}\u00a0Uhr`,
    today: 'heute',
    weekdays: hoursWords.days,
    exceptHolidays: 'außer an Feiertagen',
    hours: hoursLine(company.hours.contactPage, hoursWords),
  },
  attachedPlan: (gaps) =>
    `Ihr Lageplan liegt bei${gaps > 0 ? `: ${gaps === 1 ? 'eine Lücke' : counted(gaps, 'Lücken')}` : '.'}`,
}
