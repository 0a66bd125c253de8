import { z } from 'zod'
import type { Text } from '../countries.ts'

/** What facts of all kinds are made of. */

export const text = z.string().min(1)

/** A text in each language of the site. */
export const textsIn = (languages: readonly string[]) =>
  z
    .record(z.string().regex(languageCode), text)
    .refine((given) => languages.every((language) => given[language]), {
      error: `expected a text for each of ${languages.join(', ')}`,
    }) as unknown as z.ZodType<Text>

export const languageCode = /^[a-z]{2}$/

export const amount = z.number().nonnegative()

export const colour = z.string().regex(/^#[\da-f]{6}$/i, 'expected a colour such as #0b5cad')

export const address = z.url({
  protocol: /^https?$/,
  error: 'expected an address such as https://www.example.com',
})

/** Addresses on the pages, in feeds and in the files of hosts begin with a slash. */
export const origin = address.refine(
  (value) => !URL.canParse(value) || /^https?:\/\/[^/?#]+\/?$/.test(value),
  {
    error: 'expected an address without a path, since the site must be at the root of its host',
  },
)

export const email = z.email('expected an address such as info@example.com')

export const country = z.string().regex(/^[A-Z]{2}$/, 'expected the code of a country, such as LU')
