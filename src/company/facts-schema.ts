import { z } from 'zod'
import { answers } from './schema/answers.ts'
import { brand } from './schema/brand.ts'
import { companySchema } from './schema/company.ts'
import { expected } from './schema/expectations.ts'
import { amount, languageCode } from './schema/parts.ts'
import { people } from './schema/people.ts'

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
      company: companySchema(home, languages).describe(
        'All facts about the company. What may be null is optional: without it, its sentences disappear.',
      ),
      people: people(languages).describe(
        'Who works for the company, on the pages about it and on the contact page. With an empty list there is no trace of it.',
      ),
      answers: answers(languages).describe(
        'Answers to questions of customers, in full sentences. Without an answer the question is not on the page of the managed services.',
      ),
      brand: brand.describe('How the site looks, with src/brand/logo.svg. Everything else follows from it.'),
      languages: z
        .array(z.string().regex(languageCode, expected('language')))
        .min(1, expected('text'))
        .describe(
          'The first is the default and the fallback, and shares its addresses with the second; further ones have addresses below their code.',
        ),
      disabledPages: z.array(z.enum(pages)).describe('Pages that the site goes without.'),
      reportsEndpoint: z
        .string()
        .regex(/^(https?:\/\/|\/)/, expected('path'))
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
export type Answers = Facts['answers']
export type Brand = Facts['brand']
