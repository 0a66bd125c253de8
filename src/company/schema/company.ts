import { z } from 'zod'
import { isInEurope, isKnownCountry, type Text } from '../countries.ts'
import { anyPhone, formats } from '../formats.ts'
import { type GermanState, germanStates } from '../german-states.ts'
import { findLegalForm, legalForms } from '../legal-forms.ts'
import { claims } from './claims.ts'
import { expected } from './expectations.ts'
import { hours } from './hours.ts'
import { address, amount, country, currency, email, origin, text, textsIn } from './parts.ts'
import { prices } from './prices.ts'
import { surroundings } from './surroundings.ts'
import { tariffs } from './tariffs.ts'

/** The tasks for which the pages name a vendor. */
export const vendorTasks = ['workplace', 'backup', 'firewall', 'servers', 'clients', 'telephony'] as const

const vendorTask = z.enum(vendorTasks)

/** All facts about the company; the formats of numbers are those of its country, where that is known. */
export function companySchema(home: string | undefined, languages: readonly string[]) {
  const texts = textsIn(languages)
  const known = home !== undefined && isKnownCountry(home) ? home : undefined
  const like = (fact: keyof typeof formats.DE) => {
    if (!known && fact !== 'phone') return text
    const { pattern, example } = known ? formats[known][fact] : anyPhone
    return z.string().regex(pattern, expected('like', example))
  }
  const land = z.enum(Object.keys(germanStates) as GermanState[], expected('state'))
  return z.strictObject({
    name: text.describe('With the legal form, as in the register.'),
    shortName: text.describe('As beside the logo.'),
    legalForm: (known
      ? text.refine((name) => findLegalForm(known, name), {
          error: expected('legalForm', Object.keys(legalForms[known]).join(', ')),
        })
      : text
    ).describe('Such as GmbH or Sàrl; src/company/legal-forms.ts has those of Germany and Luxembourg.'),
    legalFormName: (known ? z.null(expected('noLegalFormName')) : texts.nullable()).describe(
      'The legal form in full, in a country that the project does not know.',
    ) as z.ZodType<Text | null>,
    founded: z.int().nullable().describe('The year.'),
    siteUrl: origin.describe('The address of the site, which must be at the root of its host.'),
    country: country.describe(
      'Whose law applies: it decides on legal pages, public holidays and the supervisory authority for privacy.',
    ),
    timeZone: timeZone(home).describe(
      'null in Europe, else the name of the time zone, such as America/Toronto.',
    ),
    state: (known === 'DE' ? land : home ? z.null(expected('noState')) : land.nullable()).describe(
      'The Land, for a company in Germany.',
    ) as z.ZodType<GermanState | null>,
    address: z.strictObject({ street: text, postalCode: like('postalCode'), city: texts }),
    surroundings: surroundings
      .nullable()
      .describe('What is near the office, for a plan of it on the contact page. With null there is none.'),
    region: texts.describe('Where the customers are, as it follows "in".'),
    markets: z
      .array(country)
      .describe(
        'The countries of the customers. Texts about the law and the life of other countries disappear.',
      ),
    phone: like('phone').describe('With the country code.'),
    email: mailboxes.describe('null: the general one.'),
    representatives: z
      .array(text)
      .min(1, expected('text'))
      .describe(
        'The persons who represent the company: managing directors, owner or all partners. In Germany the first is responsible for the articles.',
      ),
    generalPartner: generalPartner.describe('The company that represents a GmbH & Co. KG.'),
    register: text.nullable().describe('The commercial register.'),
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
    shareCapital: amount.nullable().describe('The share capital, where documents have to name it.'),
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
    emergencyPhone: like('phone')
      .nullable()
      .describe(
        'A number that answers at any hour, also for companies without a contract. With null they write.',
      ),
    hours: z
      .strictObject({ office: hours, contactPage: hours })
      .describe('Of the office and on the contact page: "monday-friday": ["08:00-12:00", "13:00-17:00"].'),
    currency: currency.describe('The code of the currency, such as EUR.'),
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
        applicationMonths: amount.describe('How long an application is kept after a refusal.'),
        statisticsMonths: amount.describe('How long page views, errors and loading times are kept.'),
        proofYears: amount.describe('How long the proof of a consent is kept after its withdrawal.'),
      })
      .describe('How long what visitors gave is kept.'),
    terms: z
      .strictObject({ paymentDays: amount, noticeMonths: amount.nullable(), dated: texts })
      .describe('Figures of the general terms.'),
    logRetention: texts.describe('How long the host keeps its access logs.'),
    host: provider.describe('Who runs the web server for the company, for the privacy policy.'),
    mailProvider: provider.describe('Who runs its mailboxes, for the privacy policy.'),
    analytics: address.nullable().describe('Where page views go, at a Plausible server.'),
    social: z.array(address).describe('Addresses of the company in social networks.'),
    hstsSubdomains: z
      .boolean()
      .describe('Whether browsers use TLS alone for all subdomains, too: true only if each of them has it.'),
  })
}

const mailboxes = z.strictObject({
  general: email,
  info: email.nullable(),
  privacy: email.nullable(),
  support: email.nullable(),
  invoice: email.nullable(),
  applications: email.nullable(),
})

/** A firm that processes data of visitors for the company. */
const provider = z.strictObject({ name: text, country }).nullable()

const generalPartner = z.strictObject({ name: text, register: text, registerNumber: text }).nullable()

function timeZone(home: string | undefined) {
  const zone = z.string().refine(isTimeZone, { error: expected('timeZone') })
  if (home === undefined) return zone.nullable()
  return (isInEurope(home) ? z.null(expected('noTimeZone')) : zone) as z.ZodType<string | null>
}

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }) !== undefined
  } catch {
    return false
  }
}

export type Mailbox = keyof z.infer<typeof mailboxes>

export type VendorTask = z.infer<typeof vendorTask>
