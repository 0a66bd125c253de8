import { expect, test } from 'vitest'
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
