import { isInEurope, isKnownCountry } from '../../../src/company/countries.ts'
import type { Facts } from '../../../src/company/facts-schema.ts'
import { anyPhone, formats, registerFormat } from '../../../src/company/formats.ts'
import { germanStates } from '../../../src/company/german-states.ts'
import { findLegalForm, legalForms } from '../../../src/company/legal-forms.ts'
import { nearest } from '../../../src/links/nearest.ts'
import type { Words } from '../../io/owner-language.ts'
import type { Answers, Question, Typed } from './question.ts'
import { parseList, tidyAddress, tidyPhone, tidyVatNumber } from './typed.ts'

const formOf = ({ country, legalForm }: Answers) => findLegalForm(String(country), String(legalForm))

const isKnown = ({ country }: Answers) => isKnownCountry(String(country))

const exampleOf = (fact: 'phone' | 'postalCode' | 'vatNumber', { country }: Answers) =>
  isKnownCountry(String(country))
    ? formats[country as 'DE'][fact].example
    : fact === 'phone'
      ? anyPhone.example
      : undefined

/** The registers of the countries that have one. */
const registers: Record<string, string> = { LU: 'Registre de commerce et des sociétés Luxembourg' }

const isRegistered = (answers: Answers) => !isKnown(answers) || formOf(answers)?.register !== undefined

/** The authority that grants business permits in Luxembourg. */
const luxembourgAuthority = {
  name: 'Ministère de l’Économie, Direction générale PME, artisanat et commerce',
  address: '19-21, boulevard Royal, L-2449 Luxemburg',
  email: 'info.pme@eco.etat.lu',
}

const optionalMailbox = (name: 'info' | 'invoice' | 'support' | 'privacy' | 'applications'): Question => ({
  name: `email.${name}`,
  group: 'further',
  fact: `company.email.${name}`,
  example: () => `${name}@example.com`,
  isOptional: true,
})

/** What every company has. */
export const companyQuestions: Question[] = [
  {
    name: 'country',
    group: 'company',
    fact: 'company.country',
    ask: {
      de: 'Nach dem Recht welchen Landes arbeitet die Firma?',
      en: 'Under the law of which country does the company work?',
      fr: 'Selon le droit de quel pays l’entreprise travaille-t-elle ?',
    },
    options: (_, language) => ['DE', 'LU'].map((value) => ({ value, label: nameOfCountry(value, language) })),
    other: { de: 'ein anderes Land …', en: 'another country …', fr: 'un autre pays …' },
    parse: parseCountry,
    format: nameOfCountry,
    write: (country: string) => ({
      'company.country': country,
      'company.markets': [country],
      ...(isInEurope(country) && { 'company.timeZone': null }),
      ...(isKnownCountry(country) && { 'company.legalFormName': null, 'company.currency': 'EUR' }),
    }),
  },
  {
    name: 'state',
    group: 'company',
    fact: 'company.state',
    isAsked: ({ country }) => country === 'DE',
    options: () => Object.entries(germanStates).map(([value, { name }]) => ({ value, label: name })),
    format: (state: keyof typeof germanStates) => germanStates[state].name,
  },
  {
    name: 'timeZone',
    group: 'company',
    fact: 'company.timeZone',
    isAsked: ({ country }) => typeof country === 'string' && !isInEurope(country),
    example: () => 'America/Toronto',
  },
  {
    name: 'currency',
    group: 'company',
    fact: 'company.currency',
    isAsked: (answers) => !isKnown(answers),
    parse: (typed) => ({ value: typed.trim().toUpperCase() || null }),
    example: () => 'EUR',
    initial: () => 'EUR',
  },
  {
    name: 'legalForm',
    group: 'company',
    fact: 'company.legalForm',
    isAsked: isKnown,
    options: ({ country }) =>
      Object.keys(legalForms[country as 'DE'] ?? {}).map((value) => ({ value, label: value })),
  },
  {
    name: 'otherLegalForm',
    group: 'company',
    fact: 'company.legalForm',
    isAsked: (answers) => !isKnown(answers),
    example: () => 'Ltd',
  },
  {
    name: 'legalFormName',
    group: 'company',
    fact: 'company.legalFormName',
    isInLanguages: true,
    isAsked: (answers) => !isKnown(answers),
    isOptional: true,
    example: () => 'private company limited by shares',
  },
  {
    name: 'name',
    group: 'company',
    fact: 'company.name',
    ask: {
      de: 'Name der Firma mit Rechtsform, wie im Register',
      en: 'Name of the company with its legal form, as in the register',
      fr: 'Nom de l’entreprise avec sa forme juridique, comme au registre',
    },
  },
  {
    name: 'shortName',
    group: 'company',
    fact: 'company.shortName',
    ask: {
      de: 'Kurzer Name, wie neben dem Logo',
      en: 'Short name, as beside the logo',
      fr: 'Nom court, comme à côté du logo',
    },
    initial: ({ name, legalForm, otherLegalForm }) =>
      String(name ?? '')
        .replace(String(legalForm ?? otherLegalForm ?? ''), '')
        .trim(),
  },
  {
    name: 'representatives',
    group: 'company',
    fact: 'company.representatives',
    ask: {
      de: 'Wer vertritt die Firma? Vor- und Nachnamen, mehrere mit Komma',
      en: 'Who represents the company? First and last names, several with commas',
      fr: 'Qui représente l’entreprise ? Prénoms et noms, séparés par des virgules',
    },
    parse: parseList,
    example: () => 'Erika Mustermann, Max Mustermann',
    check: (names: string[], language) =>
      names.length > 0 && names.every((name) => /\S \S/.test(name)) ? undefined : wholeNames[language],
  },
  ...(['name', 'register', 'registerNumber'] as const).map(
    (part): Question => ({
      name: `generalPartner.${part}`,
      group: 'company',
      fact: `company.generalPartner.${part}`,
      ask: {
        name: {
          de: 'Welche GmbH ist Komplementärin?',
          en: 'Which company is the general partner?',
          fr: 'Quelle société est l’associé commandité ?',
        },
        register: {
          de: 'Registergericht der Komplementärin',
          en: 'Court of registration of the general partner',
          fr: 'Registre de l’associé commandité',
        },
        registerNumber: {
          de: 'Registernummer der Komplementärin',
          en: 'Number of the general partner in its register',
          fr: 'Numéro de l’associé commandité au registre',
        },
      }[part],
      example: () =>
        ({ name: 'Muster Verwaltungs-GmbH', register: 'Amtsgericht Köln', registerNumber: 'HRB 12345' })[
          part
        ],
      isAsked: (answers) => formOf(answers)?.hasGeneralPartner === true,
    }),
  ),
  {
    name: 'register',
    group: 'company',
    fact: 'company.register',
    isAsked: (answers) => isRegistered(answers) && !registers[String(answers.country)],
    isOptional: (answers) => !isKnown(answers),
    example: ({ country }) => (country === 'DE' ? 'Amtsgericht Köln' : undefined),
    initial: ({ country }) => (country === 'DE' ? 'Amtsgericht ' : undefined),
    check: (register: string, language) =>
      /^Amtsgericht$/.test(register.trim()) ? court[language] : undefined,
  },
  {
    name: 'registerNumber',
    group: 'company',
    fact: 'company.registerNumber',
    isAsked: isRegistered,
    isOptional: (answers) => !isKnown(answers) || formOf(answers)?.mayBeUnregistered === true,
    example: (answers) => registerExample(answers),
    write: (registerNumber: string | null, { country }) => {
      const register = registers[String(country)]
      return {
        'company.registerNumber': registerNumber,
        ...(register && { 'company.register': registerNumber ? register : null }),
      }
    },
  },
  {
    name: 'vatNumber',
    group: 'company',
    fact: 'company.vatNumber',
    isOptional: true,
    parse: (typed) => ({ value: tidyVatNumber(typed) || null }),
    example: (answers) => exampleOf('vatNumber', answers),
  },
  {
    name: 'businessPermit',
    group: 'company',
    ask: {
      de: 'Nummer der Niederlassungsgenehmigung',
      en: 'Number of the business permit',
      fr: 'Numéro de l’autorisation d’établissement',
    },
    isAsked: ({ country }) => country === 'LU',
    isOptional: true,
    write: (number: string | null) => ({
      'company.businessPermit': number && { number, authority: luxembourgAuthority },
    }),
    read: ({ company }) => company.businessPermit?.number ?? null,
  },
  { name: 'street', group: 'address', fact: 'company.address.street' },
  {
    name: 'postalCode',
    group: 'address',
    fact: 'company.address.postalCode',
    parse: (typed, { country }) => ({
      value: typed
        .trim()
        .replace(country === 'LU' ? /^L?[- ]?(?=\d{4}$)/i : '', country === 'LU' ? 'L-' : ''),
    }),
    example: (answers) => exampleOf('postalCode', answers),
  },
  {
    name: 'city',
    group: 'address',
    fact: 'company.address.city',
    isInLanguages: true,
    write: (city: string, { languages = [] }, facts) => placesOf(city, languages as string[], facts),
  },
  {
    name: 'phone',
    group: 'address',
    fact: 'company.phone',
    parse: (typed, { country }) => ({ value: tidyPhone(typed, country) }),
    example: (answers) => exampleOf('phone', answers),
  },
  { name: 'email', group: 'address', fact: 'company.email.general', example: () => 'info@example.com' },
  {
    name: 'domain',
    group: 'address',
    fact: 'company.siteUrl',
    parse: (typed) => ({ value: typed.trim() && tidyAddress(typed.trim()) }),
    format: (address: string) => address.replace('https://', ''),
  },
]

/** What only some companies need. */
export const furtherCompanyQuestions: Question[] = [
  optionalMailbox('info'),
  optionalMailbox('invoice'),
  optionalMailbox('support'),
  optionalMailbox('privacy'),
  optionalMailbox('applications'),
]

const wholeNames = {
  de: 'Bitte Vor- und Nachnamen, zum Beispiel Erika Mustermann.',
  en: 'Please enter first and last names, such as Erika Mustermann.',
  fr: 'Veuillez saisir prénoms et noms, par exemple Erika Mustermann.',
}

const court = {
  de: 'Bitte mit dem Ort, zum Beispiel Amtsgericht Köln.',
  en: 'Please add the town, such as Amtsgericht Köln.',
  fr: 'Veuillez ajouter la ville, par exemple Amtsgericht Köln.',
}

function registerExample(answers: Answers): string | undefined {
  const { register } = formOf(answers) ?? {}
  return register && registerFormat(answers.country as 'DE', register).example
}

/** The names of towns that differ in English. */
const englishNames: Record<string, string> = {
  Luxemburg: 'Luxembourg',
  'Esch an der Alzette': 'Esch-sur-Alzette',
  Köln: 'Cologne',
  München: 'Munich',
  Nürnberg: 'Nuremberg',
}

const around: Record<string, (city: string) => string> = {
  de: (city) => `${city} und Umgebung`,
  en: (city) => `${city} and the surrounding area`,
  fr: (city) => `${city} et ses environs`,
}

/** What a town decides: the address, and, until somebody enters others, region and place of jurisdiction. */
function placesOf(city: string, languages: readonly string[], { company }: Facts): Record<string, unknown> {
  const inEach = (of: (language: string) => string) =>
    Object.fromEntries(languages.map((each) => [each, of(each)]))
  const cities = inEach((language) => (language === 'de' ? city : (englishNames[city] ?? city)))
  if (company.address.city[languages[0] ?? ''] === city) return { 'company.address.city': cities }
  return {
    'company.address.city': cities,
    'company.region': inEach((language) => around[language]?.(cities[language] ?? city) ?? city),
    'company.jurisdiction': cities,
  }
}

function nameOfCountry(code: string, language: string): string {
  return new Intl.DisplayNames(language, { type: 'region' }).of(code) ?? code
}

/** All countries by their codes. */
function countryCodes(): string[] {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
  const codes = letters.flatMap((first) => letters.map((second) => first + second))
  // Some stand for former countries, unions and tests.
  return codes.filter(
    (code) =>
      names.of(code) !== undefined &&
      Intl.getCanonicalLocales(`und-${code}`)[0] === `und-${code}` &&
      !/^(EU|EZ|UN|QO|X[AB]|ZZ)$/.test(code),
  )
}

/** `Irland`, `Ireland`, `IE` */
function parseCountry(typed: string): Typed {
  const languages = ['de', 'en', 'fr']
  const byName = new Map(
    countryCodes().flatMap((code) =>
      [code, ...languages.map((language) => nameOfCountry(code, language))].map((name) => [
        name.toLowerCase(),
        code,
      ]),
    ),
  )
  const code = byName.get(typed.trim().toLowerCase())
  if (code) return { value: code }
  const guess = nearest(
    typed.trim(),
    languages.flatMap((language) => countryCodes().map((each) => nameOfCountry(each, language))),
  )
  const ask = (de: string): Words => ({
    de,
    en: guess
      ? `Did you mean ${guess}?`
      : 'Please enter the name of a country, such as Ireland, or its code, such as IE.',
    fr: guess
      ? `Vouliez-vous dire ${guess} ?`
      : 'Veuillez saisir le nom d’un pays, par exemple Irlande, ou son code, par exemple IE.',
  })
  return {
    problem: ask(
      guess ? `Meinten Sie ${guess}?` : 'Bitte den Namen eines Landes wie Irland oder sein Kürzel wie IE.',
    ),
  }
}
