import type { Text } from '../../../src/company/countries.ts'

/** What the setup asks, in this order: the short name follows from the legal form. */
export const questions = {
  country: {
    de: 'Nach dem Recht welchen Landes arbeitet die Firma?',
    en: 'Under the law of which country does the company work?',
  },
  state: { de: 'Bundesland', en: 'German state' },
  name: { de: 'Name mit Rechtsform, wie im Register', en: 'Name with its legal form, as in the register' },
  legalForm: { de: 'Rechtsform', en: 'Legal form' },
  shortName: { de: 'Kurzer Name, wie neben dem Logo', en: 'Short name, as beside the logo' },
  street: { de: 'Straße und Hausnummer', en: 'Street and number' },
  postalCode: { de: 'Postleitzahl', en: 'Postal code' },
  city: { de: 'Ort', en: 'Town, in German' },
  phone: { de: 'Telefonnummer mit Ländervorwahl', en: 'Telephone number with country code' },
  email: { de: 'E-Mail-Adresse', en: 'E-mail address' },
  domain: { de: 'Adresse der Website', en: 'Address of the website' },
  managingDirector: {
    de: 'Vor- und Nachname der Geschäftsführung',
    en: 'First and last name of the managing director',
  },
  register: { de: 'Registergericht', en: 'Court of registration' },
  registerNumber: {
    de: 'Registernummer (leer, wenn es keine gibt)',
    en: 'Number in the register (empty if there is none)',
  },
  vatNumber: { de: 'USt-IdNr. (leer, wenn es keine gibt)', en: 'VAT number (empty if there is none)' },
  colour: { de: 'Farbe für Knöpfe und Linien', en: 'Colour of buttons and lines' },
  logo: { de: 'Pfad des Logos, eine Datei in SVG oder PNG', en: 'Path of the logo, a file in SVG or PNG' },
  services: {
    de: 'Welche Leistungen bietet die Firma an? (Leertaste wählt)',
    en: 'Which services does the company offer? (space selects)',
  },
  languages: { de: 'Sprachen der Website', en: 'Languages of the website' },
} satisfies Record<string, Text>

/** What it says. */
const de = {
  intro: 'Die Website für Ihre Firma einrichten. Strg+C bricht ab und ändert nichts.',
  expected: (example: string) => `erwartet wird eine Angabe wie ${example}`,
  required: 'bitte ausfüllen',
  contrast: (pair: string) => `zu wenig Kontrast; eine dunklere Farbe wählen (${pair})`,
  languages: 'Deutsch (de) ist immer dabei und kommt zuerst, danach Englisch (en)',
  unchanged: 'Alles ist schon so eingetragen.',
  changes: 'Das wird eingetragen',
  confirm: { message: 'Eintragen?', active: 'Ja', inactive: 'Nein, Antworten ändern' },
  cancelled: 'Abgebrochen; nichts wurde geändert.',
  done: 'Eingetragen. npm start nennt, was nur Sie wissen; docs/take-over.md beschreibt, wie es weitergeht.',
}

export type Texts = typeof de

const en: Texts = {
  intro: 'Set up the website for your company. Ctrl+C cancels and changes nothing.',
  expected: (example) => `expected something like ${example}`,
  required: 'please fill in',
  contrast: (pair) => `too little contrast; choose a darker colour (${pair})`,
  languages: 'German (de) is always there and comes first, then English (en)',
  unchanged: 'All of it is in place already.',
  changes: 'This will be written',
  confirm: { message: 'Write it?', active: 'Yes', inactive: 'No, change answers' },
  cancelled: 'Cancelled; nothing was changed.',
  done: 'Written. npm start lists what only you know; docs/take-over.md describes the next steps.',
}

export const setupTexts = { de, en }

export type SetupLanguage = keyof typeof setupTexts
