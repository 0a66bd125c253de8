import type { Reach } from '../page-copy.ts'

export const reach: Reach = {
  office: ['Bürozeiten', 'Montag bis Freitag 08:00–17:00'],
  phone: ['Telefonzeiten', 'Montag bis Freitag 08:00–18:00'],
  otherwise: [
    'Vor 8 und nach 18 Uhr, am Wochenende und an Feiertagen in Luxemburg',
    'Ab dem Tarif Professional rufen Sie die Notfallnummer aus Ihrem Vertrag an. Sonst schreiben Sie uns eine E-Mail.',
  ],
}
