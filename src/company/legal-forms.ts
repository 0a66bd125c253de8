import type { Country, Text } from './countries.ts'

/** The legal forms of a country that German texts can put "eine" in front of. */
export const legalForms: Record<Country, Record<string, Text>> = {
  LU: {
    'Sàrl-S': {
      de: 'vereinfachte Gesellschaft mit beschränkter Haftung',
      en: 'simplified private limited company',
    },
    Sàrl: { de: 'Gesellschaft mit beschränkter Haftung', en: 'private limited company' },
    SA: { de: 'Aktiengesellschaft', en: 'public limited company' },
  },
  DE: {
    GmbH: { de: 'Gesellschaft mit beschränkter Haftung', en: 'limited liability company' },
    'UG (haftungsbeschränkt)': {
      de: 'Unternehmergesellschaft (haftungsbeschränkt)',
      en: 'entrepreneurial company with limited liability',
    },
    'GmbH & Co. KG': {
      de: 'Kommanditgesellschaft mit einer GmbH als Komplementärin',
      en: 'limited partnership with a limited liability company as general partner',
    },
    AG: { de: 'Aktiengesellschaft', en: 'stock corporation' },
  },
}
