import { isInEurope, isKnownCountry } from '../../../src/company/countries.ts'
import { anyPhone, formats, registerFormat } from '../../../src/company/formats.ts'
import { germanStates } from '../../../src/company/german-states.ts'
import { legalForms } from '../../../src/company/legal-forms.ts'
import { nearest } from '../../../src/links/nearest.ts'
import { legalFormOf } from './conditions.ts'
import { countryCodes, findCountry, nameOfCountry } from './country-names.ts'
import { inEach, inFirst, type Kinds } from './kind.ts'
import { type Answers, languagesOf } from './question.ts'
import { setupTexts } from './texts.ts'
import { parseList, tidyAddress, tidyPhone, tidyVatNumber } from './typed.ts'

/** The authority that grants business permits in Luxembourg, and its register. */
const luxembourg = {
  register: 'Registre de commerce et des sociétés Luxembourg',
  authority: {
    name: 'Ministère de l’Économie, Direction générale PME, artisanat et commerce',
    address: '19-21, boulevard Royal, L-2449 Luxemburg',
    email: 'info.pme@eco.etat.lu',
  },
}

const exampleOf = (fact: 'phone' | 'postalCode' | 'vatNumber') => {
  return ({ country }: Answers) => {
    if (isKnownCountry(String(country))) return formats[country as 'DE'][fact].example
    return fact === 'phone' ? anyPhone.example : undefined
  }
}

/** Of questions about the company and its address. */
export const companyKinds = {
  country: () => ({
    example: (_, language) => nameOfCountry('DE', language),
    parse: (typed, _, language) => {
      const code = findCountry(typed)
      if (code) return { value: code }
      const guess = nearest(
        typed.trim(),
        countryCodes.map((each) => nameOfCountry(each, language)),
      )
      return guess ? { problem: `${typed} ${setupTexts[language].unknownAnswer(guess)}` } : {}
    },
    format: nameOfCountry,
    write: (country: string) => ({
      'company.country': country,
      'company.markets': [country],
      ...(isInEurope(country) && { 'company.timeZone': null }),
      ...(isKnownCountry(country) && { 'company.legalFormName': null, 'company.currency': 'EUR' }),
    }),
  }),
  state: () => ({
    options: () => Object.entries(germanStates).map(([value, { name }]) => ({ value, label: name })),
  }),
  currency: () => ({
    parse: (typed) => ({ value: typed.trim().toUpperCase() || null }),
    initial: () => 'EUR',
  }),
  legalForm: () => ({
    options: ({ country }) =>
      Object.keys(legalForms[country as 'DE'] ?? {}).map((value) => ({ value, label: value })),
  }),
  shortName: () => ({
    initial: ({ name, legalForm, otherLegalForm }) =>
      String(name ?? '')
        .replace(String(legalForm ?? otherLegalForm ?? ''), '')
        .trim(),
  }),
  /** First and last names. */
  names: () => ({
    parse: parseList,
    check: (names: string[], language) =>
      names.every((name) => /\S \S/.test(name))
        ? undefined
        : setupTexts[language].expected('Erika Mustermann'),
  }),
  court: () => ({
    example: ({ country }) => (country === 'DE' ? 'Amtsgericht Köln' : undefined),
    check: (register: string, language, { country }) =>
      country === 'DE' && register.trim() === 'Amtsgericht'
        ? setupTexts[language].expected('Amtsgericht Köln')
        : undefined,
  }),
  registerNumber: () => ({
    example: (answers) => {
      const { register } = legalFormOf(answers) ?? {}
      return register && registerFormat(answers.country as 'DE', register).example
    },
    write: (number: string, { country }) => ({
      'company.registerNumber': number,
      ...(country === 'LU' && { 'company.register': luxembourg.register }),
    }),
  }),
  vatNumber: () => ({
    parse: (typed) => ({ value: tidyVatNumber(typed) || null }),
    example: exampleOf('vatNumber'),
  }),
  businessPermit: () => ({
    write: (number: string) => ({ 'company.businessPermit': { number, authority: luxembourg.authority } }),
  }),
  postalCode: () => ({
    parse: (typed, { country }) => ({
      value: country === 'LU' ? typed.trim().replace(/^(L?[- ]?)(?=\d{4}$)/i, 'L-') : typed.trim(),
    }),
    example: exampleOf('postalCode'),
  }),
  city: (fact) => ({
    write: (city: string, answers, { company }) => {
      const languages = languagesOf(answers)
      const cities = inEach(languages, (language) =>
        language === 'de' ? city : (englishNames[city] ?? city),
      )
      // Until somebody enters others, the town decides on region and place of jurisdiction.
      const isKnown = company.address.city[languages[0] ?? ''] === city
      const region = inEach(languages, (each) => around[each]?.(cities[each] ?? city) ?? city)
      return {
        [fact]: cities,
        ...(!isKnown && { 'company.region': region, 'company.jurisdiction': cities }),
      }
    },
    read: inFirst(fact),
  }),
  phone: () => ({
    parse: (typed, { country }) => ({ value: tidyPhone(typed, country) }),
    example: exampleOf('phone'),
  }),
  domain: () => ({
    parse: (typed) => ({ value: isNone.test(typed.trim()) ? null : tidyAddress(typed.trim()) }),
    format: (address: string) => address.replace('https://', ''),
  }),
} satisfies Kinds

const isNone = /^((noch )?kein[es]?|noch nicht|none( yet)?|not yet|pas encore|aucune?)?$/i

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
