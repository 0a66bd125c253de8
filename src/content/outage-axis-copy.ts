import type { backupIntervals, Outage, OutageCost } from './outage-cost.ts'
import type { PageCopy } from './page-copy.ts'

/** The anchor of the block with the axis, and with a table for visitors without scripts. */
export const outageAxisId = 'outage-axis'

export type OutageAxisCopy = {
  labels: Record<keyof Outage, string>
  intervals: Record<(typeof backupIntervals)[number], string>
  hours: (count: number) => string
  backup: string
  failure: string
  back: string
  result: (cost: OutageCost) => readonly (readonly [name: string, value: string])[]
}

export type BackupCopy = PageCopy & { outageAxis: OutageAxisCopy }
