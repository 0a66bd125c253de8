import { readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../../tests/support/temporary-folder.ts'
import { readAnswers } from './answers.ts'
import { setupTexts } from './texts.ts'

const example = 'docs/setup-answers.json'
const folder = temporaryFolder()

const read = (change: object) => {
  const file = join(folder, 'answers.json')
  const answers = JSON.parse(readFileSync(example, 'utf8'))
  writeFileSync(file, JSON.stringify({ ...answers, logo: resolve('docs', answers.logo), ...change }))
  return readAnswers(file, setupTexts.en)
}

test('the example is valid', () => {
  expect(readAnswers(example, setupTexts.de)).toMatchObject({ country: 'DE', state: 'RP' })
})

test('everything that is wrong is named at once', () => {
  const wrong = {
    state: 'XX',
    name: ' ',
    postalCode: '1234',
    phone: '0651 123456',
    email: 'info',
    domain: 'bitfuge',
    managingDirector: 'Erika',
    register: 'Trier',
    registerNumber: '12',
    vatNumber: 'DE12345678',
    colour: '#ffee00',
    logo: 'none.svg',
    services: [],
    languages: ['en'],
    fax: '1',
  }
  const lines = (() => {
    try {
      return read(wrong) && []
    } catch (error) {
      return (error as Error).message.split('\n').slice(1)
    }
  })()
  expect(lines.map((line) => line.split(/[.:]/, 1)[0]?.trim()).filter(Boolean)).toEqual(
    Object.keys(wrong).filter((key) => key !== 'fax'),
  )
  expect(lines.join('\n')).toContain('"fax"')
  expect(lines.join('\n')).toMatch(/colour: .*#ffee00 on paper/)
})

test.each([
  ['a VAT number as it is printed', { vatNumber: 'de 123 456 788' }, { vatNumber: 'DE123456788' }],
  [
    'an address as it is copied',
    { domain: 'https://www.bitfuge.example/' },
    { domain: 'www.bitfuge.example' },
  ],
  ['no numbers', { vatNumber: '', registerNumber: undefined }, { vatNumber: null, registerNumber: null }],
])('%s is tidied', (_, given, expected) => {
  expect(read(given)).toMatchObject(expected)
})

test.each([
  ['with a script', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><script>1</script></svg>'],
  ['with letters', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><text>B</text></svg>'],
  ['that is none', '<p>Logo</p>'],
])('a logo %s is refused', (_, svg) => {
  writeFileSync(join(folder, 'logo.svg'), svg)
  expect(() => read({ logo: 'logo.svg' })).toThrow('logo: ')
})
