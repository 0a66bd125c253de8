import { z } from 'zod'
import type { Text } from '../countries.ts'
import { expected } from './expectations.ts'

/** What facts of all kinds are made of. */

export const text = z.string().regex(/^\S(.*\S)?$/, expected('text'))

/** A text in each language of the site. */
export const textsIn = (languages: readonly string[]) =>
  z
    .record(
      z.string().regex(languageCode, expected('language')),
      text,
      expected('eachLanguage', `{ ${languages.map((language) => `"${language}": "…"`).join(', ')} }`),
    )
    .refine((given) => languages.every((language) => given[language]), {
      error: expected('eachLanguage', languages.join(', ')),
    }) as unknown as z.ZodType<Text>

export const languageCode = /^[a-z]{2}$/

const languageNames = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' })

/** Of a person, whichever languages the site has. */
export const spokenLanguage = z
  .string()
  .refine((code) => languageCode.test(code) && languageNames.of(code), { error: expected('like', 'de') })

export const amount = z.number().nonnegative(expected('negative'))

export const colour = z.string().regex(/^#[\da-f]{6}$/i, expected('colour'))

const isAddress = (value: string) => /^[\w.+-]+:\/\/\S+$/.test(value) && URL.canParse(value)

export const address = z
  .string()
  .refine((value) => isAddress(value) && /^https?:/i.test(value), { error: expected('address') })

/**
 * The site is at the root of a domain: addresses on its pages, in feeds and in the files of hosts begin with a slash.
 * With TLS, as its headers ask for.
 */
export const origin = z
  .string()
  .refine(isAddress, { error: expected('address'), abort: true })
  .refine((value) => /^https:/i.test(value), { error: expected('https'), abort: true })
  .refine((value) => /\.[a-z][a-z\d-]*$/i.test(new URL(value).hostname), {
    error: expected('domain'),
    abort: true,
  })
  .refine((value) => /^https:\/\/[^/?#@]+\/?$/i.test(value), { error: expected('root') })

export const email = z.email(expected('mail'))

/** CLDR names ZZ as an unknown region. */
const countryNames = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })

export const country = z
  .string()
  .refine((code) => /^(?!ZZ)[A-Z]{2}$/.test(code) && countryNames.of(code), { error: expected('country') })

export const currency = z
  .string()
  .refine((code) => Intl.supportedValuesOf('currency').includes(code), { error: expected('currency') })
