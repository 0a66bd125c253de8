import { expect, test } from 'vitest'
import { type Outage, type OutageCost, outageCost } from './outage-cost.ts'

const cases: [Outage, OutageCost][] = [
  [
    { backupEvery: 8, sinceBackup: 6, down: 4, people: 10, hourlyCost: 40 },
    { lost: 60, idle: 40, cost: 4000 },
  ],
  // Another backup has run since.
  [
    { backupEvery: 1, sinceBackup: 6, down: 4, people: 10, hourlyCost: 40 },
    { lost: 10, idle: 40, cost: 2000 },
  ],
  [
    { backupEvery: 8, sinceBackup: 0, down: 0, people: 10, hourlyCost: 40 },
    { lost: 0, idle: 0, cost: 0 },
  ],
  [
    { backupEvery: 4, sinceBackup: 4, down: 16, people: 3, hourlyCost: 37.5 },
    { lost: 12, idle: 48, cost: 2250 },
  ],
]

test('work since the last backup is lost, and everybody waits until the systems are back', () => {
  expect(cases.map(([outage]) => [outage, outageCost(outage)])).toEqual(cases)
})
