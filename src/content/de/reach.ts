import { company } from '../../company/company.ts'
import type { Reach } from '../page-copy.ts'

export const reach: Reach = {
  office: ['Bürozeiten', 'Montag bis Freitag 08:00–17:00'],
  phone: ['Telefonzeiten', 'Montag bis Freitag 08:00–18:00'],
  otherwise: [
    'Außerhalb der Telefonzeiten',
    `Kunden mit einer Notfallnummer im Vertrag (etwa Managed Services ab dem Tarif Professional) rufen im Notfall diese Nummer an. Alle anderen schreiben uns bitte; wir antworten innerhalb von ${company.promises.replyHours} Stunden, Wochenenden und Feiertage nicht mitgezählt.`,
  ],
  places: { office: 'Büro', phone: 'Telefon', both: 'Büro und Telefon' },
  weekdays: ['Sonntag', 'Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag'],
  at: '{day}, {time}\u00a0Uhr: ',
  open: 'bis {time}\u00a0Uhr erreichbar',
  closedToday: 'bis {time}\u00a0Uhr nicht erreichbar',
  closedUntil: 'bis {day} um {time}\u00a0Uhr nicht erreichbar',
  sheet: { to: '/notfall', label: 'Was Sie bei einem Angriff sofort tun: das Notfallblatt' },
}
