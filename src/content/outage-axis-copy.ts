import type { PageCopy } from './page-copy.ts'

/** The anchor of the block with the axis, and with a table for visitors without scripts. */
export const outageAxisId = 'outage-axis'

export type OutageAxisCopy = {
  labels: Record<'backupEvery' | 'sinceBackup' | 'down' | 'people' | 'hourlyCost', string>
  /** By working hours. */
  intervals: Record<0.5 | 4 | 8, string>
  hour: string
  /** With `{count}`. */
  hours: string
  backup: string
  failure: string
  back: string
  /** The names of what is computed. */
  result: Record<'lost' | 'idle' | 'cost', string>
}

export type BackupCopy = PageCopy & { outageAxis: OutageAxisCopy }
