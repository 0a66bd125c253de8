import type { ConsultingCopy } from '../page-copy.ts'

export const securityConsulting: ConsultingCopy = {
  title: 'Fällt mein Betrieb unter NIS2? Check, Analyse, Konzept',
  description:
    'NIS2-Check mit sieben Fragen, dazu Sicherheitsanalyse, Konzept (meist in 2 bis 4 Wochen umgesetzt) und Schulungen für kleine und mittlere Unternehmen.',
  heading: 'Fällt mein Betrieb unter NIS2?',
  lead: 'Der Check gibt eine erste Antwort. Wer mehr wissen muss, für den untersuchen wir Technik, Abläufe und Zuständigkeiten und schreiben ein Sicherheitskonzept, das wir auf Wunsch umsetzen, meist in 2 bis 4 Wochen.',
  actions: [{ call: 'form', label: 'Analyse anfragen' }, { call: 'phone' }],
  drawing: { known: 'bekannt' },
  beginCheck: 'NIS2-Check beginnen',
  blocks: [
    {
      id: 'nis2-check',
      kind: 'table',
      heading: 'NIS2-Check mit sieben Fragen',
      intro:
        'Wir fragen etwa nach Sitz, Sektor und Größe. Das Ergebnis nennt die Behörde, die Fristen und die Quellen. Es ist keine Rechtsberatung.',
      summary: 'Die Grenzen als Tabelle',
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
    },
    {
      kind: 'table',
      heading: 'NIS2: Fristen für Meldungen',
      intro:
        'Die ersten beiden Fristen beginnen, sobald Sie von einem erheblichen Sicherheitsvorfall wissen. Vieles für die Meldungen lässt sich vorbereiten.',
      head: ['Frist', 'Was gefordert ist', 'Was wir mit Ihnen vorbereiten'],
      rows: [
        [
          'Innerhalb von 24 Stunden',
          'Erste Meldung an die zuständige Stelle mit der Angabe, ob ein Angriff vermutet wird',
          'Meldeweg, meldende Person mit Vertretung und ein vorbereitetes Formular',
        ],
        [
          'Innerhalb von 72 Stunden',
          'Ausführliche Meldung mit Angaben zu Schwere, Auswirkungen und, soweit bekannt, technischen Spuren',
          'Eine Protokollierung, die diese Angaben liefert',
        ],
        [
          'Spätestens einen Monat nach der ausführlichen Meldung',
          'Abschlussbericht mit Ursache und Maßnahmen',
          'Gliederung und Ablage der Nachweise',
        ],
      ],
    },
    {
      kind: 'prose',
      heading: 'NIS2: wen sie betrifft und welche Gesetze gelten',
      paragraphs: [
        'NIS2 betrifft Unternehmen bestimmter Sektoren, die mindestens 50 Beschäftigte haben oder bei Umsatz und Bilanzsumme jeweils über 10 Millionen Euro liegen. Bei einigen Anbietern, etwa von DNS- und Vertrauensdiensten, spielt die Größe keine Rolle. In Luxemburg ist das Gesetz vom 5. Mai 2026 maßgeblich (in Kraft seit dem 10. Mai 2026), in Deutschland das neue BSI-Gesetz (in Kraft seit dem 6. Dezember 2025). Für Unternehmen, die von Anfang an betroffen waren, ist die Frist zur Registrierung abgelaufen: beim BSI am 6. März 2026, beim luxemburgischen ILR am 10. Juli 2026. Wer betroffen und noch nicht registriert ist, sollte das sofort nachholen.',
        'Für wesentliche Einrichtungen können Bußgelder bis zu 10 Millionen Euro oder 2 % des weltweiten Jahresumsatzes betragen, je nachdem, welcher Betrag höher ist. Viele kleinere Betriebe fallen nicht unter NIS2, erhalten aber Fragebögen von Kunden, die ihre Lieferkette absichern müssen.',
        'Wir klären mit Ihnen, welche Anforderungen für Sie gelten und welche Nachweise Sie schon haben. Ob Ihr Unternehmen rechtlich erfasst ist, klärt im Zweifel Ihre Rechtsberatung.',
      ],
      links: [
        { to: '/lageplan', label: 'Selbsttest: Zeichnen Sie den Lageplan Ihrer IT' },
        { to: '/blog/nis2-richtlinie-umsetzung', label: 'Artikel: NIS2 im Unternehmen umsetzen' },
      ],
    },
    {
      kind: 'steps',
      heading: 'Ablauf einer Sicherheitsanalyse',
      steps: [
        {
          title: 'Auftakt',
          text: 'Wir klären mit der Geschäftsleitung, welche Abläufe geschützt werden sollen, welche Verträge und Gesetze gelten und wie viel Risiko tragbar ist.',
        },
        {
          title: 'Analyse',
          text: 'Wir sprechen mit den Abteilungen und prüfen die Systeme von außen und innen.',
        },
        {
          title: 'Bewertung',
          text: 'Zu jedem Befund sagen wir, was passieren kann, wie wahrscheinlich es ist und was die Abhilfe kostet.',
        },
        {
          title: 'Konzept und erste Schritte',
          text: 'Sie erhalten einen Plan mit Reihenfolge, Verantwortlichen und Budget. Auf Wunsch setzen wir die Maßnahmen um, die dringendsten zuerst, oder begleiten dabei Ihre eigene IT.',
        },
      ],
    },
    {
      kind: 'cards',
      heading: 'Schulungen für drei Zielgruppen',
      cards: [
        {
          icon: 'boundary',
          title: 'Geschäftsleitung',
          text: 'NIS2 verlangt, dass die Leitung Maßnahmen billigt und überwacht. Wir spielen einen Vorfall durch und üben die Entscheidungen der ersten Stunden.',
        },
        {
          icon: 'poles',
          title: 'Alle Beschäftigten',
          text: 'Alle üben an Beispielen aus ihrem Arbeitsalltag, etwa an einem Anruf, der angeblich von der Hausbank kommt, und wissen danach, wem sie einen Verdacht melden.',
        },
        {
          icon: 'station',
          title: 'Interne IT',
          text: 'Ihre IT übt, vor einem Neustart Spuren zu sichern und Protokolle zu lesen. Das Training läuft an Ihren Systemen und endet mit einer Liste offener Punkte.',
        },
      ],
    },
    {
      id: 'price',
      kind: 'prose',
      heading: 'So kalkulieren wir',
      intro: 'Sie entscheiden erst, wenn Umfang und Preis oder Stundensatz schriftlich vorliegen.',
      paragraphs: ['Der Preis hängt davon ab:'],
      points: [
        'wie viele Standorte, Abteilungen und Systeme wir untersuchen',
        'ob wir auch Nachweise für NIS2 oder für Ihre Kunden vorbereiten',
        'ob Schulungen dazugehören',
      ],
      links: [],
    },
    {
      kind: 'call',
      heading: 'Mit der Analyse beginnen',
      intro:
        'Nach einem ersten Gespräch wissen Sie, wie umfangreich die Analyse ausfällt und was sie kostet.',
      actions: [{ call: 'form', label: 'Analyse anfragen' }, { call: 'phone' }],
    },
  ],
}
