import { expect, test } from 'vitest'
import { messages } from '../../tests/support/copies.ts'
import { isBilingual, readers } from '../../tests/support/this-site.ts'
import { enquiryPath, pathOf, screens } from '../pages.ts'
import { prefillFrom } from './prefill.ts'

const { label } = screens.privacy
const subjectOf = (address: string, language: 'de' | 'en') =>
  prefillFrom(
    new URL(address, 'http://localhost').search,
    language,
    messages[language].enquirySubject,
    () => null,
  ).subject

test('the link from a page fills the subject with its label', () => {
  for (const [, language] of readers) {
    const path = enquiryPath(language, 'privacy')
    expect(path.startsWith(`${pathOf('contact', language)}?`)).toBe(true)
    expect(subjectOf(path, language)).toBe(messages[language].enquirySubject(label[language]))
  }
})

test.skipIf(!isBilingual)('a subject follows a change of the language', () => {
  expect(subjectOf(enquiryPath('de', 'privacy'), 'en')).toBe(messages.en.enquirySubject(label.en))
})

test('a tariff is named, alone or with its page', () => {
  expect(subjectOf('/kontakt?tarif=professional', 'de')).toContain('Professional')
  const both = subjectOf(enquiryPath('de', 'privacy', 'business'), 'de')
  expect(both).toBe(messages.de.enquirySubject(`${label.de}, Business`))
})

test('an address that names nothing of the site fills nothing', () => {
  const queries = ['', '?', '?thema=', '?thema=unbekannt', '?tarif=gratis', '?thema=%E0%A4%A', '?betreff=x']
  for (const query of queries)
    expect([query, prefillFrom(query, 'de', String, () => 'Text')]).toEqual([query, {}])
})

test('a text waits under the topic of its page', () => {
  const read = (key: string) => (key === 'enquiry-datenschutz' ? 'Text' : null)
  expect(prefillFrom('?thema=datenschutz', 'de', String, read).message).toBe('Text')
  expect(prefillFrom('?thema=impressum', 'de', String, read).message).toBeUndefined()
})
