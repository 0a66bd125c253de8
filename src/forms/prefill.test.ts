import { expect, test } from 'vitest'
import { shell as de } from '../content/de/shell.ts'
import { shell as en } from '../content/en/shell.ts'
import { fill } from '../i18n/fill.ts'
import { languages } from '../i18n/languages.ts'
import { enquiryPath, pathOf } from '../pages.ts'
import { prefillFrom } from './prefill.ts'

const messages = { de, en }

test('the link from a page fills the subject with its label and the tariff, also in another language', () => {
  for (const language of languages) {
    const { enquirySubject, labels } = messages[language]
    const subject = (about: string) => fill(enquirySubject, { about })
    const subjectOf = (address: string) =>
      prefillFrom(new URL(address, 'http://localhost').search, messages[language], () => null).subject
    const path = enquiryPath(language, 'privacy')
    expect(path.startsWith(`${pathOf('contact', language)}?`)).toBe(true)
    const label = labels.privacy
    for (const address of [path, enquiryPath('de', 'privacy')])
      expect(subjectOf(address)).toBe(subject(label))
    expect(subjectOf(enquiryPath(language, 'privacy', 'business'))).toBe(subject(`${label}, Business`))
    expect(subjectOf('/kontakt?tarif=professional')).toBe(subject('Professional'))
  }
})

test('an address that names nothing of the site fills nothing', () => {
  const queries = ['', '?', '?thema=', '?thema=unbekannt', '?tarif=gratis', '?thema=%E0%A4%A', '?betreff=x']
  for (const query of queries)
    expect([query, prefillFrom(query, messages.de, () => 'Text')]).toEqual([query, {}])
})

test('a text waits under the topic of its page', () => {
  const read = (key: string) => (key === 'enquiry' ? 'datenschutz\nErste\nZweite' : null)
  expect(prefillFrom('?thema=datenschutz', messages.de, read).message).toBe('Erste\nZweite')
  expect(prefillFrom('?thema=impressum', messages.de, read).message).toBeUndefined()
})
