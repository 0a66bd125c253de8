import type { ConsultingCopy } from '../page-copy.ts'
import { answers } from './answers.ts'

export const securityConsulting: ConsultingCopy = {
  title: 'Fällt mein Betrieb unter NIS2? Check, Analyse, Konzept',
  description:
    'NIS2-Check mit sieben Fragen, dazu Sicherheitsanalyse, ein Konzept in 2 bis 4 Wochen und Schulungen für kleine und mittlere Unternehmen.',
  heading: 'Fällt mein Betrieb unter NIS2?',
  lead: 'NIS2 verpflichtet Unternehmen aus 18 Sektoren, ihre IT zu schützen und Angriffe zu melden. Der Check gibt in zwei Minuten eine erste Antwort. Beauftragen Sie uns danach, haben Sie in 2 bis 4 Wochen ein Sicherheitskonzept.',
  actions: [
    { to: '/security-consulting#nis2-check', label: 'Zum NIS2-Check' },
    { call: 'form', label: 'Analyse anfragen' },
  ],
  drawing: { known: 'bekannt' },
  beginCheck: 'NIS2-Check beginnen',
  blocks: [
    {
      id: 'nis2-check',
      kind: 'table',
      heading: 'NIS2-Check mit sieben Fragen',
      intro: 'Das Ergebnis nennt Ihre Behörde und die Quellen. Es ist keine Rechtsberatung.',
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
      note: 'Treffen zwei Zeilen zu, gilt die untere. Anbieter öffentlicher Telekommunikation und Betreiber kritischer Anlagen sind zum Beispiel in jeder Größe erfasst.',
    },
    {
      kind: 'prose',
      heading: 'Was NIS2 von Ihnen verlangt',
      paragraphs: [
        'Registrieren, Vorfälle melden, Technik und Abläufe absichern; die Leitung muss die Maßnahmen billigen und überwachen. Wer betroffen und noch nicht registriert ist, sollte sich sofort registrieren. Bei Verstößen drohen einer wichtigen Einrichtung Bußgelder bis 7 Millionen Euro oder, wenn das mehr ist, 1,4 % des weltweiten Jahresumsatzes.',
        'Nicht betroffen? Ihre Kunden fragen trotzdem, weil sie ihre Lieferkette absichern müssen. Wir füllen den Fragebogen mit Ihnen aus.',
      ],
      links: [
        { to: '/blog/nis2-richtlinie-umsetzung', label: 'Artikel: Gesetze, Fristen und Umsetzung von NIS2' },
      ],
    },
    {
      kind: 'steps',
      heading: 'Ablauf einer Sicherheitsanalyse',
      steps: [
        {
          title: 'Auftakt',
          text: 'Mit der Geschäftsleitung klären wir, was geschützt werden soll und wie viel Risiko tragbar ist.',
        },
        {
          title: 'Analyse',
          text: 'Wir sprechen mit den Abteilungen und prüfen die Systeme von außen und innen.',
        },
        {
          title: 'Konzept',
          text: 'Zu jedem Befund steht, was passieren kann und was die Abhilfe kostet. Das Dringendste kommt zuerst.',
        },
      ],
    },
    {
      kind: 'prose',
      heading: 'Schulungen',
      paragraphs: [
        'Mit der Geschäftsleitung spielen wir einen Vorfall durch: Wer entscheidet was in den ersten Stunden? Alle anderen üben, wie man auf einen angeblichen Anruf der Hausbank reagiert. Ihre eigene IT lernt, Spuren zu sichern, bevor sie Geräte neu startet.',
      ],
    },
    {
      kind: 'prose',
      heading: 'Was es kostet',
      paragraphs: [
        `Der NIS2-Check und das erste Gespräch kosten nichts. ${answers.hourlyRate} ${answers.travel} Beides ohne Mehrwertsteuer.`,
      ],
    },
    {
      kind: 'call',
      heading: 'Mit der Analyse beginnen',
      intro: 'Nach einem ersten Gespräch wissen Sie, wie lange sie dauert und was sie kostet.',
      actions: [{ call: 'form', label: 'Analyse anfragen' }, { call: 'phone' }],
    },
  ],
}
