import type { Block } from '../page-copy.ts'

/** What the symbols of the plans mean, on every page. */
export const legend: Block = {
  kind: 'legend',
  heading: 'Zeichenerklärung',
  intro: 'Die Zeichen unserer Pläne bedeuten auf jeder Seite dasselbe.',
  names: {
    bastion: 'Schutz',
    gate: 'Zugang und Rechte',
    hatch: 'Getrennter Bereich',
    breach: 'Angriff und Schaden',
    core: 'Server',
    depot: 'Speicher und Archiv',
    copy: 'Sicherung',
    plateau: 'Cloud',
    ford: 'Netz und Leitung',
    sight: 'Telefon und Funk',
    house: 'Arbeitsplatz und Gerät',
    repair: 'Wartung und Updates',
    station: 'Messen und Prüfen',
    signal: 'Hilfe und Alarm',
    road: 'Vor Ort und unterwegs',
    poles: 'Menschen und Schulung',
    bridge: 'Zusammen\u00adarbeit',
    sheet: 'Dokumen\u00adtation',
    boundary: 'Recht und Fristen',
    north: 'Ziel und Richtung',
    market: 'Handel',
    ward: 'Gesundheits\u00adwesen',
    works: 'Produktion',
  },
}
