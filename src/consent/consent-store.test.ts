import { describe, expect, test } from 'vitest'
import { parseConsent } from './consent-cookie.ts'
import { type CookieJar, consentTo, createConsentStore } from './consent-store.ts'

const everything = consentTo(['analytics', 'marketing'])
const nothing = consentTo([])

/** Stores the last cookie that was written, as `document.cookie` would for one name. */
function jarOf(text = ''): CookieJar & { written: string[] } {
  const written: string[] = []
  return {
    written,
    get cookie() {
      return text
    },
    set cookie(value) {
      written.push(value)
      text = value.split(';')[0] ?? ''
    },
  }
}

const refusing: CookieJar = {
  get cookie(): string {
    throw new Error('refused')
  },
  set cookie(_: string) {
    throw new Error('refused')
  },
}

/** Records what happened. */
function recorder() {
  const events: string[] = []
  const start = () => {
    events.push('start')
    return () => {
      events.push('stop')
    }
  }
  return { events, start }
}

describe('the visitor’s consent', () => {
  test('is none at first, and then what was decided, stored', () => {
    const jar = jarOf()
    const store = createConsentStore(jar, false)
    expect(store.current()).toBeUndefined()
    store.save(everything)
    expect(store.current()).toEqual(everything)
    expect(parseConsent(jar.cookie)).toEqual(everything)
    expect(createConsentStore(jar, false).current()).toEqual(everything)
  })

  test('calls its listeners until they unsubscribe', () => {
    const store = createConsentStore(jarOf(), false)
    let calls = 0
    const leave = store.subscribe(() => {
      calls += 1
    })
    store.save(nothing)
    leave()
    store.save(everything)
    expect(calls).toBe(1)
  })

  test('holds where cookies are refused', () => {
    const store = createConsentStore(refusing, false)
    expect(store.current()).toBeUndefined()
    store.save(everything)
    expect(store.current()).toEqual(everything)
    store.refresh()
    expect(store.current()).toEqual(everything)
  })

  test('follows what another tab has stored', () => {
    const jar = jarOf()
    const store = createConsentStore(jar, false)
    const { events, start } = recorder()
    store.onConsent('analytics', start)
    store.save(everything)
    createConsentStore(jar, false).save(nothing)
    store.refresh()
    expect(store.current()).toEqual(nothing)
    expect(events).toEqual(['start', 'stop'])
  })
})

describe('what needs consent', () => {
  test('starts at once where it was given before', () => {
    const jar = jarOf()
    createConsentStore(jar, false).save(everything)
    const { events, start } = recorder()
    createConsentStore(jar, false).onConsent('marketing', start)
    expect(events).toEqual(['start'])
  })

  test('starts when it is given, stops when it is withdrawn, and starts again', () => {
    const store = createConsentStore(jarOf(), false)
    const { events, start } = recorder()
    store.onConsent('analytics', start)
    expect(events).toEqual([])
    store.save(consentTo(['marketing']))
    expect(events).toEqual([])
    store.save(consentTo(['analytics']))
    store.save(everything)
    expect(events).toEqual(['start'])
    store.save(nothing)
    store.save(nothing)
    store.save(everything)
    expect(events).toEqual(['start', 'stop', 'start'])
  })

  test('stops when it is given up, for good', () => {
    const store = createConsentStore(jarOf(), false)
    const { events, start } = recorder()
    const giveUp = store.onConsent('analytics', start)
    store.save(everything)
    giveUp()
    store.save(nothing)
    store.save(everything)
    expect(events).toEqual(['start', 'stop'])
  })
})
