import { expect, test } from 'vitest'
import { messages } from '../../tests/support/copies.ts'
import { isBilingual, readers } from '../../tests/support/this-site.ts'
import { enquiryPath, pathOf, screens } from '../pages.ts'
import { prefillFrom } from './prefill.ts'

const nothing = () => null
const subjectOf = (address: string, language: 'de' | 'en') =>
  prefillFrom(
    new URL(address, 'http://localhost').search,
    language,
    messages[language].enquirySubject,
    nothing,
  ).subject

test.each(readers)('in %s (%s) the link from a page fills the subject with its label', (_, language) => {
  const path = enquiryPath(language, 'privacy')
  expect(path.startsWith(`${pathOf('contact', language)}?`)).toBe(true)
  expect(subjectOf(path, language)).toBe(messages[language].enquirySubject(screens.privacy.label[language]))
})

test.skipIf(!isBilingual)('a subject follows a change of the language', () => {
  const english = messages.en.enquirySubject(screens.privacy.label.en)
  expect(subjectOf(enquiryPath('de', 'privacy'), 'en')).toBe(english)
})

test('a tariff is named, alone or with its page', () => {
  expect(subjectOf('/kontakt?tarif=professional', 'de')).toContain('Professional')
  const both = subjectOf(enquiryPath('de', 'privacy', 'business'), 'de')
  expect(both).toContain(screens.privacy.label.de)
  expect(both).toContain('Business')
})

test.each(['', '?', '?thema=', '?thema=unbekannt', '?tarif=gratis', '?thema=%E0%A4%A', '?betreff=Werbung'])(
  'an address that names nothing of the site fills nothing: %s',
  (search) => {
    expect(prefillFrom(search, 'de', String, () => 'Text')).toEqual({})
  },
)

test('a text waits under the topic of its page', () => {
  const store = new Map([['enquiry-datenschutz', 'Text']])
  const read = (key: string) => store.get(key) ?? null
  expect(prefillFrom('?thema=datenschutz', 'de', String, read).message).toBe('Text')
  expect(prefillFrom('?thema=impressum', 'de', String, read).message).toBeUndefined()
})
