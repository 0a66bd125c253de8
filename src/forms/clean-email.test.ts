import { expect, test } from 'vitest'
import { cleanEmail } from './clean-email.ts'

const anna = 'anna@firma.example'

const writings = [
  ...['anna@firma.example\u200b', '\u202aanna@firma.example\u202c', 'an\u00adna@firma.example'],
  ...['anna＠firma．example', 'anna@firma.example.', '<anna@firma.example>;', '„anna@firma.example“'],
  ...['mailto:anna@firma.example', 'MAILTO:anna@firma.example?subject=x', 'anna @firma.example\r\n'],
]

test('an address is read in its usual form', () => {
  expect(writings.filter((text) => cleanEmail(text) !== anna)).toEqual([])
})

test('what may have another meaning stays as it is', () => {
  const texts = ['', 'a..b@firma.example', 'anna maria@firma.example', 'a@b.example, c@d.example']
  expect(texts.map(cleanEmail)).toEqual(texts)
})
