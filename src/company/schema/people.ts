import { z } from 'zod'
import { email, spokenLanguage, text, textsIn } from './parts.ts'

const percent = z.number().min(0).max(100)

/** The people whom pages name. They are beside the company: no page but theirs loads them. */
export const people = (languages: readonly string[]) =>
  z.array(
    z.strictObject({
      name: text,
      role: textsIn(languages).describe('What somebody does, in each language of the site.'),
      picture: text
        .optional()
        .describe('A file in src/pictures, such as anna.jpg. Pages crop it to a square.'),
      focus: z
        .tuple([percent, percent])
        .optional()
        .describe('What stays in view of the picture, in percent from the left and from the top: [50, 25].'),
      languages: z
        .array(spokenLanguage)
        .optional()
        .describe('What somebody speaks, as codes: ["de", "fr", "lb"].'),
      phone: text.optional(),
      email: email.optional(),
    }),
  )
