import { expect, test } from 'vitest'
import { nis2Check as copy } from '../content/de/nis2-check.ts'
import type { Answers } from './classify.ts'
import { enquiryText } from './enquiry-text.ts'

const nothing: Answers = { special: [], hasBoundCustomers: false }
const { questions } = copy

test.each<[what: string, answers: Answers, lines: string[]]>([
  [
    'nothing but the country',
    { ...nothing, country: 'other' },
    [`${questions.country} ${copy.laws.other?.name}`],
  ],
  [
    'a sector and sizes',
    { ...nothing, sector: 'food', employees: 50, turnover: 0, balance: 43_000_001 },
    [
      `${questions.sector} ${copy.sectors.food}`,
      `${questions.employees} ${copy.ranges.employees[1]}`,
      `${questions.turnover} ${copy.ranges.turnover[0]}`,
      `${questions.balance} ${copy.ranges.balance[2]}`,
    ],
  ],
  ['customers', { ...nothing, hasBoundCustomers: true }, [`${questions.customers} ${copy.customers}`]],
])('an enquiry has each answer that was given: %s', (_, answers, lines) => {
  const text = enquiryText(answers, 'Ergebnis', copy)
  for (const line of lines) expect(text.split('\n')).toContain(line)
  const given = text
    .split('\n')
    .filter((line) => Object.values(questions).some((start) => line.startsWith(start)))
  // What is ticked is always said, also if it is nothing.
  expect(given.length).toBe(lines.length + 1)
})

test('everything that is ticked is in one line', () => {
  const text = enquiryText({ ...nothing, special: ['dns', 'trust'] }, 'Ergebnis', copy)
  expect(text).toContain(`${questions.special} ${copy.special.dns}; ${copy.special.trust}`)
})
