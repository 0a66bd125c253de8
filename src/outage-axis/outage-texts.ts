import { type BackupCopy, type OutageAxisCopy, outageAxisId } from '../content/outage-axis-copy.ts'
import { fill } from '../i18n/fill.ts'
import { formatPrice } from '../i18n/format.ts'
import { defaultLanguage } from '../i18n/languages.ts'
import { backupIntervals, type OutageCost, outageCost } from './outage-cost.ts'

export function hoursText(count: number, { hour, hours }: Pick<OutageAxisCopy, 'hour' | 'hours'>): string {
  return count === 1 ? hour : fill(hours, { count })
}

/** What an outage costs: rows of a list. */
export function costRows({ lost, idle, cost }: OutageCost, copy: OutageAxisCopy): [string, string][] {
  return [
    [copy.result.lost, hoursText(lost, copy)],
    [copy.result.idle, hoursText(idle, copy)],
    [copy.result.cost, formatPrice(cost, defaultLanguage)],
  ]
}

/** The page's copy with the rows of the table, by the interval of backups. */
export function withOutageTable(copy: BackupCopy): BackupCopy {
  const rows = backupIntervals.map((backupEvery) => {
    const example = { backupEvery, sinceBackup: backupEvery, down: 4, people: 10, hourlyCost: 0 }
    const { lost, idle } = outageCost(example)
    return [
      copy.outageAxis.intervals[backupEvery],
      ...[lost, idle].map((count) => hoursText(count, copy.outageAxis)),
    ]
  })
  const blocks = copy.blocks.map((block) =>
    block.id === outageAxisId && block.kind === 'table' ? { ...block, rows } : block,
  )
  return { ...copy, blocks }
}
