import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { formatLine } from '../content/report.ts'
import { factsFile } from '../io/facts-file.ts'
import { findFactFaults } from './check-facts.ts'

const json = readFileSync(factsFile, 'utf8')

test('the facts of this site are valid', () => {
  expect(findFactFaults()).toEqual([])
  expect(findFactFaults(`\ufeff${json}`)).toEqual([])
})

/** What somebody mistypes, and what is said about it; `at` is the line that the fault is in. */
const slips: [name: string, before: string, after: string, at: string, said: RegExp][] = [
  ['no comma', '"shortName": "Moselwall IT",', '"shortName": "Moselwall IT"', '"shortName"', /JSON/],
  ['a comma too many', '"proofYears": 3', '"proofYears": 3,', '}', /JSON/],
  ['no quotation mark', '"Musterstraße 1"', '"Musterstraße 1', '"street"', /JSON/],
  ['a decimal comma', '"essential": 89,', '"essential": 89,50,', '"essential"', /after a point: 89\.50$/],
  ['a fact twice', '"founded"', '"founded": 1, "founded"', '"founded"', /"founded": is there twice/],
  ['a wrong name', '"phone": "+352', '"fone": "+352', '"fone"', /company\.fone: .* add it to src\/.*json/],
  [
    'a removed fact',
    '"vatNumber": "LU00000000",',
    '',
    '"company": {',
    /company\.vatNumber: is missing; .*LU12345678/,
  ],
  [
    'a number in quotes',
    '"founded": 2025',
    '"founded": "2025"',
    '"founded"',
    /founded: found "2025"; .*2025/,
  ],
  ['a price in quotes', '"essential": 89', '"essential": "89 €"', '"essential"', /found "89 €"; .*89\.50/],
  ['a price below zero', '"professional": 149', '"professional": -149', '"professional"', /found -149/],
  ['no TLS', 'https://www.example.com', 'http://www.example.com', '"siteUrl"', /found "http:.*https:/],
  ['a phone without country', '"+352 00 00 00"', '"00 00 00"', '"phone"', /country code/],
  ['an empty text', '"Musterstraße 1"', '" "', '"street"', /street: found " "; .*not empty/],
  ['a time that is none', '"17:00"', '"25:00"', '"closes"', /found "25:00"; .*08:00/],
  ['one language', '"de": "Luxemburg",', '', '"city"', /address\.city\.de: is missing/],
  ['no fact', '"company.vatNumber"', '"company.vat"', '"company.vat"', /expected the path of a fact/],
]

test.each(slips)('%s is named with file, line and column', (_, before, after, at, said) => {
  expect(json.split(before).length).toBeGreaterThan(1)
  const changed = json.replace(before, () => after)
  const lines = findFactFaults(changed).map(formatLine)
  const fault = lines.find((line) => said.test(line))
  expect(fault, lines.join('\n')).toBeDefined()
  const [, line, column] = /company\.json:(\d+):(\d+) /.exec(fault ?? '') ?? []
  expect(Number(column)).toBeGreaterThan(0)
  // A missing comma is at the end of its line, a bracket may close on the next one.
  const found = changed.split('\n').slice(Number(line) - 2, Number(line) + 1)
  expect(found.join('\n')).toContain(at)
})

test('all faults are named at once, each once', () => {
  const changed = json.replace('"founded": 2025', '"founded": 1').replace('"+352 00 00 00"', '"?"')
  expect(findFactFaults(changed).map(({ reason }) => reason.split(':')[0])).toEqual([
    'company.founded',
    'company.phone',
  ])
  expect(findFactFaults('').map(({ line }) => line)).toEqual([1])
})
