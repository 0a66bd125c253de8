import { expect, test, vi } from 'vitest'
import { type CookieJar, consentTo, createConsentStore } from './consent-store.ts'

const everything = consentTo(['analytics', 'marketing'])
const nothing = consentTo([])

/** Stores cookies by their names, as `document.cookie` does. `written` has each with its attributes. */
function newJar(): CookieJar & { written: string[] } {
  const cookies = new Map<string, string>()
  const written: string[] = []
  return {
    written,
    get cookie() {
      return [...cookies].map((parts) => parts.join('=')).join('; ')
    },
    set cookie(text) {
      written.push(text)
      const [, name = '', value = ''] = /^(.*?)=(.*?);/.exec(text) ?? []
      cookies.set(name, value)
    },
  }
}

const refuse = (): never => {
  throw new Error('refused')
}
const refusing: CookieJar = Object.defineProperty(newJar(), 'cookie', { get: refuse, set: refuse })

const storeOf = (jar: CookieJar = newJar()) => createConsentStore(jar, false)

test('the consent is none at first, then what was decided, also on the next page, and listeners hear of it', () => {
  const jar = newJar()
  const store = storeOf(jar)
  const listener = vi.fn()
  const leave = store.subscribe(listener)
  expect(store.current()).toBeUndefined()
  store.save(everything)
  expect([store.current(), storeOf(jar).current()]).toEqual([everything, everything])
  leave()
  store.save(nothing)
  expect(listener).toHaveBeenCalledTimes(1)
})

test('a visit stores nothing, so that a consent ends 365 days after the choice', () => {
  const jar = newJar()
  storeOf(jar)
  storeOf(jar).save(nothing)
  storeOf(jar).refresh()
  expect(jar.written.length).toBe(1)
})

test('the consent holds where cookies are refused', () => {
  const store = storeOf(refusing)
  expect(store.current()).toBeUndefined()
  store.save(everything)
  store.refresh()
  expect(store.current()).toEqual(everything)
})

test('the consent follows what another tab has stored', () => {
  const jar = newJar()
  const store = storeOf(jar)
  store.save(everything)
  storeOf(jar).save(nothing)
  store.refresh()
  expect(store.current()).toEqual(nothing)
})
