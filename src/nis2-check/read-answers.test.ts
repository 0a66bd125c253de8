import { expect, test } from 'vitest'
import { readAnswers } from './read-answers.ts'

const read = (fields: Record<string, string>) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return readAnswers(form)
}

const nothing = { special: [], hasBoundCustomers: false }

test.each([
  ['no field', {}, nothing],
  ['the list of sectors without a choice', { sector: '' }, nothing],
  [
    'a country and a sector',
    { country: 'LU', sector: 'food' },
    { ...nothing, country: 'LU', sector: 'food' },
  ],
  ['the smallest ranges', { employees: '0', balance: '0' }, { ...nothing, employees: 0, balance: 0 }],
  [
    'the next ranges, which begin above the limit',
    { employees: '50', turnover: '10000001' },
    { ...nothing, employees: 50, turnover: 10_000_001 },
  ],
  [
    'what is ticked',
    { 'special-trust': 'on', 'special-dns': 'on', customers: 'on' },
    { special: ['dns', 'trust'], hasBoundCustomers: true },
  ],
  [
    'values and names that the form does not have',
    { country: 'XX', sector: 'toys', employees: '49', turnover: 'many', 'special-magic': 'on' },
    nothing,
  ],
])('%s', (_, fields, answers) => {
  expect(read(fields)).toEqual(answers)
})
