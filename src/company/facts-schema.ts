import { z } from 'zod'
import { isKnownCountry, type Text } from './countries.ts'
import { formats } from './formats.ts'
import { type GermanState, germanStates } from './german-states.ts'

const text = z.string().min(1)

/** A text in each language of the site. */
const textsIn = (languages: readonly string[]) =>
  z
    .record(z.string().regex(languageCode), text)
    .refine((given) => languages.every((language) => given[language]), {
      error: `expected a text for each of ${languages.join(', ')}`,
    }) as unknown as z.ZodType<Text>

const languageCode = /^[a-z]{2}$/

const amount = z.number().nonnegative()

const colour = z.string().regex(/^#[\da-f]{6}$/i, 'expected a colour such as #0b5cad')

const address = z.url({ protocol: /^https?$/, error: 'expected an address such as https://www.example.com' })

/** Addresses on the pages, in feeds and in the files of hosts begin with a slash. */
const origin = address.refine((value) => !URL.canParse(value) || /^https?:\/\/[^/?#]+\/?$/.test(value), {
  error: 'expected an address without a path, since the site must be at the root of its host',
})

const email = z.email('expected an address such as info@example.com')

const country = z.string().regex(/^[A-Z]{2}$/, 'expected the code of a country, such as LU')

const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'expected a time such as 08:00')

const hours = z.strictObject({ opens: time, closes: time })

/** The tasks for which the pages name a vendor. */
export const vendorTasks = ['workplace', 'backup', 'firewall', 'servers', 'clients', 'telephony'] as const

const vendorTask = z.enum(vendorTasks)

const prices = z.strictObject({
  managedServices: z.strictObject({
    essential: amount,
    professional: amount,
    enterprise: amount.nullable().describe('null: on request.'),
  }),
  telephony: z.strictObject({
    starter: z.strictObject({ price: amount, extensions: amount }),
    business: z.strictObject({ price: amount, extensions: amount }),
    enterprise: z.strictObject({ price: amount.nullable(), extensions: amount.nullable() }),
  }),
})

const claims = z.strictObject({
  fewerOutagesPercent: amount.nullable(),
  costSavingPercent: amount.nullable(),
  availabilityPercent: amount.nullable(),
  restoreFileMinutes: amount.nullable(),
  restoreServerHours: amount.nullable(),
  replyHours: amount.nullable(),
  securityConceptWeeks: z.strictObject({ from: amount, to: amount }).nullable(),
  rtoHours: amount.nullable().describe('The longest outage of the most important systems.'),
  rpoHours: amount.nullable().describe('The most work that is lost with such an outage, in hours.'),
})

/** All facts about the company; the formats of numbers are those of its country, where that is known. */
function companySchema(home: string | undefined, languages: readonly string[]) {
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
    claims: claims.describe('What the pages promise. The company must be able to prove each figure.'),
    retention: z
      .strictObject({
        commercialLawYears: amount,
        dailyDays: amount,
        weeklyWeeks: amount,
        monthlyMonths: amount,
        yearlyYears: amount,
      })
      .describe('How long backups and archived mails are kept.'),
    terms: z
      .strictObject({ paymentDays: amount, noticeMonths: amount, dated: texts })
      .describe('Figures of the general terms.'),
    logRetention: texts.describe('How long the host keeps its access logs.'),
    analytics: address.nullable().describe('Where page views go, at a Plausible server.'),
    social: z.array(address).describe('Addresses of the company in social networks.'),
    hstsSubdomains: z
      .boolean()
      .describe('Whether browsers use TLS alone for all subdomains, too: true only if each of them has it.'),
  })
}

const brand = z.strictObject({
  colours: z
    .strictObject({
      accent: colour.describe('Buttons, marks, lines in drawings.'),
      paper: colour.describe('The ground of the light theme.'),
      ink: colour.describe(
        'The text of the light theme; the ground of header bar, calls to action and footer.',
      ),
    })
    .describe('All other colours of both themes are derived from these.'),
  font: text.describe(
    'For all but phones, which use their own. A variable font of Fontsource: npm install --save-dev @fontsource-variable/archivo',
  ),
  fortresses: z
    .boolean()
    .describe(
      'Whether pages show drawings of fortresses and surveys; false keeps networks, backups and scales.',
    ),
})

/**
 * What may be in `company.json`. Never loaded by a browser: builds, `npm run dev` and the setup check the facts.
 *
 * @param home the country of the company, for the formats of its numbers
 * @param pages the names of the pages that can be switched off
 * @param languages of the site
 */
export function factsSchema(
  home: string | undefined,
  pages: readonly string[],
  languages: readonly string[] = [],
) {
  return z
    .strictObject({
      $schema: z.string(),
      company: companySchema(home, languages)
        .refine(
          ({ country, markets, sister, countryNames }) =>
            [country, ...markets, ...(sister ? [sister.country] : [])].every((code) => countryNames[code]),
          {
            path: ['countryNames'],
            error: 'expected the name of each country of the company, its markets and its sister firm',
          },
        )
        .describe(
          'All facts about the company. What may be null is optional: without it, its sentences disappear.',
        ),
      brand: brand.describe('How the site looks, with src/brand/logo.svg. Everything else follows from it.'),
      languages: z
        .array(z.string().regex(languageCode, 'expected the name of a folder in src/content, such as de'))
        .min(1)
        .describe(
          'The first is the default and the fallback, and shares its addresses with the second; further ones have addresses below their code.',
        ),
      disabledPages: z.array(z.enum(pages)).describe('Pages that the site goes without.'),
      reportsEndpoint: z
        .string()
        .regex(/^(https?:\/\/|\/)/, 'expected an address that begins with https:// or /')
        .nullable()
        .describe(
          'Where pages report errors and their speed once a visitor has agreed to statistics. With null, no page has the code for it.',
        ),
      confirmationHours: amount.describe(
        'How long the link that confirms a sign-up for the newsletter is valid.',
      ),
      placeholders: z
        .array(z.string())
        .describe(
          'The paths of facts that are not the real ones yet, such as company.email.general. Builds list them; with SITE_STRICT=1 they are errors.',
        ),
    })
    .meta({ title: 'The facts of the company' })
}

export type Facts = z.infer<ReturnType<typeof factsSchema>>
export type Company = Facts['company']
export type Brand = Facts['brand']
export type Hours = z.infer<typeof hours>
export type VendorTask = z.infer<typeof vendorTask>
/** A tariff by its key in `prices`. */
export type TariffName = keyof Company['prices']['managedServices'] | keyof Company['prices']['telephony']
