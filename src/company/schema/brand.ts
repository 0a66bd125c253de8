import { z } from 'zod'
import { colour, text } from './parts.ts'

export const brand = z.strictObject({
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
    'On phones for headings alone. A variable font of Fontsource: npm install --save-dev @fontsource-variable/archivo',
  ),
  logoHasName: z
    .boolean()
    .optional()
    .describe(
      'Whether the logo shows the name, which is then not printed beside it. Left out: a logo more than 2.5 times as wide as high does.',
    ),
  fortresses: z
    .boolean()
    .describe(
      'Whether pages show drawings of fortresses and surveys; false keeps networks, backups and scales.',
    ),
})
