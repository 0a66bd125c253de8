import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { formatLine } from '../content/report.ts'
import { factsFile } from '../io/read-facts.ts'
import { findFactFaults } from './check-facts.ts'

const json = readFileSync(factsFile, 'utf8')

test('the facts of this site are valid', () => {
  expect(findFactFaults()).toEqual([])
})

/** What somebody mistypes, and what is said about it; `at` is the line that the fault is in. */
const slips: [name: string, before: string, after: string, at: string, said: RegExp][] = [
  [
    'no comma',
    '"shortName": "Moselwall IT",',
    '"shortName": "Moselwall IT"',
    '"shortName"',
    /comma expected/i,
  ],
  ['no quotation mark', '"Musterstraße 1"', '"Musterstraße 1', '"street"', /end of string/i],
  ['a wrong name', '"phone": "+352', '"fone": "+352', '"fone"', /company\.fone: .*did you mean "phone"/],
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
  [
    'no mail address',
    '"info@example.com"',
    '"info.example.com"',
    '"info"',
    /email\.info: .*info@example\.com/,
  ],
  ['a phone without country', '"+352 00 00 00"', '"00 00 00"', '"phone"', /country code/],
  ['a day that is none', '"saturday"', '"samstag"', '"samstag"', /hours\.office\.samstag: .*saturday/],
  ['hours the wrong way', '["08:00-17:00"]', '["17:00-08:00"]', '"monday-friday"', /ends before it begins/],
  [
    'no page',
    '"disabledPages": []',
    '"disabledPages": ["telefony"]',
    '"disabledPages"',
    /telefony.*telephony/,
  ],
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
