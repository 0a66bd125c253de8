import { expect, test } from 'vitest'
import { company } from '../../src/company/company.ts'
import { articlePath } from '../../src/pages.ts'
import { siteAddress } from '../../src/site-files.ts'
import { bouncesWith } from '../../tests/support/test-functions.ts'
import { composeCopy } from './compose-letter.ts'

const letter = { slug: 'a-post', title: 'Ein <Titel> & mehr', excerpt: 'Worum es „geht“ & was nicht.' }
const id = '0123456789abcdef0123456789abcdef'
const from = { from: 'site@site.example' }
const language = 'en'
const unsubscribeUrl = `https://www.site.example/functions/newsletter/unsubscribe?token=${'x'.repeat(200)}`
const reader = { email: 'zoe@example.com', firstName: 'Zoë', language, unsubscribeUrl } as const
const article = siteAddress(articlePath(letter.slug))

test('a copy has title, excerpt and two links, which are words in HTML and addresses in the text', () => {
  const { html, text } = composeCopy(letter, from, id, reader)
  expect(text).toContain(`${letter.title}\n\n${letter.excerpt}\n\n`)
  for (const url of [article, unsubscribeUrl]) expect(text.split('\n')).toContain(url)
  expect(html).toContain('<p>Worum es „geht“ &#38; was nicht.</p>')
  const links = [...html.matchAll(/<a href="([^"]+)">([^<]+)<\/a>/g)].map(([, href, label]) => [href, label])
  expect(links.map(([href]) => href)).toEqual([article, article, unsubscribeUrl])
  for (const [, label = ''] of links) expect(label).not.toMatch(/https?:|token/)
  // The logo alone: mail programs do not show drawings.
  expect([...html.matchAll(/<img [^>]*src="([^"]+)"/g)].map(([, src]) => src)).toEqual([
    expect.stringMatching(/\.png$/),
  ])
})

test('a copy is in the language of its reader, and right in light and dark', () => {
  const { html, headers } = composeCopy(letter, from, id, reader)
  expect(html).toContain(`<html lang="${language}">`)
  expect(html).toMatch(/<div lang="\w+"><h1[^>]*><a[^>]*>Ein &#60;Titel&#62; &#38; mehr<\/a><\/h1>/)
  expect(headers?.['Content-Language']).toBe(language)
  expect(html).toContain('<meta name="color-scheme" content="light dark">')
  expect(html).not.toMatch(/[^-]color:(?!inherit)|background/)
})

test('a copy says that it is of a list, to whom, and how to leave it', () => {
  const { headers } = composeCopy(letter, from, id, reader)
  const { hostname } = new URL(company.siteUrl)
  expect(headers).toMatchObject({
    'List-Id': `<newsletter.${hostname}>`,
    'List-Unsubscribe': `<${unsubscribeUrl}>, <mailto:site@site.example?subject=unsubscribe%20${id}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    'Feedback-ID': expect.stringMatching(/^a-post:newsletter:letter:\w{5,15}$/),
    'Auto-Submitted': 'auto-generated',
    Precedence: 'bulk',
  })
})

test.each([
  ['bounces+*@site.example', `bounces+${id}@site.example`],
  ['*@bounces.site.example', `${id}@bounces.site.example`],
  ['bounces@site.example', 'bounces@site.example'],
])('with BOUNCE_ADDRESS %s reports and wishes go to %s', (address, expected) => {
  const copy = composeCopy(letter, { ...from, bounces: bouncesWith({ address }) }, id, reader)
  expect(copy).toMatchObject({ returnPath: expected, messageId: `${id}@site.example` })
  expect(copy.headers?.['List-Unsubscribe']).toContain(`<mailto:${expected}?subject=`)
})

test('without BOUNCE_ADDRESS reports go to the sender', () => {
  expect(composeCopy(letter, from, id, reader)).not.toHaveProperty('returnPath')
})
