import { expect, test } from 'vitest'
import { keepTextsTogether } from './no-break-copy.ts'

/** With `~` for a no-break space, and `#` for the dollar sign of a template. */
test.each([
  ["'in 2 Wochen'", "'in 2~Wochen'"],
  [
    '`§ #{a}: #{b ? `#{c} Stunden, z. B.` : ` #{d} %`} € im Jahr`',
    '`§~#{a}: #{b ? `#{c}~Stunden, z.~B.` : ` #{d}~%`}~€ im Jahr`',
  ],
  ["'Microsoft\\u00a0365, „ä“, 24 Stunden'", "'Microsoft\\u00a0365, „ä“, 24~Stunden'"],
  ['5 % m // 24 Stunden', '5 % m // 24 Stunden'],
])('the copy %s', (source, kept) => {
  const code = (text: string) => `export const text: string = ${text.replaceAll('#{', '${')}\n`
  expect(keepTextsTogether(code(source), 'home.ts').replaceAll('\u00a0', '~')).toBe(code(kept))
})
