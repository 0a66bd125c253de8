import { z } from 'zod'
import { isKnownCountry } from '../countries.ts'
import { formats } from '../formats.ts'
import { type GermanState, germanStates } from '../german-states.ts'
import { claims } from './claims.ts'
import { hours } from './hours.ts'
import { address, amount, country, email, origin, text, textsIn } from './parts.ts'
import { prices } from './prices.ts'
import { tariffs } from './tariffs.ts'

/** The tasks for which the pages name a vendor. */
export const vendorTasks = ['workplace', 'backup', 'firewall', 'servers', 'clients', 'telephony'] as const

const vendorTask = z.enum(vendorTasks)

/** All facts about the company; the formats of numbers are those of its country, where that is known. */
export function companySchema(home: string | undefined, languages: readonly string[]) {
  const texts = textsIn(languages)
  const known = home !== undefined && isKnownCountry(home) ? home : undefined
  const like = (fact: keyof typeof formats.DE) => {
    const { pattern, example } = known ? formats[known][fact] : { pattern: /./, example: 'others' }
    return z.string().regex(pattern, `expected something like ${example}`)
  }
  const land = z.enum(Object.keys(germanStates) as GermanState[])
  return z.strictObject({
    name: text.describe('With the legal form. German texts put "die" in front of it.'),
    shortName: text.describe('As beside the logo.'),
    legalForm: text,
    legalFormName: texts.describe('The legal form in full. German texts put "eine" in front of it.'),
    founded: z.int().nullable().describe('The year.'),
    siteUrl: origin.describe('The address of the site, which must be at the root of its host.'),
    country: country.describe(
      'Whose law applies: it decides on legal pages, public holidays and the supervisory authority for privacy.',
    ),
    countryNames: z
      .record(country, texts)
      .describe('The names of all countries that the facts mention, by their codes.'),
    hoursAheadOfUtc: z.int().min(0).max(3).describe('Of the clock in winter: 1 for central European time.'),
    state: (known === 'DE'
      ? land
      : home
        ? z.null('expected null outside Germany')
        : land.nullable()
    ).describe('The Land, for a company in Germany.') as z.ZodType<GermanState | null>,
    address: z.strictObject({ street: text, postalCode: like('postalCode'), city: texts }),
    region: texts.describe('Where the customers are, as it follows "in".'),
    markets: z
      .array(country)
      .describe(
        'The countries of the customers. Texts about the law and the life of other countries disappear.',
      ),
    phone: like('phone').describe('With the country code.'),
    email: z.strictObject({ general: email, info: email, invoice: email }),
    managingDirector: text.describe('Represents the company; in Germany also responsible for the articles.'),
    register: text.describe('The commercial register.'),
    registerNumber: text.nullable().describe('The number in the register.'),
    vatNumber: like('vatNumber').nullable(),
    jurisdiction: texts.describe('The town whose courts decide.'),
    businessPermit: z
      .strictObject({
        number: text,
        authority: z
          .strictObject({ name: text, address: text, email })
          .describe('Granted the permit and supervises the business.'),
      })
      .nullable(),
    liabilityInsurance: z
      .strictObject({ name: text, address: text, area: text.describe('Where it is valid.') })
      .nullable()
      .describe('The insurance against professional liability. German law asks to name it.'),
    sister: z
      .strictObject({ name: text, url: address, country })
      .nullable()
      .describe('Another firm of the same group, linked externally.'),
    vendors: z.record(vendorTask, text.nullable()).describe('Whose products do which task.'),
    partnerships: z.array(vendorTask).describe('The tasks whose vendors the company has a partnership with.'),
    priceUnits: z
      .strictObject({ managedServices: texts, telephony: texts })
      .describe('What a price is for: "ab 89 € pro Monat je Arbeitsplatz".'),
    emergencySupportFrom: z
      .enum(['essential', 'professional', 'enterprise'])
      .nullable()
      .describe('The smallest tariff of the managed services with emergency support around the clock.'),
    hours: z
      .strictObject({ office: hours, contactPage: hours })
      .describe('Monday to Friday, of the office and on the contact page.'),
    currency: z.strictObject({ sign: text, name: texts }),
    prices: prices.describe('A month, without VAT.'),
    tariffs: tariffs.describe('What each tariff includes. Features of a service that is off are not shown.'),
    claims: claims.describe(
      'What the pages promise; the company must be able to prove each. With null no page says it.',
    ),
    retention: z
      .strictObject({
        commercialLawYears: amount,
        dailyDays: amount.nullable(),
        weeklyWeeks: amount.nullable(),
        monthlyMonths: amount.nullable(),
        yearlyYears: amount.nullable(),
      })
      .describe('How long backups and archived mails are kept. A kind of backup that is null is not named.'),
    visitorData: z
      .strictObject({
        deliveryDays: amount.describe('For how long a message is tried again, if the mail server fails.'),
        undeliveredDays: amount.describe('How long a message is kept that could not be delivered.'),
        bouncedMonths: amount.describe(
          'How long an address is kept that gets no letters, since it does not exist.',
        ),
        proofYears: amount.describe('How long the proof of a consent is kept after its withdrawal.'),
      })
      .describe('How long the server functions keep what visitors gave.'),
    terms: z
      .strictObject({ paymentDays: amount, noticeMonths: amount.nullable(), dated: texts })
      .describe('Figures of the general terms.'),
    logRetention: texts.describe('How long the host keeps its access logs.'),
    analytics: address.nullable().describe('Where page views go, at a Plausible server.'),
    social: z.array(address).describe('Addresses of the company in social networks.'),
    hstsSubdomains: z
      .boolean()
      .describe('Whether browsers use TLS alone for all subdomains, too: true only if each of them has it.'),
  })
}

export type VendorTask = z.infer<typeof vendorTask>
