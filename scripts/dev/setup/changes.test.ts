import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { readFacts } from '../../io/read-facts.ts'
import { findFactFaults } from '../../site/check-facts.ts'
import { readAnswers } from './answers.ts'
import { answersOf, applyAnswers, listChanges } from './changes.ts'
import { setupTexts } from './texts.ts'

/** As they are before anybody takes the site over. */
const first = { ...readFacts(), placeholders: ['company.name', 'company.phone', 'company.vendors.servers'] }
const answers = readAnswers('docs/setup-answers.json', setupTexts.de)
const taken = applyAnswers(first, answers)

test('the example gives valid facts with its answers, without claims, and with what only the owner knows as placeholders', () => {
  expect(findFactFaults(taken)).toBeUndefined()
  const { services, languages, phone, city } = JSON.parse(readFileSync('docs/setup-answers.json', 'utf8'))
  expect(answersOf(taken)).toMatchObject({ services, languages, phone, city })
  const open = ['vendors.servers', 'hours', 'prices', 'retention', 'terms']
  expect(taken.placeholders).toEqual(open.map((fact) => `company.${fact}`))
  expect(taken.company).toMatchObject({ founded: null, sister: null, businessPermit: null })
  expect(new Set(Object.values(taken.company.claims))).toEqual(new Set([null]))
})

test('later only what another answer changes is written, and nobody’s own edits are lost', () => {
  const own = structuredClone(taken)
  own.company.region.de = 'der Eifel'
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
