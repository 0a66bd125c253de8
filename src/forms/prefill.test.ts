import { expect, test } from 'vitest'
import { messages } from '../languages.ts'
import { enquiryPath, pathOf, screens } from '../pages.ts'
import { prefillFrom } from './prefill.ts'

const nothing = () => null
const subjectOf = (address: string, language: 'de' | 'en') =>
  prefillFrom(new URL(address, 'http://localhost').search, language, nothing).subject

test.each(['de', 'en'] as const)(
  'in %s the link from a page fills the subject with its label',
  (language) => {
    const path = enquiryPath(language, 'backup')
    expect(path.startsWith(`${pathOf('contact', language)}?`)).toBe(true)
    expect(subjectOf(path, language)).toBe(
      messages[language].contactForm.subject(screens.backup.label[language]),
    )
  },
)

test('a subject follows a change of the language', () => {
  const english = messages.en.contactForm.subject(screens.sitePlan.label.en)
  expect(subjectOf(enquiryPath('de', 'sitePlan'), 'en')).toBe(english)
})

test('a tariff is named, alone or with its page', () => {
  expect(subjectOf('/kontakt?tarif=professional', 'de')).toContain('Professional')
  const both = subjectOf(enquiryPath('de', 'telephony', 'business'), 'de')
  expect(both).toContain(screens.telephony.label.de)
  expect(both).toContain('Business')
})

test.each(['', '?', '?thema=', '?thema=unbekannt', '?tarif=gratis', '?thema=%E0%A4%A', '?betreff=Werbung'])(
  'an address that names nothing of the site fills nothing: %s',
  (search) => {
    expect(prefillFrom(search, 'de', () => 'Text')).toEqual({})
  },
)

test('a text waits under the topic of its page', () => {
  const store = new Map([['enquiry-lageplan', 'Text']])
  const read = (key: string) => store.get(key) ?? null
  expect(prefillFrom('?thema=lageplan', 'de', read).message).toBe('Text')
  expect(prefillFrom('?thema=backup', 'de', read).message).toBeUndefined()
})
