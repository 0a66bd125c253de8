import { expect, test } from 'vitest'
import { messageDraft } from './mail-form.tsx'

/** A draft as a mail program reads it: a plus is a plus. */
function draftOf(values: Record<string, string>) {
  const labels = { name: 'Name', email: 'E-Mail' }
  const { href, isCut } = messageDraft('a@example.com', values, labels, 'Anfrage')
  const query = new URL(href).search.replaceAll('+', '%2B')
  return { ...Object.fromEntries(new URLSearchParams(query)), isCut }
}

test('a draft says who writes, then what, and has a subject', () => {
  const values = { name: 'Zoë', email: '', subject: 'Frage', message: '1\n2' }
  expect(draftOf(values)).toEqual({ subject: 'Frage', body: 'Name: Zoë\r\n\r\n1\r\n2', isCut: false })
  for (const empty of [{ name: '', email: '', subject: '', message: '' }, {}])
    expect(draftOf(empty)).toEqual({ subject: 'Anfrage', isCut: false })
})
