import { type OutageAxisCopy, outageAxisId } from '../outage-axis-copy.ts'
import type { Block } from '../page-copy.ts'

export const outageAxis: OutageAxisCopy = {
  labels: {
    backupEvery: 'Sicherung',
    sinceBackup: 'Seit der letzten Sicherung',
    down: 'Stillstand',
    people: 'Personen, die nicht arbeiten können',
    hourlyCost: 'Kosten je Person und Stunde in Euro',
  },
  intervals: { 0.5: 'alle 30 Minuten', 4: 'alle vier Stunden', 8: 'einmal am Arbeitstag' },
  hour: '1\u00a0Stunde',
  hours: '{count}\u00a0Stunden',
  backup: 'Sicherung',
  failure: 'Ausfall',
  back: 'wieder da',
  result: {
    lost: 'Arbeit, die noch einmal zu tun ist',
    idle: 'Ausgefallene Arbeitszeit aller Betroffenen',
    cost: 'Zusammen',
  },
}

/** What is lost at most, by the interval; its rows are computed, and above it is the axis with numbers of one's own. */
export const outageBlock: Block = {
  kind: 'table',
  id: outageAxisId,
  heading: 'Was ein Ausfall Sie kostet',
  intro: 'Setzen Sie Ihre eigenen Zahlen ein. Die Angaben bleiben in Ihrem Browser.',
  head: ['Sicherung', 'Höchstens verloren', 'Stillstand'],
  rows: [],
  note: 'Rechenbeispiel in Arbeitsstunden: 10\u00a0Personen, 4 Stunden Stillstand.',
}
