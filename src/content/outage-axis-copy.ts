import type { backupIntervals, Outage, OutageCost } from '../outage-axis/outage-cost.ts'
import type { PageCopy } from './page-copy.ts'

/** The anchor of the block with the axis, and with a table for visitors without scripts. */
export const outageAxisId = 'outage-axis'

export type OutageAxisCopy = {
  labels: Record<keyof Outage, string>
  intervals: Record<(typeof backupIntervals)[number], string>
  hour: string
  /** With `{count}`. */
  hours: string
  backup: string
  failure: string
  back: string
  /** The names of what is computed. */
  result: Record<keyof OutageCost, string>
}

export type BackupCopy = PageCopy & { outageAxis: OutageAxisCopy }
