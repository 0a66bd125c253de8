import { claims } from '../company.ts'
import { measure } from '../language/format.ts'
import type { Localized } from '../languages.ts'
import type { PageCopy } from './page-copy.ts'

export const contact: Localized<PageCopy> = {
  de: {
    title: 'Kontakt',
    description:
      'Telefon, E-Mail, Adresse und Öffnungszeiten: So erreichen Sie unser Team für IT-Sicherheit und Managed Services in Luxemburg.',
    heading: 'Sprechen Sie mit uns',
    lead: `Schildern Sie kurz, worum es geht. Wir antworten innerhalb von ${measure(claims.replyHours, 'Stunden')}; in dringenden Fällen rufen Sie bitte an.`,
    actions: [
      { call: 'mail', label: 'E-Mail schreiben', subject: 'Anfrage über die Website' },
      { call: 'phone' },
    ],
    blocks: [],
  },
  en: {
    title: 'Contact',
    description:
      'Phone, e-mail, address and opening hours: how to reach our team for IT security and managed services in Luxembourg.',
    heading: 'Talk to us',
    lead: `Tell us briefly what you need. We reply within ${measure(claims.replyHours, 'hours')}; if it is urgent, please call.`,
    actions: [
      { call: 'mail', label: 'Write an e-mail', subject: 'Enquiry from the website' },
      { call: 'phone' },
    ],
    blocks: [],
  },
}
