import { expect, test } from 'vitest'
import { naughtyStrings, trimmed } from '../../tests/support/contact-form.ts'
import { messageDraft } from './message-draft.ts'

const draftOf = (values: Record<string, string>) => {
  const labels = { name: 'Name', email: 'E-Mail' }
  const { searchParams } = new URL(messageDraft('a@example.com', values, labels, 'Anfrage').href)
  return Object.fromEntries(searchParams)
}

test('a draft says who writes, then what', () => {
  const values = { name: 'Zoë', email: '', subject: 'Frage', message: '1\n2' }
  expect(draftOf(values)).toEqual({ subject: 'Frage', body: 'Name: Zoë\r\n\r\n1\r\n2' })
})

test('a draft of nothing has a subject', () => {
  expect(draftOf({ name: '', email: '', subject: '', message: '' })).toEqual({ subject: 'Anfrage' })
  expect(draftOf({})).toEqual({ subject: 'Anfrage' })
})

test('a draft carries every naughty string as it is', () => {
  for (const text of naughtyStrings) {
    const { message } = trimmed({ message: text.replaceAll(/\r\n?/g, '\n') })
    const { href, isCut } = messageDraft('a@example.com', { subject: message, message }, {}, 'Anfrage')
    // As a mail program reads it: a plus is a plus.
    const read = new URLSearchParams(new URL(href).search.replaceAll('+', '%2B'))
    if (!isCut)
      expect([read.get('subject'), read.get('body') ?? '']).toEqual([
        message || 'Anfrage',
        message.replaceAll('\n', '\r\n'),
      ])
  }
})
