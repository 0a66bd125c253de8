import { expect, test } from 'vitest'
import { messages } from '../../tests/support/copies.ts'
import { readers } from '../../tests/support/this-site.ts'
import { enquiryPath, pathOf, screens } from '../pages.ts'
import { prefillFrom } from './prefill.ts'

test('the link from a page fills the subject with its label and the tariff, also in another language', () => {
  for (const [, language] of readers) {
    const { enquirySubject } = messages[language]
    const subjectOf = (address: string) =>
      prefillFrom(new URL(address, 'http://localhost').search, language, enquirySubject, () => null).subject
    const path = enquiryPath(language, 'privacy')
    expect(path.startsWith(`${pathOf('contact', language)}?`)).toBe(true)
    const label = screens.privacy.label[language]
    for (const address of [path, enquiryPath('de', 'privacy')])
      expect(subjectOf(address)).toBe(enquirySubject(label))
    expect(subjectOf(enquiryPath(language, 'privacy', 'business'))).toBe(enquirySubject(`${label}, Business`))
    expect(subjectOf('/kontakt?tarif=professional')).toBe(enquirySubject('Professional'))
  }
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
