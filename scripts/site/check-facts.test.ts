import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Facts } from '../../src/company/facts-schema.ts'
import { factsOfHarbour } from '../../tests/support/take-over.ts'
import { type Diagnostic, placeAt } from '../content/diagnostics.ts'
import { formatLine } from '../content/report.ts'
import { factsFile, readFacts } from '../io/read-facts.ts'
import { findFactFaults, findHiddenPrices } from './check-facts.ts'
import { findJsonFaults } from './json-faults.ts'

const json = readFileSync(factsFile, 'utf8')
const lineOf = (text: string) => json.slice(0, json.indexOf(text)).split('\n').length

const faultsIn = (edit: (facts: Facts) => void) => {
  const facts = readFacts()
  edit(facts)
  return describe(findFactFaults(facts))
}

const describe = (faults: Diagnostic[]) => faults.map(formatLine).join('\n')

const setAt = (facts: object, path: string, value: unknown) => {
  const names = path.split('.')
  const last = names.pop() ?? ''
  const group = names.reduce((inner, name) => (inner as Record<string, object>)[name] ?? {}, facts)
  Object.assign(group, { [last]: value })
}

test('the facts of this site are valid, and what is no object, names no fact or is hard to read is not', () => {
  expect(findFactFaults(readFacts())).toEqual([])
  for (const facts of [[], null, 'text', {}]) expect(describe(findFactFaults(facts))).toContain('erwartet')
  expect(describe(findFactFaults({}, 'en'))).toContain('expected a group { … }, found nothing')
  expect(describe(findFactFaults({}, 'fr'))).toContain('il faut un groupe { … } ; trouvé : rien')
  const faults = faultsIn((facts) => {
    facts.placeholders.push('company.fax')
    facts.brand.colours.accent = '#ffee00'
  })
  expect(faults).toContain('gefunden: "company.fax"')
  expect(faults).toContain('brand.colours: light theme: accent #ffee00 on paper')
})

const office = 'company.hours.office'
const essential = 'company.prices.managedServices.essential'

/** What somebody enters for a fact, and a part of what is said. */
test.each([
  ['company.name', '', 'nicht leer'],
  ['company.name', 'Muster GmbH ', 'ohne Leerzeichen'],
  ['company.name', null, 'ein Text'],
  ['company.jurisdiction.de', '[Ort]Wittlich', 'Platzhalter in eckigen Klammern'],
  ['company.name', undefined, 'gefunden: nichts'],
  ['company.founded', '2025', 'hier 2025'],
  ['company.founded', 2025.5, 'eine ganze Zahl'],
  ['company.siteUrl', 'http://www.example.com', 'mit https:// beginnt'],
  ['company.siteUrl', 'https://192.168.0.10', 'keine IP-Adresse'],
  ['company.siteUrl', 'https://localhost', 'kein Rechnername'],
  ['company.siteUrl', 'https://www.example.com/firma', 'ohne Pfad'],
  ['company.country', 'ZZ', 'zwei Großbuchstaben'],
  ['company.currency', '€', 'drei Großbuchstaben'],
  ['company.state', 'RP', 'nur in Deutschland'],
  ['company.timeZone', 'Europe/Luxembourg', 'folgt die Zeitzone'],
  ['company.phone', '0352 1', '+352 26 12 34 56'],
  ['company.address.postalCode', '1234', 'L-1234'],
  ['company.address.city', 'Luxemburg', 'in jeder Sprache: { "de": "…", "en": "…" }'],
  ['company.address.city', { de: 'Luxemburg' }, 'in jeder Sprache: de, en'],
  ['company.vatNumber', 'DE123456789', 'LU12345613'],
  ['company.email.general', null, 'info@example.com'],
  ['company.email.general', 'info(at)example.com', 'info@example.com'],
  ['company.fax', '1', '„fax“ gibt es nicht'],
  ['company.legalForm', 'Sarll', 'Sàrl'],
  ['company.legalForm', 'GmbH', 'eine Rechtsform des Landes'],
  ['company.representatives', [], 'nicht leer'],
  ['company.representatives', 'Erika Muster', 'eine Liste'],
  ['company.registerNumber', '123', 'B123456'],
  ['company.registerNumber', null, 'diese Rechtsform braucht'],
  ['company.generalPartner', { name: 'A', register: 'B', registerNumber: 'C' }, 'GmbH & Co. KG'],
  [essential, '89,50', 'mit Punkt statt Komma, hier 89.50'],
  [essential, 'auf Anfrage', 'oder null für „auf Anfrage“'],
  [essential, -1, 'ab 0'],
  [essential, 89.505, 'höchstens zwei Stellen'],
  ['company.prices.telephony.starter.extensions', 0, 'ab 1'],
  [`${office}.monday-friday`, ['12:00 und 13:00-17:00'], 'Zeitspanne wie'],
  [`${office}.monday-friday`, ['8:00-17:00'], 'zweistellig'],
  [`${office}.monday-friday`, ['17:00-08:00'], 'Ende nach dem Anfang'],
  [`${office}.monday-friday`, ['08:00-12:00', '11:00-17:00'], 'überschneiden'],
  [`${office}.monday-friday`, '08:00-17:00', '["08:00-12:00", "13:00-17:00"]'],
  [`${office}.wednesday`, ['08:00-12:00'], 'nur einmal'],
  [`${office}.mondey`, ['08:00-12:00'], 'meinen Sie „monday“?'],
  [`${office}.freitag`, ['08:00-12:00'], 'meinen Sie „friday“?'],
  [`${office}.lundi-vendredi`, ['08:00-12:00'], 'meinen Sie „monday-friday“?'],
  ['brand.colours.accent', 'red', '#0b5cad'],
  ['brand.fortresses', 'ja', 'true oder false'],
  ['languages', [], 'nicht leer'],
  ['languages', ['Deutsch'], 'src/content'],
  ['disabledPages', ['telefony'], 'meinen Sie „telephony“?'],
])('%s: %j', (path, value, said) => {
  const faults = faultsIn((facts) => setAt(facts, path, value))
  const about = faults.split('\n').filter((line) => line.includes(`  ${path}`))
  expect(about.join('\n'), faults).toContain(said)
  // The line of the fact or of its first entry, or of the group that it is missing in.
  const lines = path.split('.').flatMap((name) => [lineOf(`"${name}"`), lineOf(`"${name}"`) + 1])
  for (const line of about) expect(lines).toContain(Number(/:(\d+):/.exec(line)?.[1]))
})

test('everything that is wrong is named at once', () => {
  const faults = faultsIn(({ company, brand }) => {
    Object.assign(company, { phone: '1', fax: '1', registerNumber: null })
    Object.assign(company.prices.managedServices, { essential: '89,50' })
    brand.colours.accent = 'red'
  })
  const paths = faults.split('\n').map((line) => /json:\d+:\d+ {2}Fehler {2}(\S+):/.exec(line)?.[1])
  const company = ['phone', 'prices.managedServices.essential', 'fax', 'registerNumber']
  expect(new Set(paths)).toEqual(
    new Set([...company.map((fact) => `company.${fact}`), 'brand.colours.accent']),
  )
})

const inGermany = {
  country: 'DE',
  state: 'RP',
  phone: '+49 651 123456',
  vatNumber: null,
  businessPermit: null,
}
const court = { register: 'Amtsgericht Wittlich' }
const two = { representatives: ['Erika Muster', 'Max Muster'] }

/** A firm of each kind: what it has, and the facts that are wrong. */
test.each<[form: string, facts: object, wrong: string[]]>([
  ['GmbH', { ...court, registerNumber: 'HRB 12345' }, []],
  ['GmbH', { ...court, registerNumber: 'HRA 12345' }, ['registerNumber']],
  ['UG (haftungsbeschränkt)', { register: null, registerNumber: null }, ['register', 'registerNumber']],
  ['Einzelunternehmen', { register: null, registerNumber: null }, []],
  ['Einzelunternehmen', { ...two, register: null, registerNumber: null }, ['representatives']],
  ['Freiberufler', { ...court, registerNumber: 'HRB 1' }, ['register', 'registerNumber']],
  ['e.K.', { ...court, registerNumber: 'HRA 1' }, []],
  ['GbR', { ...two, register: null, registerNumber: null }, []],
  ['GbR', { register: null, registerNumber: null }, ['representatives']],
  ['eGbR', { ...two, ...court, registerNumber: 'GsR 12' }, []],
  ['KG', { ...court, registerNumber: 'HRA 12 B' }, []],
  ['GmbH & Co. KG', { ...court, registerNumber: 'HRA 12' }, ['generalPartner']],
  [
    'GmbH & Co. KG',
    {
      ...{ ...court, registerNumber: 'HRA 12' },
      generalPartner: { name: 'Muster GmbH', register: 'Amtsgericht Wittlich', registerNumber: 'HRB 13' },
    },
    [],
  ],
  ['PartG', { ...two, ...court, registerNumber: 'PR 12' }, []],
])('%s with %j', (legalForm, facts, wrong) => {
  const faults = faultsIn(({ company, placeholders }) => {
    Object.assign(company, inGermany, { legalForm }, facts)
    company.address.postalCode = '54290'
    placeholders.length = 0
  })
  const paths = faults.split('\n').map((line) => /json:\d+:\d+ {2}Fehler {2}company\.(\S+):/.exec(line)?.[1])
  expect(paths.filter(Boolean)).toEqual(wrong)
})

test.each<[form: string, facts: object, wrong: string[]]>([
  ['indépendant', { register: null, registerNumber: null }, []],
  ['indépendant', { registerNumber: 'A12345' }, []],
  ['indépendant', { registerNumber: 'B12345' }, ['registerNumber']],
  ['SECS', {}, []],
  ['S.à r.l.', {}, []],
  ['SARL-S', {}, []],
  ['S.A.', {}, []],
  ['SNC', {}, ['representatives']],
])('%s in Luxembourg with %j', (legalForm, facts, wrong) => {
  const faults = faultsIn(({ company }) => Object.assign(company, { legalForm }, facts))
  const paths = faults.split('\n').map((line) => /json:\d+:\d+ {2}Fehler {2}company\.(\S+):/.exec(line)?.[1])
  expect(paths.filter(Boolean)).toEqual(wrong)
})

/** A company in any country has its own forms of numbers. */
test.each([
  ['AT', { phone: '+43 1 234 56 78', vatNumber: 'ATU00000000', legalForm: 'GmbH' }, true],
  [
    'CH',
    { phone: '+41 44 123 45 67', vatNumber: 'CHE-000.000.000 MWST', currency: 'CHF', legalForm: 'GmbH' },
    true,
  ],
  ['FR', { phone: '+33 1 23 45 67 89', vatNumber: 'FR00000000000', legalForm: 'SARL' }, true],
  ['BE', { phone: '+32 2 123 45 67', vatNumber: null, legalForm: 'BV' }, true],
  ['IE', { phone: '01 555 0123' }, false],
  ['CA', { phone: '+1 416 555 0123', currency: 'CAD', timeZone: 'America/Toronto' }, true],
  ['CA', { phone: '+1 416 555 0123', currency: 'CAD' }, false],
  ['CA', { timeZone: 'Toronto' }, false],
])('a company in %s with %j', (country, facts, isValid) => {
  const harbour = factsOfHarbour()
  Object.assign(harbour.company, { country, ...facts })
  const faults = findFactFaults(harbour)
  expect(faults.length === 0, describe(faults)).toBe(isValid)
})

/** A file that somebody has edited by hand: what is wrong, and in which line. */
test.each([
  ['a missing comma', '{\n  "a": 1\n  "b": 2\n}', 2, 'comma'],
  ['a comma too many', '{\n  "a": 1,\n}', 3, 'name'],
  ['German quotes', '{\n  "a": „Muster“\n}', 2, 'quotes'],
  ['a German comma', '{\n  "a": 89,50,\n  "b": 1\n}', 2, 'decimal'],
  ['a text without quotes', '{\n  "a": Muster\n}', 2, 'symbol'],
  ['a price with its sign', '{\n  "a": 89 €\n}', 2, 'symbol'],
  ['a comment', '{\n  // Preise\n  "a": 1\n}', 2, 'comment'],
  ['a missing colon', '{\n  "a" 1\n}', 2, 'colon'],
  ['a missing value', '{\n  "a": ,\n  "b": 1\n}', 2, 'value'],
  ['a quote that is not closed', '{\n  "a": "Muster,\n  "b": 1\n}', 2, 'string'],
  ['a tab in a text', '{\n  "a": "M\tuster"\n}', 2, 'character'],
  ['a path of Windows', '{\n  "a": "C:\\Muster"\n}', 2, 'escape'],
  ['half a file', '{\n  "a": {\n    "b": 1', 3, 'close'],
  ['two objects', '{ "a": 1 }\n{ "b": 2 }', 2, 'rest'],
  ['a byte order mark', '\uFEFF{}', 1, 'mark'],
  ['an empty file', ' \n', 1, 'empty'],
  ['a fact that is there twice', '{\n  "a": 1,\n  "b": { "c": 1,\n  "c": 2 }\n}', 4, 'duplicate'],
] as const)('%s is found at its line', (_, text, line, fault) => {
  const [found] = findJsonFaults(text)
  expect([placeAt(text, found?.offset ?? 0).start.line, found?.fault]).toEqual([line, fault])
})

test('a file without faults has none, with tabs and Windows line ends, too', () => {
  expect(findJsonFaults(json)).toEqual([])
  expect(findJsonFaults('{\r\n\t"a": [1, "b", null, true]\r\n}\r\n')).toEqual([])
})

test('a price of a service that is off is a hint with its line, since no page shows it', () => {
  const facts = readFacts()
  facts.disabledPages = ['managedServices', 'telephony']
  const { managedServices, telephony } = facts.company.prices
  for (const tariff of Object.values(telephony)) tariff.price = null
  Object.assign(managedServices, { essential: 95, professional: null, enterprise: null })
  const hints = findHiddenPrices(facts)
  expect(hints.map(({ fatal }) => fatal)).toEqual([false])
  expect(describe(hints)).toContain(`json:${lineOf('"essential"')}:`)
  expect(describe(hints)).toContain('company.prices.managedServices.essential: ')
  facts.disabledPages = []
  expect(findHiddenPrices(facts)).toEqual([])
})
