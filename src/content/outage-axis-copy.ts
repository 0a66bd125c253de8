import type { Outage, OutageCost } from './outage-cost.ts'
import type { PageCopy } from './page-copy.ts'

/** The anchor of the block with the axis, and with a table for visitors without scripts. */
export const outageAxisId = 'outage-axis'

export type OutageAxisCopy = {
  labels: Record<keyof Outage, string>
  /** Of an interval between backups. */
  intervals: readonly (readonly [hours: number, name: string])[]
  hours: (count: number) => string
  backup: string
  failure: string
  back: string
  result: (cost: OutageCost) => readonly (readonly [name: string, value: string])[]
}

export type BackupCopy = PageCopy & { outageAxis: OutageAxisCopy }
