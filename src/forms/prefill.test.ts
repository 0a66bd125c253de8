import { expect, test, vi } from 'vitest'
import { shell as de } from '../content/de/shell.ts'
import { shell as en } from '../content/en/shell.ts'
import { fill } from '../site/fill.ts'
import { languages } from '../site/languages.ts'
import { enquiryPath, pathOf, topicOf } from '../site/pages.ts'
import { prefillFrom, removeEnquiry, storeEnquiry } from './prefill.ts'

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

test('an enquiry takes its own text out of a message, and what a visitor has added stays', () => {
  const stored = new Map<string, string>()
  const sessionStorage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
    removeItem: (key: string) => stored.delete(key),
  }
  vi.stubGlobal('window', { sessionStorage })
  const draft = () => Object.fromEntries(new URLSearchParams(stored.get('message-full')))
  const type = (message: string) =>
    stored.set('message-full', String(new URLSearchParams({ name: 'Zoë', message })))
  const topic = topicOf('privacy', 'de')
  storeEnquiry('de', 'privacy', 'Erste\n\nZweite')
  type(`Guten Tag,\n\nErste\n\nZweite\n\n${topic}\nVielen Dank`)
  storeEnquiry('de', 'legalNotice', 'Dritte')
  const added = `Guten Tag,\n\n\n\n${topic}\nVielen Dank`
  expect(draft()).toEqual({ name: 'Zoë', message: `Dritte\n\n${added}` })
  removeEnquiry()
  expect([draft().message, stored.has('enquiry')]).toEqual([added, false])
  // Without an enquiry nothing is taken out.
  removeEnquiry()
  expect(draft().message).toBe(added)
  vi.unstubAllGlobals()
})
