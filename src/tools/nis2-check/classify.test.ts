import { expect, test } from 'vitest'
import { specialCases } from '../../content/nis2-check-copy.ts'
import type { Answers } from './answers.ts'
import { classify, sizeOf } from './classify.ts'

const million = 1_000_000

/** Employees, turnover and balance sheet in millions of euros. */
test.each([
  [50, 0, 0, 'medium'],
  [49, 10.000001, 10, 'small'],
  [49, 10, 10.000001, 'small'],
  [49, 10.000001, 10.000001, 'medium'],
  [0, 10, 200, 'small'],
  [249, 50.000001, 43, 'medium'],
  [249, 50, 43.000001, 'medium'],
  [249, 50.000001, 43.000001, 'large'],
  [40, 50.000001, 43.000001, 'large'],
  [250, 0, 0, 'large'],
])('%d employees, %d and %d million euros: %s', (employees, turnover, balance, size) => {
  const figures = {
    employees,
    turnover: Math.round(turnover * million),
    balance: Math.round(balance * million),
  }
  expect(sizeOf(figures)).toBe(size)
})

const small = { employees: 20, turnover: 3 * million, balance: million }
const medium = { employees: 80, turnover: 3 * million, balance: million }
const large = { employees: 20, turnover: 60 * million, balance: 50 * million }
const nothing = { special: [], hasBoundCustomers: false } as const

type Case = [what: string, answers: Partial<Answers>, verdict: string, reason: string]

const cases: Case[] = [
  ['a large energy supplier', { country: 'LU', sector: 'energy', ...large }, 'essential', 'large'],
  ['a medium-sized hospital', { country: 'DE', sector: 'health', ...medium }, 'important', 'medium'],
  ['a small practice', { country: 'DE', sector: 'health', ...small }, 'none', 'small'],
  ['a bank of any size', { country: 'LU', sector: 'finance' }, 'dora', 'finance'],
  ['a bakery', { country: 'DE', sector: 'none' }, 'none', 'noSector'],
  [
    'a DNS provider of no sector',
    { country: 'DE', sector: 'none', special: ['dns'] },
    'essential',
    'anySize',
  ],
  ['a small qualified trust service', { country: 'DE', special: ['qualifiedTrust'] }, 'essential', 'anySize'],
  ['a small trust service', { country: 'DE', ...small, special: ['trust'] }, 'important', 'trust'],
  ['a large trust service', { country: 'LU', ...large, special: ['trust'] }, 'essential', 'trust'],
  [
    'a medium-sized telecoms provider',
    { country: 'DE', sector: 'none', ...medium, special: ['telecoms'] },
    'essential',
    'telecoms',
  ],
  [
    'the only supplier of a small country',
    { country: 'LU', sector: 'water', ...small, special: ['soleProvider'] },
    'clarify',
    'soleProvider',
  ],
  [
    'the same in Germany, whose law has no such rule',
    { country: 'DE', sector: 'water', ...small, special: ['soleProvider'] },
    'none',
    'small',
  ],
  [
    'a small waterworks of a municipality',
    { country: 'DE', sector: 'water', ...small, special: ['administration'] },
    'clarify',
    'administration',
  ],
]

test.each(cases)('%s', (_, answers, verdict, reason) => {
  expect(classify({ ...nothing, ...answers })).toEqual({ verdict, reason })
})

test('no case of its own makes a company less bound than without it', () => {
  const rank = ['none', 'supplyChain', 'clarify', 'dora', 'important', 'essential']
  for (const country of ['LU', 'DE', 'other'] as const)
    for (const sector of ['energy', 'food', 'none', 'finance'] as const)
      for (const size of [small, medium, large])
        for (const special of specialCases) {
          const without = classify({ ...nothing, country, sector, ...size })
          const withCase = classify({ ...nothing, country, sector, ...size, special: [special] })
          const [before, after] = [without, withCase].map((result) =>
            'verdict' in result ? rank.indexOf(result.verdict) : -1,
          )
          expect(after, `${country} ${sector} ${special}`).toBeGreaterThanOrEqual(before ?? 0)
        }
})
