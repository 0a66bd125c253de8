/** Working hours. */
export const backupIntervals = [0.5, 4, 8] as const

/** All times in working hours. `sinceBackup` is between the last backup and the failure. */
export type Outage = {
  backupEvery: number
  sinceBackup: number
  down: number
  people: number
  /** Of a person, in the company's currency. */
  hourlyCost: number
}

/** Working hours of all people together: `lost` have to be done again, `idle` pass until the systems are back. */
export type OutageCost = { lost: number; idle: number; cost: number }

/** Nothing older than the interval is lost: another backup would have run. */
export function outageCost({ backupEvery, sinceBackup, down, people, hourlyCost }: Outage): OutageCost {
  const lost = Math.min(sinceBackup, backupEvery) * people
  const idle = down * people
  return { lost, idle, cost: Math.round((lost + idle) * hourlyCost) }
}
