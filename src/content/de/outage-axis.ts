import { currencyName, measure } from '../format.ts'
import { type OutageAxisCopy, outageAxisId } from '../outage-axis-copy.ts'
import { backupIntervals, outageCost } from '../outage-cost.ts'
import type { Block } from '../page-copy.ts'
import { price } from './format.ts'

const hours = (count: number) => measure(count, count === 1 ? 'Stunde' : 'Stunden')

export const outageAxis: OutageAxisCopy = {
  labels: {
    backupEvery: 'Sicherung',
    sinceBackup: 'Seit der letzten Sicherung',
    down: 'Stillstand',
    people: 'Personen, die nicht arbeiten können',
    hourlyCost: `Kosten je Person und Stunde in ${currencyName('de')}`,
  },
  intervals: { 0.5: 'alle 30 Minuten', 4: 'alle vier Stunden', 8: 'einmal am Arbeitstag' },
  hours,
  backup: 'Sicherung',
  failure: 'Ausfall',
  back: 'wieder da',
  result: ({ lost, idle, cost }) => [
    ['Arbeit, die noch einmal zu tun ist', hours(lost)],
    ['Ausgefallene Arbeitszeit aller Betroffenen', hours(idle)],
    ['Zusammen', price(cost)],
  ],
}

const example = { down: 4, people: 10, hourlyCost: 0 }

/** What is lost at most, by the interval; above it is the axis with numbers of one's own. */
export const outageBlock: Block = {
  kind: 'table',
  id: outageAxisId,
  heading: 'Was ein Ausfall Sie kostet',
  intro: 'Setzen Sie Ihre eigenen Zahlen ein. Die Angaben bleiben in Ihrem Browser.',
  head: ['Sicherung', 'Höchstens verloren', 'Stillstand'],
  rows: backupIntervals.map((backupEvery) => {
    const { lost, idle } = outageCost({ ...example, backupEvery, sinceBackup: backupEvery })
    return [outageAxis.intervals[backupEvery], hours(lost), hours(idle)]
  }),
  note: `Rechenbeispiel in Arbeitsstunden: ${measure(example.people, 'Personen')}, ${hours(example.down)} Stillstand.`,
}
