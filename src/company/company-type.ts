import type { Country, Text } from './countries.ts'
import type { GermanState } from './german-states.ts'

/** Monday to Friday, as `HH:MM` on the clock of the company. */
export type Hours = { readonly opens: string; readonly closes: string }

/** The tasks for which the pages name a vendor. */
export const vendorTasks = ['workplace', 'backup', 'firewall', 'servers', 'clients', 'telephony'] as const

export type VendorTask = (typeof vendorTasks)[number]

/** A month, without VAT; `null` is a price on request. */
export type Prices = {
  readonly managedServices: {
    readonly essential: number
    readonly professional: number
    readonly enterprise: number | null
  }
  readonly telephony: {
    readonly starter: { readonly price: number; readonly extensions: number }
    readonly business: { readonly price: number; readonly extensions: number }
    readonly enterprise: { readonly price: number | null; readonly extensions: number | null }
  }
}

/** A tariff by its key in `prices`. */
export type Tariff = keyof Prices['managedServices'] | keyof Prices['telephony']

/**
 * All facts about the company. What may be `null` is optional: without it, its sentences disappear from pages, footer,
 * structured data and mails. What follows from these facts is in `derive.ts`.
 */
export type Company = {
  /** With the legal form. German texts put "die" in front of it. */
  readonly name: string
  readonly shortName: string
  readonly legalForm: string
  /** The legal form in full. German texts put "eine" in front of it. */
  readonly legalFormName: Text
  readonly founded: number | null
  readonly siteUrl: string
  /** Whose law applies: it decides on legal pages, public holidays and the supervisory authority for privacy. */
  readonly country: Country
  /** The Land, for a company in Germany. */
  readonly state: GermanState | null
  readonly address: { readonly street: string; readonly postalCode: string; readonly city: Text }
  /** Where the customers are, as it follows "in". */
  readonly region: Text
  /** The countries of the customers. Texts about the law and the life of other countries disappear. */
  readonly markets: readonly Country[]
  readonly phone: string
  readonly email: { readonly general: string; readonly info: string; readonly invoice: string }
  /** Represents the company; for Germany also responsible for the articles. */
  readonly managingDirector: string
  /** The commercial register and the number in it. */
  readonly register: string
  readonly registerNumber: string | null
  readonly vatNumber: string | null
  /** The town whose courts decide. */
  readonly jurisdiction: Text
  readonly businessPermit: {
    readonly number: string
    /** Granted the permit and supervises the business. */
    readonly authority: { readonly name: string; readonly address: string; readonly email: string }
  } | null
  /** The insurance against professional liability, and where it is valid. German law asks to name it. */
  readonly liabilityInsurance: {
    readonly name: string
    readonly address: string
    readonly area: string
  } | null
  /** Another firm of the same group, linked externally. */
  readonly sister: { readonly name: string; readonly url: string; readonly country: Country } | null
  /** Whose products do which task. */
  readonly vendors: Readonly<Record<VendorTask, string | null>>
  /** The tasks whose vendors the company has a partnership with. */
  readonly partnerships: readonly VendorTask[]
  /** What a price is for: `ab 89 € pro Monat je Arbeitsplatz`. */
  readonly priceUnits: { readonly managedServices: Text; readonly telephony: Text }
  /** The smallest tariff of the managed services with emergency support around the clock. */
  readonly emergencySupportFrom: keyof Prices['managedServices'] | null
  /** Those of the office and those on the contact page (spec §1). */
  readonly hours: { readonly office: Hours; readonly contactPage: Hours }
  readonly currency: { readonly sign: string; readonly name: Text }
  readonly prices: Prices
  /** What the pages promise. The company must be able to prove each figure. */
  readonly claims: {
    readonly fewerOutagesPercent: number | null
    readonly costSavingPercent: number | null
    readonly availabilityPercent: number | null
    readonly restoreFileMinutes: number | null
    readonly restoreServerHours: number | null
    readonly replyHours: number | null
    readonly securityConceptWeeks: { readonly from: number; readonly to: number } | null
    /** The longest outage of the most important systems (RTO) and the most work that is lost with it (RPO). */
    readonly rtoHours: number | null
    readonly rpoHours: number | null
  }
  /** How long backups and archived mails are kept. */
  readonly retention: {
    readonly commercialLawYears: number
    readonly dailyDays: number
    readonly weeklyWeeks: number
    readonly monthlyMonths: number
    readonly yearlyYears: number
  }
  /** Figures of the general terms. */
  readonly terms: { readonly paymentDays: number; readonly noticeMonths: number; readonly dated: Text }
  /** How long the host keeps its access logs. */
  readonly logRetention: Text
  /** The address of page views at a Plausible server; `VITE_ANALYTICS_ENDPOINT` comes before it. */
  readonly analytics: string | null
  /** Addresses of the company in social networks. */
  readonly social: readonly string[]
  /** Whether browsers use TLS alone for all subdomains of the site, too: `true` only if each of them has it. */
  readonly hstsSubdomains?: boolean
}
