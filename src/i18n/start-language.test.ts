import { afterEach, expect, test, vi } from 'vitest'
import { keepLanguage, readTab, startLanguage, visitLanguage, writeTab } from './start-language.ts'

afterEach(() => vi.unstubAllGlobals())

test('the choice of the tab decides, then the language of the browser', () => {
  const odd = ['constructor', '__proto__', 'EN', 'en ', '', 'null', '[]', '<script>']
  const withoutChoice = ['en', 'EN-us', 'de-LU', 'fr-FR', '', undefined].map((it) =>
    startLanguage([null], it),
  )
  expect(withoutChoice).toEqual(['en', 'en', 'de', 'de', 'de', 'de'])
  expect([startLanguage(['de'], 'en-GB'), startLanguage(['en', 'de'], 'de-DE')]).toEqual(['de', 'en'])
  expect(startLanguage([null, 'en'], 'de-DE')).toBe('en')
  expect(startLanguage(['fr'], 'en-GB')).toBe('en')
  expect(odd.filter((chosen) => startLanguage([chosen, chosen], 'de-DE') !== 'de')).toEqual([])
})

test('search engines and programs that make previews see the language of the address', () => {
  const robots = [
    'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; bingbot/2.0) Chrome/116.0 Safari/537.36',
    'Mozilla/5.0 (Macintosh) Version/17.4 Safari/605.1.15 (Applebot/0.1; +http://www.apple.com/go/applebot)',
    'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
    ...['LinkedInBot/1.0', 'WhatsApp/2.24 A', 'Mozilla/5.0 (compatible; Google-InspectionTool/1.0)'],
    ...[
      'TelegramBot (like TwitterBot)',
      'Mozilla/5.0 (compatible; Baiduspider-render/2.0)',
      'DuckDuckBot/1.1',
    ],
  ]
  const people = [
    'Mozilla/5.0 (Linux; Android 13; CUBOT P80) Chrome/120.0',
    'Mozilla/5.0 (X11) Firefox/140.0',
    '',
  ]
  const seen = (userAgent: string) => {
    vi.stubGlobal('navigator', { userAgent, language: 'en-US' })
    vi.stubGlobal('window', {})
    return visitLanguage('de')
  }
  expect(robots.filter((robot) => seen(robot) !== 'de')).toEqual([])
  expect(people.map(seen)).toEqual(people.map(() => 'en'))
})

test('a browser that refuses the storage of the tab, or has none, has no choice', () => {
  const refuse = () => {
    throw new DOMException('refused', 'SecurityError')
  }
  for (const window of [Object.defineProperty({}, 'sessionStorage', { get: refuse }), {}]) {
    vi.stubGlobal('window', window)
    writeTab('language', 'en')
    expect(readTab('language')).toBeNull()
  }
})

test('a choice holds in a new tab, by a cookie of the session, also where the storage is refused', () => {
  vi.stubGlobal('navigator', { userAgent: '', language: 'de-DE' })
  vi.stubGlobal('window', {})
  vi.stubGlobal('document', { cookie: 'a=language=de; b=1' })
  expect(visitLanguage('de')).toBe('de')
  keepLanguage('en')
  expect(document.cookie).not.toMatch(/expires|max-age/i)
  expect(visitLanguage('de')).toBe('en')
})
