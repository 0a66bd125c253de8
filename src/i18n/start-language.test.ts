import { afterEach, expect, test, vi } from 'vitest'
import { keepLanguage, visitLanguage } from './start-language.ts'

afterEach(() => vi.unstubAllGlobals())

const languageIn = (cookie: string, language: string | undefined, userAgent = '') => {
  vi.stubGlobal('navigator', { userAgent, language })
  vi.stubGlobal('document', { cookie })
  return visitLanguage('de')
}

test('the choice of the visitor decides, then the language of the browser', () => {
  const asked = ['en', 'EN-us', 'de-LU', 'fr-FR', '', undefined]
  const without = ['en', 'en', 'de', 'de', 'de', 'de']
  expect(asked.map((language) => languageIn('', language))).toEqual(without)
  expect([languageIn('language=de', 'en-GB'), languageIn('a=b; language=en', 'de-DE')]).toEqual(['de', 'en'])
  expect(languageIn('language=fr', 'en-GB')).toBe('en')
  const odd = ['constructor', '__proto__', 'EN', '', 'null', '[]', '<script>']
  expect(odd.filter((chosen) => languageIn(`language=${chosen}`, 'de-DE') !== 'de')).toEqual([])
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
  const seen = (userAgent: string) => languageIn('', 'en-US', userAgent)
  expect(robots.filter((robot) => seen(robot) !== 'de')).toEqual([])
  expect(people.map(seen)).toEqual(people.map(() => 'en'))
})

test('a choice holds for the session, not longer', () => {
  expect(languageIn('a=language=de; b=1', 'de-DE')).toBe('de')
  keepLanguage('en')
  expect(document.cookie).not.toMatch(/expires|max-age/i)
  expect(visitLanguage('de')).toBe('en')
})
