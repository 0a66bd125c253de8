import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import type { Facts } from '../../../src/company/facts-schema.ts'
import { temporaryFolder } from '../../../tests/support/temporary-folder.ts'
import { isSample } from '../../../tests/support/this-site.ts'
import { logoFile } from '../../content/folders.ts'
import { labelOf } from '../../io/fact-labels.ts'
import { factsFile } from '../../io/facts-file.ts'
import type { OwnerLanguage } from '../../io/owner-language.ts'
import { readFacts } from '../../io/read-facts.ts'
import { findFactFaults } from '../../site/check-facts.ts'
import { readAnswers } from './answers-file.ts'
import { applyAnswers } from './apply-answers.ts'
import { applicable } from './dialogue.ts'
import { defaults } from './empty-facts.ts'
import { choices } from './kind.ts'
import { type Answers, questionText, schemaAt, schemaFor } from './question.ts'
import { questions } from './questions.ts'
import { writeSetup } from './run-setup.ts'
import { summarizeChanges } from './summarize.ts'
import { onRequest } from './typed.ts'

const example = 'docs/setup-answers.json'
const folder = temporaryFolder()
const raw = JSON.parse(readFileSync(example, 'utf8'))

/** As they are before anybody takes the site over. */
const first: Facts = { ...readFacts(), placeholders: ['company.name', 'company.phone'] }

const read = (change: object, facts = first, language: OwnerLanguage = 'de') => {
  const file = join(folder, 'answers.json')
  writeFileSync(file, JSON.stringify({ ...raw, logo: resolve('docs', raw.logo), ...change }))
  return readAnswers(file, language, facts)
}

const faultsOf = (change: object, language: OwnerLanguage = 'de') => {
  try {
    read(change, first, language)
    return ''
  } catch (error) {
    return (error as Error).message
  }
}

test('each question is about a fact that there is, and is asked in three languages', () => {
  const schema = schemaFor({})
  const lost = questions.filter(({ fact }) => fact && schemaAt(schema, fact) === undefined)
  expect(lost.map(({ name }) => name)).toEqual([])
  expect(new Set(questions.map(({ name }) => name)).size).toBe(questions.length)
  for (const question of questions) {
    const texts = (['de', 'en', 'fr'] as const).map((language) => questionText(question, language))
    expect([question.name, texts.every((text) => text.length > 2 && !text.includes('company.'))]).toEqual([
      question.name,
      true,
    ])
  }
})

/** A wrong answer of each kind, and a word of what is said about it in German. */
const wrong: Record<string, [answer: unknown, expected: RegExp]> = {
  country: ['Irlnd', /meinen Sie Irland/],
  state: ['XX', /Bitte eines davon: .*RP/],
  name: [' ', /Bitte ausfüllen/],
  representatives: ['Erika', /Erika Mustermann/],
  street: ['[Straße]Gasse 7', /ohne eckige Klammern/],
  register: ['Amtsgericht ', /Amtsgericht Köln/],
  vatNumber: ['DE12345', /DE123456788/],
  postalCode: ['1234', /54290/],
  phone: ['geheim', /\+49 651 123456/],
  email: ['info', /info@example\.com/],
  domain: ['www.bitfuge.example/it', /./],
  languages: ['zz', /de, en/],
  services: [[], /Bitte ausfüllen/],
  logo: ['none.svg', /gibt es nicht/],
  'person.picture': ['karla.heic', /gibt es nicht/],
  colour: ['#ffee00', /passt: #[\da-f]{6}/],
  hours: ['Mo-Fr vormittags', /vormittags/],
  'claims.replyHours': ['2 Wochen', /in Stunden/],
  'terms.noticeMonths': ['6 Wochen', /in Monate/],
  'prices.managedServices.essential': ['viel', /89,50/],
}

test.each(Object.entries(wrong))('%s that is wrong is refused in plain words', (name, [answer, expected]) => {
  const lines = faultsOf({ [name]: answer })
    .split('\n')
    .slice(1)
  expect(lines[0]).toMatch(new RegExp(`^ {2}${name.replaceAll('.', '\\.')}: `))
  expect(lines[0]).toMatch(expected)
})

test('all wrong, missing and unknown answers are reported at once, in the language of the owner', () => {
  const change = { phone: 'x', email: 'info', street: undefined, colour: '#ffee00', fone: '1' }
  const names = ['fone', 'street', 'phone', 'email', 'colour']
  for (const [language, word] of [
    ['de', 'Bitte'],
    ['en', 'Please'],
    ['fr', 'Veuillez'],
  ] as const) {
    const lines = faultsOf(change, language).split('\n').slice(1)
    expect(lines.map((line) => line.trim().split(':')[0])).toEqual(names)
    expect(lines.filter((line) => line.includes(word)).length).toBeGreaterThan(2)
  }
  expect(faultsOf({ fone: '1' })).toContain('phone')
})

const answers = readAnswers(example, 'de', first)
const taken = applyAnswers(first, answers)

test('the example gives valid facts, with what only the owner knows as marked placeholders', () => {
  expect(findFactFaults(taken)).toEqual([])
  expect(taken.company).toMatchObject({
    phone: '+49 221 4710 123',
    vatNumber: 'DE000000003',
    founded: null,
    sister: null,
  })
  expect(Object.values(taken.company.claims).filter((claim) => claim !== null)).toHaveLength(2)
  const texts = JSON.stringify(taken.company).match(/\[[^\]"]+\]/g) ?? []
  expect(texts.length).toBeLessThanOrEqual(taken.placeholders.length)
  expect(taken.placeholders.filter((path) => labelOf(path, 'de') === 'company')).toEqual([])
})

test.each(['1 Werktag', '1 business day', '1 jour ouvré', '24'])('%s is a day of hours', (typed) => {
  expect(read({ 'claims.replyHours': typed })['claims.replyHours']).toBe(24)
})

const inTwo = { languages: 'de, en', 'person.role': 'Inhaberin', 'person.role.en': 'owner' }

test('what is answered in words is asked for in each language of the site', () => {
  const role = 'person.role'
  expect(applicable(read(inTwo)).map(({ name }) => name)).toContain('person.role.en')
  expect(applicable(read({ [role]: 'Inhaberin' })).map(({ name }) => name)).not.toContain('person.role.en')
  expect(faultsOf({ ...inTwo, 'person.role.en': '' })).toMatch(/person\.role\.en: .*auf Englisch/)
  const own = applyAnswers(first, read({ ...inTwo, region: 'der Eifel' }))
  expect(own.people[0]?.role).toEqual({ de: 'Inhaberin', en: 'owner' })
  // Without an answer in English it is the town.
  expect(own.company.region).toEqual({ de: 'der Eifel', en: 'Trier and the surrounding area' })
  const later = read({ ...inTwo, region: 'der Eifel', 'person.role.en': 'founder' }, own)
  expect(applyAnswers(own, later).people[0]?.role).toEqual({ de: 'Inhaberin', en: 'founder' })
  expect(summarizeChanges(own, later, 'de').join()).toContain('Aufgabe (auf Englisch): neu founder')
})

test('only a unit that is not known is asked for in each language', () => {
  const unit = 'priceUnits.managedServices'
  expect(applicable(read(inTwo)).map(({ name }) => name)).not.toContain(`${unit}.en`)
  const own = applyAnswers(first, read({ ...inTwo, [unit]: 'je Standort', [`${unit}.en`]: 'per site' }))
  expect(own.company.priceUnits.managedServices).toEqual({ de: 'je Standort', en: 'per site' })
  expect(own.placeholders.join()).not.toContain(unit)
  expect(findFactFaults(own)).toEqual([])
})

test('the terms carry the day on which the setup first wrote, in each language', () => {
  const answers = read(inTwo)
  const own = applyAnswers(first, answers, new Date(2026, 10, 26))
  expect(own.company.terms.dated).toEqual({ de: '26. November 2026', en: '26 November 2026' })
  expect(own.placeholders.join()).not.toContain('terms.dated')
  expect(applyAnswers(own, { ...answers, phone: '+49 651 998877' }).company.terms).toEqual(own.company.terms)
})

test.skipIf(!isSample)('no fact of the sample company is left', () => {
  const equal = (before: unknown, after: unknown, path: string): string[] => {
    if (defaults.some((each) => `${path}.`.startsWith(`${each}.`))) return []
    if (typeof before !== 'object' || before === null) {
      return before === after && before !== null && before !== false ? [path] : []
    }
    return Object.entries(before).flatMap(([key, value]) =>
      equal(value, (after as Record<string, unknown> | null)?.[key], path ? `${path}.${key}` : key),
    )
  }
  const same = equal(first, taken, '').filter((path) => !/^(languages|placeholders|disabledPages)/.test(path))
  expect(same.filter((path) => !taken.placeholders.includes(path) && !answered(path))).toEqual([])
})

/** What happens to be the same in the example. */
const answered = (path: string) =>
  Object.keys(raw).some((name) => path.startsWith(`company.${name}`) || path === `company.${name}`)

test('later only what another answer changes is written, and nobody’s own edits are lost', () => {
  const own = structuredClone(taken)
  own.company.region = { ...own.company.region, de: 'der Eifel' }
  own.company.vendors.servers = 'Dell'
  expect(applyAnswers(own, read({}, own))).toEqual(own)
  const changed = read({ phone: '+49 651 998877' }, own)
  expect(applyAnswers(own, changed).company).toEqual({ ...own.company, phone: '+49 651 998877' })
  expect(summarizeChanges(own, { ...changed, logo: null }, 'de')).toEqual([
    'Telefon: neu +49 651 998877, bisher +49 221 4710 123',
  ])
})

test('a change of the opening hours says that those of the telephone change with them', () => {
  const hours = { hours: 'Mo-Fr 9-12' }
  const summary = (change: object) =>
    summarizeChanges(taken, read({ ...hours, ...change }, taken), 'de').join()
  expect(summary({ telephoneHours: '' })).toMatch(/Öffnungszeiten: neu Mo–Fr 9:00–12:00 \(auch am Telefon\)/)
  expect(summary({ telephoneHours: 'Mo 9-10' })).not.toContain('12:00 (auch')
})

test('pages that would have nothing to say are off until somebody gives them their facts', () => {
  const pages = ({ disabledPages }: Facts) =>
    ['careers', 'visionMission', 'partner'].filter((page) => disabledPages.includes(page))
  const off = applyAnswers(first, read({ 'vendors.backup': null, 'claims.values': null }))
  expect([pages(off), pages(taken)]).toEqual([
    ['careers', 'visionMission', 'partner'],
    ['careers', 'visionMission'],
  ])
  const answers = { 'claims.applications': true, 'claims.values': true }
  expect(pages(applyAnswers(off, read(answers, off)))).toEqual([])
  const byHand = { ...taken, disabledPages: [] }
  expect(pages(applyAnswers(byHand, read({}, byHand)))).toEqual([])
})

test('until there is a logo, the initial of the company stands in for it', () => {
  const root = join(folder, 'without-logo')
  for (const file of [logoFile, factsFile]) mkdirSync(dirname(join(root, file)), { recursive: true })
  writeSetup({}, taken, { root, facts: first })
  expect(readFileSync(join(root, logoFile), 'utf8')).toContain(`>${taken.company.shortName[0]}</text>`)
})

test.each(['', 'noch keine', 'pas encore'])('the site may have no address yet: “%s”', (domain) => {
  const own = applyAnswers(first, read({ domain }))
  expect(findFactFaults(own)).toEqual([])
  expect(own.placeholders).toContain('company.siteUrl')
  expect(summarizeChanges(own, read({ domain }, own), 'de').join()).not.toContain('Adresse der Website')
  const later = applyAnswers(own, read({}, own))
  expect([later.company.siteUrl, later.placeholders.includes('company.siteUrl')]).toEqual([
    'https://www.bitfuge.example',
    false,
  ])
})

test('a photograph and its person come and go, and people who were added by hand stay', () => {
  const own = applyAnswers(first, read({ 'person.picture': resolve('tests/recipes/karla.svg') }))
  const [erika] = taken.people
  expect(own.people).toEqual([{ ...erika, picture: 'karla.svg' }])
  own.people.push({ ...erika, name: 'Max Mustermann' } as (typeof own.people)[number])
  const [, max] = own.people
  expect(applyAnswers(own, read({ 'person.picture': null }, own)).people).toEqual([erika, max])
  expect(applyAnswers(own, read({ 'person.name': null }, own)).people).toEqual([max])
})

test('later a company in Luxembourg keeps its register, which nobody asks for', () => {
  const [change] = firms[1] ?? []
  const own = applyAnswers(first, read({ ...change }))
  expect(applyAnswers(own, read({ ...change, phone: '26 99 88 77' }, own)).company.register).toBeTruthy()
})

const asked = (answers: Answers) =>
  applicable({
    'now.prices': true,
    'now.servicePromises': true,
    services: ['managedServices'],
    ...answers,
  }).map(({ name }) => name)

test('a tariff without a price is asked nothing else about', () => {
  const names = (known: string[]) =>
    known.filter((name) => /^(tariffs|priceUnits|emergency|claims\.popular)/.test(name))
  const essential = 'prices.managedServices.essential'
  const ofOne = ['tariffs.managedServices.essential', 'emergencySupportFrom']
  expect(names(asked({}))).toEqual([])
  expect(names(asked({ [essential]: 39 }))).toEqual(['priceUnits.managedServices', ...ofOne])
  expect(names(asked({ [essential]: onRequest }))).toEqual(ofOne)
  expect(names(asked({ [essential]: { amount: 39, unit: 'workplace' } }))).toEqual(ofOne)
  const several = { [essential]: 39, 'prices.managedServices.enterprise': onRequest }
  expect(asked(several)).toContain('claims.popularTariffs')
  const { options } = questions.find(({ name }) => name === 'emergencySupportFrom') ?? {}
  expect(options?.(several, 'de').map(({ value }) => value)).toEqual(['essential', 'enterprise', null])
})

test('each question about a service or an industry is asked if that is offered', () => {
  const offered = Object.keys(choices.services)
  const names = asked({ services: offered, industries: Object.keys(choices.industries) })
  expect(names).toEqual(expect.arrayContaining(['claims.healthNetworks', 'claims.measuredNetworks']))
  expect(asked({ services: offered, industries: [] })).not.toContain('claims.healthNetworks')
})

test('a price may name what it is for, and goes with the contents of its tariff', () => {
  const essential = 'prices.managedServices.essential'
  const unit = { 'priceUnits.managedServices': undefined }
  const own = applyAnswers(first, read({ ...unit, [essential]: '39 € pro Arbeitsplatz im Monat' }))
  const { prices, priceUnits, tariffs } = own.company
  expect(prices.managedServices).toEqual({ essential: 39, professional: null, enterprise: null })
  expect(priceUnits.managedServices).toEqual({ de: 'je Arbeitsplatz' })
  const without = applyAnswers(own, read({ ...unit, [essential]: '' }, own)).company
  expect(without.tariffs.managedServices).toEqual({ ...tariffs.managedServices, essential: [] })
})

/** Other firms, and what their facts must have. */
const firms: [change: object, expected: object][] = [
  [
    { legalForm: 'Freiberufler', register: undefined, registerNumber: undefined },
    { register: null, registerNumber: null, generalPartner: null },
  ],
  [
    {
      ...{
        country: 'LU',
        state: undefined,
        legalForm: 'Sàrl',
        register: undefined,
        registerNumber: 'B123456',
      },
      ...{ vatNumber: 'LU12345613', postalCode: '1234', phone: '26 12 34 56', businessPermit: '10000001/0' },
    },
    {
      state: null,
      register: 'Registre de commerce et des sociétés Luxembourg',
      address: expect.objectContaining({ postalCode: 'L-1234' }),
    },
  ],
]

test.each(firms)('firm %#', (change, expected) => {
  const facts = applyAnswers(first, read(change))
  expect(findFactFaults(facts)).toEqual([])
  expect(facts.company).toMatchObject(expected)
})

const recipes = readdirSync('tests/recipes/answers')
test.each(recipes)('the facts of %s are valid', (name) => {
  const facts = applyAnswers(first, readAnswers(join('tests/recipes/answers', name), 'en', first))
  expect(findFactFaults(facts)).toEqual([])
})
