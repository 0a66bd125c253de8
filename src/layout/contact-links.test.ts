import { describe, expect, test } from 'vitest'
import { mailDraft, mailLink, mapLink, phoneLink } from './contact-links.ts'

test('a phone number is dialled without its spaces', () => {
  expect(phoneLink('+352 26 12-34')).toBe('tel:+352261234')
})

test('a subject cannot add anything to a mail', () => {
  expect(mailLink('a@example.com', 'Ü & b?\r\nBcc: x')).toBe(
    'mailto:a@example.com?subject=%C3%9C%20%26%20b%3F%0D%0ABcc%3A%20x',
  )
  expect(mailLink('a@example.com')).toBe('mailto:a@example.com')
})

test('an address is searched as it is written', () => {
  expect(mapLink('Straße 1, L-1000')).toBe(
    'https://www.openstreetmap.org/search?query=Stra%C3%9Fe%201%2C%20L-1000',
  )
})

test('a lone surrogate becomes the replacement character', () => {
  expect(mailLink('a@example.com', 'a\ud83d')).toBe('mailto:a@example.com?subject=a%EF%BF%BD')
  expect(mapLink('\udd12b')).toContain('query=%EF%BF%BDb')
})

describe('a draft', () => {
  const partsOf = (href: string) => {
    const parameters = new URLSearchParams(href.split('?')[1]?.replaceAll('+', '%2B'))
    return [parameters.get('subject'), parameters.get('body')]
  }

  test('has a subject and a text', () => {
    expect(mailDraft('a@example.com', 'Ü & b', '1 + 1 = 2?\n#')).toEqual({
      href: 'mailto:a@example.com?subject=%C3%9C%20%26%20b&body=1%20%2B%201%20%3D%202%3F%0D%0A%23',
      isCut: false,
    })
  })

  test('needs no text', () => {
    expect(mailDraft('a@example.com', 's', '').href).toBe('mailto:a@example.com?subject=s')
  })

  test('ends every line as mails do', () => {
    const { href } = mailDraft('a@example.com', '', '1\n2\r\n3\r4\n\n5')
    expect(partsOf(href)[1]).toBe('1\r\n2\r\n3\r\n4\r\n\r\n5')
  })

  test('keeps whole characters and replaces lone surrogates', () => {
    const { href } = mailDraft('a@example.com', '\ud83d', '👍\udc4d')
    expect(partsOf(href)).toEqual(['\ufffd', '👍\ufffd'])
  })

  test.each([
    ['letters', 'a'],
    ['umlauts', 'ü'],
    ['characters of two halves', '👍'],
    ['lines', '\n'],
  ])('of many %s is cut where an address would be too long, and says so', (_, character) => {
    const { href, isCut } = mailDraft('a@example.com', 's', character.repeat(5000))
    expect(isCut).toBe(true)
    expect(href.length).toBeLessThanOrEqual(1800)
    expect(href.length).toBeGreaterThan(1788)
    expect(partsOf(href)[1]?.replaceAll('\r\n', '\n').replaceAll(character, '')).toBe('')
  })

  test('with a long subject still has room for its text', () => {
    const { href, isCut } = mailDraft('a@example.com', 's'.repeat(9000), 'x'.repeat(9000))
    expect(isCut).toBe(true)
    expect(href.length).toBe(1800)
    expect(partsOf(href).map((part) => part?.length)).toEqual([400, 1365])
  })
})
