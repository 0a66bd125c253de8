import { placeholder } from './placeholder.ts'

/**
 * Every fact about the company, once. Change this file and the whole site follows.
 *
 * Values that are not real yet are marked as placeholders: replace the whole call. The build lists them, and with
 * `SITE_STRICT=1` they are errors.
 */
export const company = {
  name: placeholder('Moselwall IT Sàrl-S'),
  shortName: placeholder('Moselwall IT'),
  legalForm: 'Sàrl-S',
  founded: 2025,
  siteUrl: placeholder('https://www.example.com'),
  address: {
    street: placeholder('Musterstraße 1'),
    postalCode: placeholder('L-0000'),
    city: { de: 'Luxemburg', en: 'Luxembourg' },
    country: { de: 'Luxemburg', en: 'Luxembourg' },
    /** ISO 3166-1, for machines. */
    countryCode: 'LU',
  },
  phone: placeholder('+352 00 00 00'),
  email: {
    general: placeholder('kontakt@example.com'),
    info: placeholder('info@example.com'),
    invoice: placeholder('rechnung@example.com'),
  },
  managingDirector: placeholder('Vorname Nachname (Muster)'),
  registerNumber: placeholder('B000000'),
  vatNumber: placeholder('LU00000000'),
  businessPermit: {
    number: placeholder('00000000/0'),
    /** Granted the permit and supervises the business. */
    authority: {
      name: placeholder('Ministère de l’Économie, Direction générale PME, artisanat et commerce'),
      address: placeholder('19-21, boulevard Royal, L-2449 Luxemburg'),
      email: placeholder('info.pme@eco.etat.lu'),
    },
  },
  /** The sister firm in Germany, linked externally. */
  sister: { name: placeholder('Moselwall IT GmbH'), url: placeholder('https://de.example.com') },
  /** Whose products do which task. */
  vendors: {
    workplace: placeholder('Microsoft'),
    backup: placeholder('Veeam'),
    firewall: placeholder('Fortinet'),
    servers: placeholder('Hewlett Packard Enterprise'),
    clients: placeholder('Lenovo'),
    telephony: placeholder('3CX'),
  },
  /** The tasks whose vendors the company has a partnership with. */
  partnerships: placeholder(['workplace', 'backup']),
  /** What a price is for: `ab 89 € pro Monat je Arbeitsplatz`. */
  priceUnits: {
    managedServices: { de: placeholder('je Arbeitsplatz'), en: placeholder('per workplace') },
    telephony: { de: placeholder('je Telefonanlage'), en: placeholder('per phone system') },
  },
  /** The smallest tariff of the managed services with emergency support around the clock. */
  emergencySupportFrom: placeholder('professional'),
  /** How long the host keeps its access logs. */
  logRetention: { de: placeholder('14 Tage'), en: placeholder('14 days') },
} as const

/**
 * Monday to Friday, in Europe/Luxembourg time.
 * The footer and the contact page differ (spec §1).
 */
export const hours = {
  office: { opens: '08:00', closes: '17:00' },
  contactPage: { opens: '08:00', closes: '18:00' },
} as const

/** Prices in euros a month, without VAT; `null` is a price on request. */
export const prices = {
  managedServices: { essential: 89, professional: 149, enterprise: null },
  telephony: {
    starter: { price: 39, extensions: 10 },
    business: { price: 69, extensions: 50 },
    enterprise: { price: null, extensions: null },
  },
} as const

/** A tariff by its key in `prices`. */
export type Tariff = keyof typeof prices.managedServices | keyof typeof prices.telephony

/** What the pages promise. The company must be able to prove each figure. */
export const claims = {
  fewerOutagesPercent: 60,
  costSavingPercent: 40,
  availabilityPercent: 99.9,
  restoreFileMinutes: 15,
  restoreServerHours: 4,
  replyHours: 24,
  securityConceptWeeks: { from: 2, to: 4 },
} as const

/** How long backups and archived mails are kept, and how fast data is back. */
export const retention = {
  commercialLawYears: 10,
  dailyDays: 7,
  weeklyWeeks: 4,
  monthlyMonths: 12,
  yearlyYears: 7,
  rtoHours: 4,
  rpoHours: 1,
} as const

/** Figures of the general terms. */
export const terms = {
  paymentDays: 14,
  noticeMonths: 3,
  dated: { de: 'Juli 2025', en: 'July 2025' },
} as const

/** Where the repository of this site is, for those who edit articles in a browser. */
export type Editing = {
  /** As in its address: `owner/name`, at GitLab also `group/subgroup/name`. */
  repository: string
  /** The branch that is published. */
  branch: string
} & (
  | {
      backend: 'github'
      /** The address of a service for signing in, such as https://github.com/sveltia/sveltia-cms-auth. */
      signIn?: string
    }
  | {
      backend: 'gitlab' | 'gitea'
      /** Such as `https://gitlab.com`. */
      server: string
      /** The id of an OAuth application there, not confidential, that leads back to `/admin/posts`. */
      applicationId?: string
    }
)

/**
 * Editing in a browser, at `/admin/posts`; `undefined` is off. To switch it on, write what `Editing` asks for, such
 * as `{ backend: 'github', repository: 'owner/name', branch: 'main' }`, and run
 * `npm install --save-dev @sveltia/cms`. Without `signIn` or `applicationId` people sign in with an access token.
 */
export const editing: Editing | undefined = undefined
