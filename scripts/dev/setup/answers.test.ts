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

test('everything that is wrong is named at once', () => {
  const wrong = {
    ...{ state: 'XX', name: ' ', postalCode: '1234', phone: '0651 123456', email: 'info', domain: 'bitfuge' },
    ...{ managingDirector: 'Erika', register: 'Trier', registerNumber: '12', vatNumber: 'DE12345678' },
    ...{ colour: '#ffee00', logo: 'none.svg', services: [], languages: ['en'] },
  }
  let text = ''
  try {
    read({ ...wrong, fax: '1' })
  } catch (error) {
    text = (error as Error).message
  }
  expect([...text.matchAll(/^ {2}(\w+)[.:]/gm)].map(([, name]) => name)).toEqual(Object.keys(wrong))
  expect(text).toContain('"fax"')
  expect(text).toMatch(/colour: .*#ffee00 on paper/)
})

test('the example is valid, and numbers and addresses are tidied, as they are printed or copied', () => {
  expect(readAnswers(example, setupTexts.de)).toMatchObject({ country: 'DE', state: 'RP' })
  const { domain, vatNumber } = read({ vatNumber: 'de 123 456 788', domain: 'https://www.bitfuge.example/' })
  expect([domain, vatNumber]).toEqual(['www.bitfuge.example', 'DE123456788'])
  const none = { vatNumber: null, registerNumber: null }
  expect(read({ vatNumber: '', registerNumber: undefined })).toMatchObject(none)
})

test('a logo with a script or with letters, or that is none, is refused', () => {
  const svg = (content: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/>${content}</svg>`
  const readLogo = (text: string) => {
    writeFileSync(join(folder, 'logo.svg'), text)
    return read({ logo: 'logo.svg' })
  }
  expect(() => readLogo(svg(''))).not.toThrow()
  for (const text of [svg('<script>1</script>'), svg('<text>B</text>'), '<p>Logo</p>']) {
    expect(() => readLogo(text), text).toThrow('logo: ')
  }
})
