import { readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../../tests/support/temporary-folder.ts'
import { readFacts } from '../../io/read-facts.ts'
import { findFactFaults } from '../../site/check-facts.ts'
import { readAnswers } from './answers.ts'
import { answersOf, applyAnswers, listChanges } from './changes.ts'
import { setupTexts } from './texts.ts'

const example = 'docs/setup-answers.json'
const folder = temporaryFolder()

const raw = JSON.parse(readFileSync(example, 'utf8'))

const read = (change: object) => {
  const file = join(folder, 'answers.json')
  writeFileSync(file, JSON.stringify({ ...raw, logo: resolve('docs', raw.logo), ...change }))
  return readAnswers(file, setupTexts.en)
}

test('everything that is wrong is named at once', () => {
  const wrong = {
    ...{ state: 'XX', name: ' ', postalCode: '1234', phone: '0651 123456', email: 'info', domain: 'bitfuge' },
    ...{ managingDirector: 'Erika', register: 'Trier', registerNumber: '12', vatNumber: 'DE12345678' },
    ...{ colour: '#ffee00', logo: 'none.svg', services: [], languages: ['zz'] },
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

test('a logo with a script, or that is none, is refused', () => {
  const svg = (content: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/>${content}</svg>`
  const readLogo = (text: string) => {
    writeFileSync(join(folder, 'logo.svg'), text)
    return read({ logo: 'logo.svg' })
  }
  expect(() => readLogo(svg(''))).not.toThrow()
  for (const text of [svg('<script>1</script>'), '<p>Logo</p>']) {
    expect(() => readLogo(text), text).toThrow('logo: ')
  }
})

/** As they are before anybody takes the site over. */
const first = { ...readFacts(), placeholders: ['company.name', 'company.phone', 'company.vendors.servers'] }
const answers = readAnswers(example, setupTexts.de)
const taken = applyAnswers(first, answers)

test('the example gives valid facts with its answers, without claims, and with what only the owner knows as placeholders', () => {
  expect(findFactFaults(taken)).toBeUndefined()
  const { services, languages, phone, city } = raw
  expect(answersOf(taken)).toMatchObject({ services, languages, phone, city })
  const open = ['vendors.servers', 'hours', 'prices', 'retention', 'terms']
  expect(taken.placeholders).toEqual(open.map((fact) => `company.${fact}`))
  expect(taken.company).toMatchObject({ founded: null, sister: null, businessPermit: null })
  expect(new Set(Object.values(taken.company.claims))).toEqual(new Set([null]))
})

test('later only what another answer changes is written, and nobody’s own edits are lost', () => {
  const own = structuredClone(taken)
  own.company.region = { ...own.company.region, de: 'der Eifel' }
  expect(applyAnswers(own, { ...answers, logo: resolve('docs/setup-logo.svg') })).toEqual(own)
  const changes = listChanges(own, applyAnswers(own, { ...answers, phone: '+49 651 99' }))
  expect(changes).toEqual(['company.phone: "+49 221 4710 123" -> "+49 651 99"'])
})

test('changes are named by their paths, lists and missing groups as a whole', () => {
  const before = { company: { sister: { name: 'A' }, markets: ['LU'], email: { info: 'a' } } }
  const after = { company: { sister: null, markets: ['DE'], email: { info: 'b' } } }
  expect(listChanges(before, after)).toEqual([
    'company.sister: {"name":"A"} -> null',
    'company.markets: ["LU"] -> ["DE"]',
    'company.email.info: "a" -> "b"',
  ])
})
