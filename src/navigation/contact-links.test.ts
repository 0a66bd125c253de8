import { expect, test } from 'vitest'
import { mailDraft, mailLink, mapLink, phoneLink } from './contact-links.ts'

test('phone numbers, subjects and addresses are encoded as they are written', () => {
  const map = 'https://www.openstreetmap.org/search?query='
  expect(phoneLink('+352 26 12-34')).toBe('tel:+352261234')
  expect(mailLink('a@example.com')).toBe('mailto:a@example.com')
  expect(mailLink('a@example.com', 'Ü & b?\r\nBcc: x')).toBe(
    'mailto:a@example.com?subject=%C3%9C%20%26%20b%3F%0D%0ABcc%3A%20x',
  )
  expect(mapLink('Straße 1, L-1000')).toBe(`${map}Stra%C3%9Fe%201%2C%20L-1000`)
  // A lone surrogate becomes the replacement character.
  expect(mailLink('a@example.com', 'a\ud83d')).toBe('mailto:a@example.com?subject=a%EF%BF%BD')
})

/** The subject and the text of a draft, as a mail program reads them: a plus is a plus. */
function partsOf(href: string) {
  const parameters = new URLSearchParams(href.split('?')[1]?.replaceAll('+', '%2B'))
  return [parameters.get('subject'), parameters.get('body')] as const
}

test('a draft has a subject and a text, whose lines end as mails do', () => {
  expect(mailDraft('a@example.com', 'Ü & b', '1 + 1 = 2?\n#')).toEqual({
    href: 'mailto:a@example.com?subject=%C3%9C%20%26%20b&body=1%20%2B%201%20%3D%202%3F%0D%0A%23',
    isCut: false,
  })
  expect(mailDraft('a@example.com', 's', '').href).toBe('mailto:a@example.com?subject=s')
  const lines = mailDraft('a@example.com', '\ud83d', '1\n2\r\n3\r4\n\n👍\udc4d')
  expect(partsOf(lines.href)).toEqual(['\ufffd', '1\r\n2\r\n3\r\n4\r\n\r\n👍\ufffd'])
})

test('a draft is cut between characters where an address would be too long, and says so', () => {
  for (const character of ['a', 'ü', '👍', '\n']) {
    const { href, isCut } = mailDraft('a@example.com', 's', character.repeat(5000))
    const rest = partsOf(href)[1]?.replaceAll(/\r\n?/g, '\n').replaceAll(character, '')
    expect([isCut, rest, href.length > 1788, href.length <= 1800]).toEqual([true, '', true, true])
  }
})
