import { expect, test } from 'vitest'
import { render } from '../../../tests/support/remarks-on.ts'
import { keepTogether } from './no-break-spaces.ts'

/** With `~` for a no-break space. */
const rows = [
  ['innerhalb von 24 Stunden, 7 oder 30 Tage', 'innerhalb von 24~Stunden, 7 oder 30~Tage'],
  ['um 18 Uhr, ab 89 € im Monat', 'um 18~Uhr, ab 89~€ im Monat'],
  ['seit dem 17. Januar 2025, seit 2026', 'seit dem 17.~Januar~2025, seit 2026'],
  ['§ 87 Abs. 1 Nr. 6 BetrVG, §§ 3 und 4', '§~87 Abs.~1 Nr.~6 BetrVG, §§~3 und 4'],
  ['Art. 21, Artikel 32, Article 9', 'Art.~21, Artikel~32, Article~9'],
  ['z. B. oder i. d. R.', 'z.~B.~oder i.~d.~R.'],
  ['Microsoft 365, ISO 27001', 'Microsoft~365, ISO~27001'],
  ['bis zu 24\nStunden', 'bis zu 24~Stunden'],
] as const

test.each(rows)('no line ends within %j', (text, kept) => {
  expect(keepTogether(text).replaceAll('\u00a0', '~')).toBe(kept)
})

test.each(['Seite für Seite', '3 Kopien', 'Tag 1 bis 30', 'Start. In 5', '24 Tagungen'])(
  'a line may end at every blank of %j',
  (text) => {
    expect(keepTogether(text)).toBe(text)
  },
)

test('an article has them in paragraphs, headings, lists and tables, and not in code', () => {
  const { body } = render(
    '## Nach 24 Stunden\n\n- **z. B.** 2 %\n\n| 7 Tage |\n| --- |\n| 4 Wochen |\n\n`sleep 5 s; 24 Stunden`',
  )
  const text = String(body).replaceAll('\u00a0', '~')
  for (const kept of ['24~Stunden</', 'z.~B.', '2~%', '7~Tage', '4~Wochen', 'sleep 5 s; 24 Stunden'])
    expect(text).toContain(kept)
})
