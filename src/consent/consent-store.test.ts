import { expect, test, vi } from 'vitest'
import { type CookieJar, consentTo, createConsentStore } from './consent-store.ts'

const everything = consentTo(['analytics', 'marketing'])
const nothing = consentTo([])

/** Stores the last cookie that was written, as `document.cookie` would for one name. */
function newJar(text = ''): CookieJar {
  return {
    get cookie() {
      return text
    },
    set cookie(value) {
      text = value.split(';')[0] ?? ''
    },
  }
}

const refuse = (): never => {
  throw new Error('refused')
}
const refusing: CookieJar = Object.defineProperty(newJar(), 'cookie', { get: refuse, set: refuse })

const storeOf = (jar = newJar()) => createConsentStore(jar, false)

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
