import type { Block } from '../page-copy.ts'
import { type PriceRulerCopy, priceRulerId } from '../price-ruler-copy.ts'

export const priceRuler: PriceRulerCopy = {
  workplaces: 'Arbeitsplätze',
  tariff: 'Betreuungstarif',
  tariffNames: { essential: 'Essential', professional: 'Professional' },
  none: 'ohne Betreuung',
  telephony: 'mit Telefonanlage, eine Nebenstelle je Arbeitsplatz',
  care: '{count}\u00a0Arbeitsplätze × {price} ({tariff})',
  careOfOne: '1\u00a0Arbeitsplatz × {price} ({tariff})',
  phoneSystem: 'Telefonanlage {name}',
  packageNames: { starter: 'Starter', business: 'Business', enterprise: 'Enterprise' },
  onRequest: 'auf Anfrage',
  sum: 'ab {price}',
  sumUnit: 'im Monat, ohne MwSt.',
  nothingChosen: 'Bitte wählen Sie einen Tarif oder die Telefonanlage.',
  includedIn: 'Enthalten',
  included: {
    essential: [
      'Helpdesk per Telefon und E-Mail zu den Telefonzeiten',
      'Monitoring der betreuten Systeme',
      'Patch-Management für Windows und gängige Programme',
    ],
    professional: [
      'Alles aus Essential',
      'Backup mit Kontrolle und Wiederherstellungs\u00adtests',
      'Endgeräteschutz, Firewall-Pflege und Mehrfaktor-Anmeldung',
      'Asset-Management für Geräte und Lizenzen',
      'Notfallsupport rund um die Uhr',
    ],
  },
  remainder:
    'Dazu kommen je nach Bedarf betreute Server, neue Geräte, Einrichtung und Gesprächsgebühren. Den genauen Preis nennt das Angebot.',
  enquire: 'Mit diesen Zahlen anfragen',
  message:
    'Guten Tag,\n\nauf Ihrer Website habe ich diesen Preis berechnet:\n\n{lines}\n\nBitte machen Sie mir ein Angebot.',
}

/** The prices of some sizes, below the ruler; its rows are computed. */
export const priceBlock: Block = {
  kind: 'table',
  id: priceRulerId,
  heading: 'Was das im Monat kostet',
  head: ['Arbeitsplätze', 'Essential', 'Professional', 'Telefonie'],
  rows: [],
  note: 'Mindestpreise im Monat, ohne Mehrwertsteuer.',
}
