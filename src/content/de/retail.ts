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
      kind: 'cards',
      heading: 'Was wir für Kasse, Filiale und Lager tun',
      cards: [
        {
          icon: 'ford',
          title: 'Zweite Internetverbindung für die Kasse',
          text: 'Fällt der Anschluss aus, übernimmt ein Mobilfunkrouter. Kann die Kasse auch ohne Netz buchen, proben wir das mit Ihnen, in Deutschland samt technischer Sicherheitseinrichtung (TSE).',
        },
        {
          icon: 'hatch',
          title: 'Eigenes Netz für Kartenterminals',
          text: 'Zahlungsgeräte trennen wir von Gäste-WLAN und Büro. Das kann auch den Bereich verkleinern, den Sie im Fragebogen zum Standard PCI DSS beschreiben müssen.',
        },
        {
          icon: 'house',
          title: 'Filialen nach einem Muster',
          text: 'Alle Filialen erhalten die gleiche Ausstattung, und die Netzwerkadressen sind überall nach demselben Muster vergeben. Eine neue Filiale ist dadurch schnell angeschlossen, und ein Ersatzgerät passt überall.',
        },
        {
          icon: 'road',
          title: 'Lager und Versand',
          text: 'Scanner müssen auch zwischen Metallregalen funktionieren. Wir messen den Empfang bei vollem Lager, halten fertig eingerichtete Ersatzgeräte bereit und überwachen die Schnittstellen zu Spedition und Onlineshop.',
        },
      ],
    },
    {
      kind: 'table',
      heading: 'Vorbereitung auf die Hochsaison',
      intro: 'Sie sagen uns, wann Ihre Hochsaison beginnt; danach richten sich die Termine. Ein Beispiel:',
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
        [
          'In der Hochsaison',
          'Keine Änderungen außer dringenden Sicherheitsupdates, engmaschigere Überwachung',
        ],
        ['Danach', 'Aushilfskonten sperren, Störungen auswerten, Aufgeschobenes nachholen'],
      ],
    },
    {
      kind: 'prose',
      heading: 'Kassen in Luxemburg und Deutschland',
      paragraphs: [
        'Wer auf beiden Seiten der Mosel verkauft, hat mit verschiedenen Mehrwertsteuersätzen, Feiertagen und Kassenvorschriften zu tun. Für Kassensoftware und steuerliche Einstellungen bleiben Kassenhändler und Steuerberatung zuständig. Wir sorgen dafür, dass die Kassen an allen Standorten Netz haben und ihre Daten auch außerhalb der Kasse gesichert werden.',
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
