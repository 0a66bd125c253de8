import { expect, test } from 'vitest'
import { message, testFunctionsForEach } from '../tests/support/test-functions.ts'
import { cleanLine, cleanText } from './forms.ts'

const site = testFunctionsForEach()

type Rows = readonly (readonly [typed: string, read: string])[]

const inText: Rows = [
  ['Angebot bitte.\u2028Danke', 'Angebot bitte.\nDanke'],
  ['a\r\nb\rc\u0085d\u2029e\ff\u000bg', 'a\nb\nc\nd\ne\nf\ng'],
  ['\ufeffGuten\ufeff Tag\u0000\u001b\u200b', 'Guten Tag'],
  ['Daten\u00adschutz\u2060erklärung', 'Datenschutzerklärung'],
  ['links \u202eabc\u202c, \u2067d\u2069', 'links abc, d'],
  ['a\tb', 'a\tb'],
  // Joiners and selectors change what people see.
  ['👩‍🚀 ❤️‍🔥 می‌خواهم', '👩‍🚀 ❤️‍🔥 می‌خواهم'],
]

const inLine: Rows = [
  ['\u202a+352 691 000 111\u202c', '+352 691 000 111'],
  ['Zoë\r\nBcc: b@example.com', 'Zoë Bcc: b@example.com'],
  ['a\tb\u2029 c', 'a b c'],
]

test('a text is read as people see it, and a line has no line ends', () => {
  expect(inText.map(([typed]) => [typed, cleanText(typed)])).toEqual(inText)
  expect(inLine.map(([typed]) => [typed, cleanLine(typed)])).toEqual(inLine)
})

test('nothing that is typed becomes a header, a statement or markup', async () => {
  const texts = [
    ...['\r\nBcc: b@example.com', '\nSubject: x', '=?utf-8?Q?=0ABcc=3A?=', '\u2028Bcc: b'],
    ...["'; drop table mails; --", '" or ""="', '<script>alert(1)</script>', '{{x}} %0ABcc: b'],
  ]
  for (const [index, text] of texts.entries()) {
    site.state.ip = `192.0.${index}.1`
    const fields = { firstName: `a${text}`, company: `a${text}`, subject: `a${text}`, message: text }
    expect((await site.send({ ...message, ...fields })).status).toBe(200)
  }
  await site.settle()
  expect(site.mails.length).toBe(texts.length)
  for (const { subject, replyTo, to, headers, html } of site.mails) {
    expect(`${subject}${replyTo?.name}`).not.toMatch(/[\r\n\u2028]|=\?/)
    expect([to, Object.keys(headers ?? {}), html]).toEqual([
      'office@site.example',
      [],
      expect.not.stringContaining('<script'),
    ])
  }
})
