import { expect, test, vi } from 'vitest'
import type { Consent } from './consent-cookie.ts'
import { type CookieJar, consentTo, createConsentStore, startLater } from './consent-store.ts'

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

/** Something that needs consent, and how often it was started and stopped. */
function recorder() {
  const stop = vi.fn()
  const start = vi.fn(() => stop)
  return { start, calls: () => [start.mock.calls.length, stop.mock.calls.length] }
}

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
  const { start, calls } = recorder()
  store.onConsent('analytics', start)
  store.save(everything)
  storeOf(jar).save(nothing)
  store.refresh()
  expect([store.current(), calls()]).toEqual([nothing, [1, 1]])
})

test('what needs consent starts when it is given, stops when it is withdrawn or given up, and starts again', () => {
  const jar = newJar()
  const store = storeOf(jar)
  const { start, calls } = recorder()
  const giveUp = store.onConsent('analytics', start)
  store.save(consentTo(['marketing']))
  expect(calls()).toEqual([0, 0])
  for (const consent of [consentTo(['analytics']), everything]) store.save(consent)
  expect(calls()).toEqual([1, 0])
  for (const consent of [nothing, nothing, everything]) store.save(consent)
  expect(calls()).toEqual([2, 1])
  const later = recorder()
  storeOf(jar).onConsent('marketing', later.start)
  expect(later.calls()).toEqual([1, 0])
  giveUp()
  for (const consent of [nothing, everything]) store.save(consent)
  expect(calls()).toEqual([2, 2])
})

test('code that is loaded after a withdrawal never starts, and what has started stops', async () => {
  const { start, calls } = recorder()
  const store = storeOf()
  store.onConsent(
    'analytics',
    startLater(async () => start),
  )
  store.save(everything)
  store.save(nothing)
  await new Promise(setImmediate)
  expect(calls()).toEqual([0, 0])
  store.save(everything)
  await new Promise(setImmediate)
  store.save(nothing)
  expect(calls()).toEqual([1, 1])
  const failing = startLater(() => Promise.reject(new Error('offline')))
  store.onConsent('analytics', failing)
  store.save(everything)
})
