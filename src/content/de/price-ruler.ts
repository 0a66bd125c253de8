import { company } from '../../site/company.ts'
import type { Block } from '../page-copy.ts'
import type { PriceRulerCopy } from '../price-ruler-copy.ts'
import { answers } from './answers.ts'
import { price } from './format.ts'

export const priceRuler: PriceRulerCopy = {
  workplaces: 'Arbeitsplätze',
  tariff: 'Betreuungstarif',
  tariffNames: { essential: 'Essential', professional: 'Professional' },
  none: 'ohne Betreuung',
  telephony: 'mit Telefonanlage, eine Nebenstelle je Arbeitsplatz',
  phoneSystems: 'Telefonie',
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
      'Überwachung der Computer und Server (Monitoring)',
      'Updates für Windows und gängige Programme (Patch-Management)',
    ],
    professional: [
      'Alles aus Essential',
      'Backup, jeden Monat zur Probe zurückgespielt',
      'Virenschutz, Firewall und zweiter Schritt beim Anmelden (MFA)',
      'Geräte- und Lizenzliste (Asset-Management)',
      'Notfallsupport rund um die Uhr',
    ],
  },
  remainder: `Dazu kommen ${price(company.rates.server)} im Monat je betreutem Server, Einrichtung, neue Geräte, Microsoft-365-Lizenzen, Cloud-Speicher und Gesprächsgebühren.`,
  enquire: 'Mit diesen Zahlen anfragen',
  message:
    'Guten Tag,\n\nauf Ihrer Website habe ich diesen Preis berechnet:\n\n{lines}\n\nBitte machen Sie mir ein Angebot.',
}

/** The ruler is in this block; the note is below it. */
export const priceBlock: Block = {
  kind: 'prose',
  id: 'price-ruler',
  heading: 'Was das im Monat kostet',
  paragraphs: [],
  note: `Mindestpreise ohne Mehrwertsteuer. Ein Arbeitsplatz ist ein Computer oder eine Kasse; Handys und Tablets zählen nicht. Brauchen Programme besondere Pflege, kostet er mehr. ${answers.servers} ${answers.included} ${answers.travel} ${answers.hourlyRate}`,
}
