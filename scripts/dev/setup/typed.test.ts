import { homedir } from 'node:os'
import { formatHex } from 'culori'
import { expect, test } from 'vitest'
import {
  onRequest,
  parseAmount,
  parseColour,
  parseList,
  parseRange,
  tidyAddress,
  tidyPath,
  tidyPhone,
  tidyVatNumber,
} from './typed.ts'

test('telephone numbers have the country code and single blanks', () => {
  const numbers = [
    ['0228 / 12 34 56', 'DE', '+49 228 12 34 56'],
    ['0049 (0)228-123456', 'DE', '+49 228 123456'],
    ['+49 (0) 228 123456', 'DE', '+49 228 123456'],
    ['26 12 34 56', 'LU', '+352 26 12 34 56'],
    ['00352 26.12.34.56', 'LU', '+352 26 12 34 56'],
    ['+353 1 555 0123', 'IE', '+353 1 555 0123'],
  ]
  expect(numbers.map(([typed = '', country]) => tidyPhone(typed, country))).toEqual(
    numbers.map(([, , tidy]) => tidy),
  )
})

test('numbers and addresses are tidied as they are copied', () => {
  expect(['de 123 456 788', 'LU 1234.5613', 'IE0000000XX'].map(tidyVatNumber)).toEqual([
    'DE123456788',
    'LU12345613',
    'IE0000000XX',
  ])
  const addresses = ['www.bitfuge.example', 'https://www.bitfuge.example/', 'HTTP://www.bitfuge.example']
  expect(new Set(addresses.map(tidyAddress))).toEqual(new Set(['https://www.bitfuge.example']))
})

test('a path is found as terminals and file managers give it', () => {
  const paths = [
    ["'/home/a b/logo.svg'", '/home/a b/logo.svg'],
    ['"/home/a b/logo.svg" ', '/home/a b/logo.svg'],
    ['/home/a\\ b/lo\\(go\\).svg', '/home/a b/lo(go).svg'],
    ['file:///home/a%20b/logo.svg', '/home/a b/logo.svg'],
    ['~/logo.svg', `${homedir()}/logo.svg`],
    ['logo.svg', '/answers/logo.svg'],
  ]
  expect(paths.map(([typed = '']) => tidyPath(typed, '/answers', 'linux'))).toEqual(
    paths.map(([, path]) => path),
  )
})

test('amounts have cents, or are on request', () => {
  const amounts = {
    '89': 89,
    '89,50 €': 89.5,
    '€89.50': 89.5,
    '1.250': 1250,
    '1,250.00': 1250,
    '89,-': 89,
    'ab 89 EUR pro Arbeitsplatz': 89,
    'from €89.50/month': 89.5,
    'auf Anfrage': onRequest,
    'on request': onRequest,
    '–': null,
    '': null,
  }
  expect(Object.fromEntries(Object.keys(amounts).map((typed) => [typed, parseAmount(typed)]))).toEqual(
    Object.fromEntries(Object.entries(amounts).map(([typed, value]) => [typed, { value }])),
  )
  for (const typed of ['89 bis 99', 'viel', '-5']) expect(parseAmount(typed)).toEqual({})
})

test('ranges, lists and colours', () => {
  for (const typed of ['2-4', '2 bis 4', '2–4 weeks'])
    expect(parseRange(typed)).toEqual({ value: { from: 2, to: 4 } })
  for (const typed of ['4-2', '4', 'bald']) expect(parseRange(typed)).toEqual({})
  expect(parseList('Erika Mustermann, Max Mustermann;')).toEqual({
    value: ['Erika Mustermann', 'Max Mustermann'],
  })
  for (const typed of ['#05A', '0055aa', '#0055AA', 'rgb(0, 85, 170)']) {
    expect(parseColour(typed)).toEqual({ value: '#0055aa' })
  }
  expect(parseColour('Dark Green')).toEqual({ value: '#006400' })
  for (const typed of ['blauweiß', '#12', 'x', 'hell']) expect(parseColour(typed)).toEqual({})
})

test('colours have German and French names, too', () => {
  const names = {
    ...{
      Blau: 'blue',
      grün: 'green',
      weiss: 'white',
      anthrazit: '#383e42',
      gris: 'gray',
      'bleu marine': 'navy',
    },
    ...{
      dunkelblau: 'darkblue',
      'Dunkel-Grün': 'darkgreen',
      'bleu foncé': 'darkblue',
      'vert clair': 'lightgreen',
    },
    ...{ Dunkelgrau: 'dimgray', 'gris foncé': 'dimgray' },
    // Without a name of its own it is the plain one.
    ...{ dunkelbraun: 'brown', seashell: 'seashell' },
  }
  for (const [typed, name] of Object.entries(names)) {
    expect([typed, parseColour(typed)]).toEqual([typed, { value: formatHex(name) }])
  }
})
