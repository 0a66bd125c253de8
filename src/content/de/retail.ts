import type { IndustryCopy } from '../page-copy.ts'
import { retailDay } from './days.ts'

export const retail: IndustryCopy = {
  title: 'IT für Handel und Logistik',
  description:
    'Kassen, Filialen und Lager: IT-Betreuung für Handel und Logistik, mit Rücksicht auf die Hochsaison und mit einem Plan für den Leitungsausfall.',
  badge: 'Handel und Logistik',
  heading: 'IT-Betreuung für Läden, Filialen und Lager',
  lead: 'Wir sichern die Verbindungen zwischen Kasse, Warenwirtschaft und Versand ab, damit Verkauf und Auslieferung auch bei einer Störung weitergehen können.',
  actions: [{ call: 'form', label: 'Beratung anfragen' }, { call: 'phone' }],
  drawing: { till: 'Kasse', mobile: 'Mobilfunk', line: 'Leitung', stock: 'Warenwirtschaft' },
  day: retailDay,
  blocks: [
    {
      kind: 'table',
      heading: 'Vorbereitung auf die Hochsaison',
      intro: 'Wann sie beginnt, sagen Sie uns.',
      head: ['Zeitpunkt', 'Was wir tun'],
      rows: [
        [
          'Acht Wochen vorher',
          'Aushilfskonten vorbereiten, zusätzliche Kassen und Scanner bestellen, Leitungen unter Last messen',
        ],
        [
          'Drei Wochen vorher',
          'Letzte Updates einspielen, Mobilfunkrouter und Ersatzkasse im Laden ausprobieren',
        ],
        ['In der Hochsaison', 'Keine Änderungen außer dringenden Sicherheitsupdates'],
        ['Danach', 'Aushilfskonten sperren, Störungen auswerten, Aufgeschobenes nachholen'],
      ],
    },
    {
      kind: 'prose',
      heading: 'Kassen in Luxemburg und Deutschland',
      paragraphs: [
        'Wer auf beiden Seiten der Mosel verkauft, hat zwei Mehrwertsteuersätze, zwei Feiertagskalender und zweierlei Kassenvorschriften. Die Software betreut Ihr Kassenhändler. Wir sorgen dafür, dass jede Kasse Netz hat und ihre Daten gesichert sind. Ob sie auch ohne Netz bucht, proben wir mit Ihnen.',
      ],
      links: [{ to: '/leistungen/backup', label: 'Mehr zum Backup' }],
    },
    {
      kind: 'call',
      heading: 'Wann beginnt Ihre nächste Saison?',
      intro: 'Nennen Sie uns den Termin. Wir sagen Ihnen, was bis dahin zu schaffen ist.',
      actions: [{ call: 'form', label: 'Anfrage senden' }, { call: 'phone' }],
    },
  ],
}
