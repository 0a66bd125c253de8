import { ifInMarkets } from '../../company/optional.ts'
import { measure } from '../format.ts'
import { nis2CheckId, type SizeFigure, sizeLimits } from '../nis2.ts'
import type { Block } from '../page-copy.ts'

const { medium, large } = sizeLimits

const millions = (euros: number) => measure(euros / 1_000_000, 'Mio.\u00a0€')

/** The ranges of size that NIS2 distinguishes, the same in the check and in the table beside it. */
export const nis2Limits: Record<SizeFigure, readonly [string, string, string]> = {
  employees: [
    `weniger als ${medium.employees}`,
    `${medium.employees} bis ${large.employees - 1}`,
    `${large.employees} oder mehr`,
  ],
  turnover: inMillions(medium.turnover, large.turnover),
  balance: inMillions(medium.balance, large.balance),
}

/** Says without scripts what the check asks for. */
export const nis2CheckBlock: Block = {
  id: nis2CheckId,
  kind: 'table',
  heading: 'NIS2-Check: Sind Sie betroffen?',
  intro:
    'Der Check stellt sieben Fragen, etwa zu Sitz, Sektor und Größe. Das Ergebnis nennt die Behörde, die Fristen und die Quellen. Es ist keine Rechtsberatung.',
  head: [
    'Beschäftigte',
    'Jahresumsatz und Bilanzsumme',
    'Sektor aus Anhang\u00a0I der Richtlinie (z.\u00a0B. Energie)',
    'Sektor aus Anhang\u00a0II (z.\u00a0B. Lebensmittel)',
  ],
  rows: [
    [
      nis2Limits.employees[0],
      `und höchstens einer der beiden Werte über ${millions(medium.turnover)}`,
      'nicht erfasst, bis auf Sonderfälle',
      'nicht erfasst, bis auf Sonderfälle',
    ],
    [
      nis2Limits.employees[1],
      `oder Umsatz und Bilanzsumme jeweils mehr als ${millions(medium.turnover)}`,
      'wichtige Einrichtung',
      'wichtige Einrichtung',
    ],
    [
      nis2Limits.employees[2],
      `oder Umsatz ${nis2Limits.turnover[2]} und Bilanzsumme ${nis2Limits.balance[2]}`,
      `wesentliche${ifInMarkets('DE', ' (in Deutschland: besonders wichtige)') ?? ''} Einrichtung`,
      'wichtige Einrichtung',
    ],
  ],
  note: `Treffen zwei Zeilen zu, gilt die untere. Unabhängig von der Größe erfasst sind zum Beispiel Anbieter von DNS-Diensten, Vertrauensdiensten und öffentlicher Telekommunikation sowie Betreiber kritischer Anlagen; viele davon gelten auch mit weniger als ${large.employees} Beschäftigten als wesentlich.`,
}

function inMillions(low: number, high: number): [string, string, string] {
  return [
    `bis ${millions(low)}`,
    `mehr als ${low / 1_000_000} bis ${millions(high)}`,
    `mehr als ${millions(high)}`,
  ]
}
