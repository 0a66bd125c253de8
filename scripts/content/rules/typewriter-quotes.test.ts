import { expect, test } from 'vitest'
import { remarksOn } from '../../../tests/support/remarks-on.ts'
import { textMessages } from '../messages.ts'

const remarks = (body: string, fields?: Record<string, string>) =>
  remarksOn('typewriter-quotes', body, fields)
const double = textMessages.quotes
const single = textMessages.singleQuotes
const apostrophe = textMessages.apostrophe

test('each quotation mark of a typewriter is told with its place', () => {
  expect(remarks('Das "Netz" hält.')).toEqual([`15:5 ["] ${double}`, `15:10 ["] ${double}`])
  expect(remarks("Das 'Netz' hält.")).toEqual([`15:5 ['] ${single}`, `15:10 ['] ${single}`])
  expect(remarks("Wie geht's?")).toEqual([`15:9 ['] ${apostrophe}`])
})

test('those of print are right', () => {
  expect(remarks('Das „Netz“ hält, ‚wirklich‘, wie geht’s? «Oui» “Yes”')).toEqual([])
})

test('code, addresses, titles of links and raw HTML are left alone', () => {
  expect(remarks('`"a"`\n\n```\n"b" it\'s\n```\n\n    "c"\n\n<b title="d">')).toEqual([])
  expect(remarks('[a](/x "Titel") <https://example.org/?q="> ![b](/y \'Titel\')')).toEqual([])
})

test('inches, minutes and seconds after a number stay', () => {
  expect(remarks('Ein 12" Monitor, 24", bei 49°37\' und 6°08\'12".')).toEqual([])
})

test('a quotation that ends with a number is no inch', () => {
  expect(remarks('Das heißt "Windows 11" dort.')).toHaveLength(2)
  expect(remarks('Das heißt "**Windows** 11" dort.')).toHaveLength(2)
})

test('headings, lists, quotations, cells and footnotes count, marks around a quotation do not hinder', () => {
  const body =
    '## "a"\n\n- **"b"**\n\n> *"c"*\n\n| "d" |\n| --- |\n| "e" |\n\nf[^1]\n\n[^1]: "g"\n\n[„h" i](/x)\n'
  expect(remarks(body)).toHaveLength(13)
})

test('title and excerpt count, not the quotation marks that YAML wants', () => {
  expect(remarks('Text.', { title: '"Gut"', excerpt: "'Gut'" })).toEqual([])
  expect(remarks('Text.', { title: '"Der \\"beste\\" Plan"' })).toHaveLength(2)
  expect(remarks('Text.', { title: "'Wie geht''s?'" })).toEqual([`4:17 [''] ${apostrophe}`])
  expect(remarks('Text.', { excerpt: 'Der "beste" Plan' })).toEqual([
    `5:14 ["] ${double}`,
    `5:20 ["] ${double}`,
  ])
})
