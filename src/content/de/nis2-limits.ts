import type { SizeFigure } from '../nis2.ts'
import type { Block } from '../page-copy.ts'

export const nis2Limits: Record<SizeFigure, readonly [string, string, string]> = {
  employees: ['weniger als 50', '50 bis 249', '250 oder mehr'],
  turnover: ['bis 10 Mio.\u00a0€', 'mehr als 10 bis 50 Mio.\u00a0€', 'mehr als 50 Mio.\u00a0€'],
  balance: ['bis 10 Mio.\u00a0€', 'mehr als 10 bis 43 Mio.\u00a0€', 'mehr als 43 Mio.\u00a0€'],
}

export const nis2CheckBlock: Block = {
  id: 'nis2-check',
  kind: 'table',
  heading: 'NIS2-Check: Sind Sie betroffen?',
  intro:
    'Der Check stellt sieben Fragen, etwa zu Sitz, Sektor und Größe. Das Ergebnis nennt die Behörde, die Fristen und die Quellen. Es ist keine Rechtsberatung.',
  head: [
    'Beschäftigte',
    'Jahresumsatz und Bilanzsumme',
    'Sektor aus Anhang I der Richtlinie (z. B. Energie)',
    'Sektor aus Anhang II (z. B. Lebensmittel)',
  ],
  rows: [
    [
      'weniger als 50',
      'und höchstens einer der beiden Werte über 10 Mio.\u00a0€',
      'nicht erfasst, bis auf Sonderfälle',
      'nicht erfasst, bis auf Sonderfälle',
    ],
    [
      '50 bis 249',
      'oder Umsatz und Bilanzsumme jeweils mehr als 10 Mio.\u00a0€',
      'wichtige Einrichtung',
      'wichtige Einrichtung',
    ],
    [
      '250 oder mehr',
      'oder Umsatz mehr als 50 Mio.\u00a0€ und Bilanzsumme mehr als 43 Mio.\u00a0€',
      'wesentliche (in Deutschland: besonders wichtige) Einrichtung',
      'wichtige Einrichtung',
    ],
  ],
  note: 'Treffen zwei Zeilen zu, gilt die untere. Unabhängig von der Größe erfasst sind zum Beispiel Anbieter von DNS-Diensten, Vertrauensdiensten und öffentlicher Telekommunikation sowie Betreiber kritischer Anlagen; viele davon gelten auch mit weniger als 250 Beschäftigten als wesentlich.',
}
