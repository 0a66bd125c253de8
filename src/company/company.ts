import type { Company } from './company-type.ts'
import { placeholder } from './placeholder.ts'

/**
 * Every fact about the company, once. Change this file and the whole site follows; `company-type.ts` says what each
 * fact means and which may be `null`.
 *
 * Values that are not real yet are marked as placeholders: replace the whole call. The build lists them, and with
 * `SITE_STRICT=1` they are errors.
 */
export const company: Company = {
  name: placeholder('Moselwall IT Sàrl-S'),
  shortName: placeholder('Moselwall IT'),
  legalForm: 'Sàrl-S',
  legalFormName: {
    de: 'vereinfachte Gesellschaft mit beschränkter Haftung',
    en: 'simplified private limited company',
  },
  founded: 2025,
  siteUrl: placeholder('https://www.example.com'),
  country: 'LU',
  state: null,
  address: {
    street: placeholder('Musterstraße 1'),
    postalCode: placeholder('L-0000'),
    city: { de: 'Luxemburg', en: 'Luxembourg' },
  },
  region: { de: 'Luxemburg und Deutschland', en: 'Luxembourg and Germany' },
  markets: ['LU', 'DE'],
  phone: placeholder('+352 00 00 00'),
  email: {
    general: placeholder('kontakt@example.com'),
    info: placeholder('info@example.com'),
    invoice: placeholder('rechnung@example.com'),
  },
  managingDirector: placeholder('Vorname Nachname (Muster)'),
  register: 'Registre de commerce et des sociétés Luxembourg',
  registerNumber: placeholder('B000000'),
  vatNumber: placeholder('LU00000000'),
  jurisdiction: { de: 'Luxemburg', en: 'Luxembourg' },
  businessPermit: {
    number: placeholder('00000000/0'),
    authority: {
      name: placeholder('Ministère de l’Économie, Direction générale PME, artisanat et commerce'),
      address: placeholder('19-21, boulevard Royal, L-2449 Luxemburg'),
      email: placeholder('info.pme@eco.etat.lu'),
    },
  },
  liabilityInsurance: null,
  sister: {
    name: placeholder('Moselwall IT GmbH'),
    url: placeholder('https://de.example.com'),
    country: 'DE',
  },
  vendors: {
    workplace: placeholder('Microsoft'),
    backup: placeholder('Veeam'),
    firewall: placeholder('Fortinet'),
    servers: placeholder('Hewlett Packard Enterprise'),
    clients: placeholder('Lenovo'),
    telephony: placeholder('3CX'),
  },
  partnerships: placeholder(['workplace', 'backup']),
  priceUnits: {
    managedServices: { de: placeholder('je Arbeitsplatz'), en: placeholder('per workplace') },
    telephony: { de: placeholder('je Telefonanlage'), en: placeholder('per phone system') },
  },
  emergencySupportFrom: placeholder('professional'),
  hours: {
    office: { opens: '08:00', closes: '17:00' },
    contactPage: { opens: '08:00', closes: '18:00' },
  },
  currency: { sign: '€', name: { de: 'Euro', en: 'euros' } },
  prices: {
    managedServices: { essential: 89, professional: 149, enterprise: null },
    telephony: {
      starter: { price: 39, extensions: 10 },
      business: { price: 69, extensions: 50 },
      enterprise: { price: null, extensions: null },
    },
  },
  claims: {
    fewerOutagesPercent: 60,
    costSavingPercent: 40,
    availabilityPercent: 99.9,
    restoreFileMinutes: 15,
    restoreServerHours: 4,
    replyHours: 24,
    securityConceptWeeks: { from: 2, to: 4 },
    rtoHours: 4,
    rpoHours: 1,
  },
  retention: { commercialLawYears: 10, dailyDays: 7, weeklyWeeks: 4, monthlyMonths: 12, yearlyYears: 7 },
  terms: { paymentDays: 14, noticeMonths: 3, dated: { de: 'Juli 2025', en: 'July 2025' } },
  logRetention: { de: placeholder('14 Tage'), en: placeholder('14 days') },
  analytics: null,
  social: [],
}
