import { pathOf } from '../../pages.ts'
import type { PageCopy } from '../page-copy.ts'

export const retail: PageCopy = {
  title: 'IT für Handel und Logistik',
  description:
    'Kassen, Kartenzahlung, Filialen und Lager: IT-Betreuung für Handel und Logistik, mit Ruhe in der Saisonspitze und einem Plan für den Leitungsausfall.',
  badge: 'Handel und Logistik',
  heading: 'Die Kasse läuft, auch wenn die Leitung ausfällt',
  lead: 'Im Laden und im Lager fällt eine Störung sofort auf. Wir sichern die Wege zwischen Kasse, Warenwirtschaft und Rampe doppelt ab, wo ein Ausfall Umsatz kostet.',
  actions: [{ call: 'phone' }, { to: pathOf('contact', 'de'), label: 'Filialen besprechen' }],
  blocks: [
    {
      kind: 'cards',
      heading: 'Vom Kassenplatz bis zur Rampe',
      cards: [
        {
          icon: 'store',
          title: 'Kassen mit Rückfallweg',
          text: 'Bricht der Anschluss weg, übernimmt ein Mobilfunkrouter. Kann die Kasse auch ohne Netz buchen, proben wir das mit Ihnen, in Deutschland samt Sicherheitseinrichtung (TSE).',
        },
        {
          icon: 'lock',
          title: 'Kartenterminals für sich',
          text: 'Zahlungsgeräte bekommen ein eigenes Netz, getrennt von Kunden-WLAN und Büro. Das verkleinert auch den Bereich, den Sie im Fragebogen zum Standard PCI DSS beschreiben müssen.',
        },
        {
          icon: 'layers',
          title: 'Filialen nach einem Muster',
          text: 'Jede Filiale erhält dieselbe Ausstattung und dieselben Adressen. Eine neue Filiale ist dadurch schnell angeschlossen, und ein Ersatzgerät passt überall.',
        },
        {
          icon: 'truck',
          title: 'Lager und Versand',
          text: 'Scanner müssen auch zwischen Metallregalen funken. Wir messen bei vollem Lager, halten Ersatzgeräte eingerichtet bereit und überwachen die Schnittstellen zu Spedition und Onlineshop.',
        },
      ],
    },
    {
      kind: 'table',
      heading: 'Rund um die Saisonspitze',
      intro:
        'Ob Weihnachten, Schlussverkauf oder Gartensaison: Der Ablauf bleibt gleich. Die Termine setzen Sie, ein Beispiel:',
      head: ['Zeitpunkt', 'Was wir tun'],
      rows: [
        [
          'Acht Wochen vorher',
          'Aushilfskonten vorbereiten, zusätzliche Kassen und Scanner bestellen, Leitungen unter Last messen',
        ],
        [
          'Drei Wochen vorher',
          'Letzte Updates einspielen, Mobilfunkweg und Ersatzkasse im Laden ausprobieren',
        ],
        ['In der Spitze', 'Keine Änderungen außer dringenden Sicherheitslücken, engere Überwachung'],
        ['Danach', 'Aushilfskonten sperren, Störungen auswerten, Aufgeschobenes nachholen'],
      ],
    },
    {
      kind: 'prose',
      heading: 'Zwei Länder, zwei Kassenordnungen',
      paragraphs: [
        'Wer auf beiden Seiten der Mosel verkauft, hat mit verschiedenen Mehrwertsteuersätzen, Feiertagen und Kassenvorschriften zu tun. Kassensoftware und steuerliche Einstellung bleiben bei Ihrem Kassenhändler und Ihrer Steuerberatung. Wir sorgen dafür, dass Netz, Geräte und Datensicherung an allen Standorten dazu passen und dass die Kassendaten nicht allein auf der Kasse liegen.',
      ],
      links: [{ to: pathOf('backup', 'de'), label: 'Wie wir Daten sichern' }],
    },
    {
      kind: 'call',
      heading: 'Wann beginnt Ihre nächste Saison?',
      intro: 'Nennen Sie uns den Termin. Wir sagen Ihnen, was bis dahin zu schaffen ist.',
      actions: [{ call: 'phone' }, { to: pathOf('contact', 'de'), label: 'Anfrage senden' }],
    },
  ],
}
