import { expect, test, vi } from 'vitest'
import type { Consent } from './consent-cookie.ts'
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
      if (text.includes('Max-Age=0;')) cookies.delete(name)
      else cookies.set(name, value)
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

test('after a withdrawal no cookie is left but the decision', () => {
  const jar = newJar()
  const store = createConsentStore(jar, false, ['page-views@a.example'])
  store.save(everything)
  expect(jar.cookie.split('; ').length).toBe(2)
  store.save(nothing)
  expect(jar.cookie).toMatch(/^cookie-consent=[^;]*$/)
})

test('who agreed is asked again where a purpose is added or goes to another server, and nobody else', () => {
  const [views, others, reports] = ['page-views@a.example', 'page-views@b.example:1', 'reports@a.example']
  const cases: [chosen: Consent, before: string[], after: string[], isAsked: boolean][] = [
    [everything, [], [views], true],
    [everything, [views], [others], true],
    [everything, [views], [views, reports], true],
    [everything, [views, reports], [reports, views], false],
    [everything, [views, reports], [views], false],
    [everything, [views], [], false],
    [consentTo(['marketing']), [], [views], false],
    [nothing, [views], [others, reports], false],
  ]
  for (const [chosen, before, after, isAsked] of cases) {
    const jar = newJar()
    createConsentStore(jar, false, before).save(chosen)
    expect([before, after, createConsentStore(jar, false, after).current()]).toEqual([
      before,
      after,
      isAsked ? undefined : chosen,
    ])
  }
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
