import { claims, marketNames } from '../../company/derive.ts'
import { compact, ifInMarkets, sentences } from '../../company/optional.ts'
import { isOffered, pathOf } from '../../pages.ts'
import type { Block, IndustryCopy } from '../page-copy.ts'
import { retailDay } from './days.ts'
import { listOf } from './format.ts'

export const retail: IndustryCopy = {
  title: 'IT für Handel und Logistik',
  description: `Kassen, Kartenzahlung, Filialen und Lager: IT-Betreuung für Handel und Logistik, mit ${claims.agreedMaintenance ? 'Ruhe in der Saisonspitze und ' : ''}einem Plan für den Leitungsausfall.`,
  badge: 'Handel und Logistik',
  heading: 'IT-Betreuung für Läden, Filialen und Lager',
  lead: 'Fällt im Laden oder im Lager die Technik aus, kostet das sofort Umsatz. Deshalb sichern wir die Verbindungen zwischen Kasse, Warenwirtschaft und Versand doppelt ab.',
  actions: [{ call: 'form', label: 'Beratung anfragen' }, { call: 'phone' }],
  summaries: {
    en: {
      text: sentences(
        'For shops, branches and warehouses we provide tills with a second internet connection, a separate network for card terminals and Wi-Fi that reaches every rack.',
        claims.agreedMaintenance && 'Around the peak season we make no changes except urgent security fixes.',
      ),
    },
  },
  drawing: { till: 'Kasse', mobile: 'Mobilfunk', line: 'Leitung', stock: 'Warenwirtschaft' },
  day: retailDay,
  blocks: compact<Block>(
    {
      kind: 'cards',
      heading: 'Vom Kassenplatz bis zur Rampe',
      cards: [
        {
          icon: 'ford',
          title: 'Zweiter Internetweg für die Kasse',
          text: `Bricht der Anschluss weg, übernimmt ein Mobilfunkrouter. Kann die Kasse auch ohne Netz buchen, proben wir das mit Ihnen${ifInMarkets(['LU', 'DE'], ', in Deutschland samt Sicherheitseinrichtung (TSE)') ?? ifInMarkets('DE', ', samt Sicherheitseinrichtung (TSE)') ?? ''}.`,
        },
        {
          icon: 'hatch',
          title: 'Kartenterminals für sich',
          text: 'Zahlungsgeräte bekommen ein eigenes Netz, getrennt von Kunden-WLAN und Büro. Das verkleinert auch den Bereich, den Sie im Fragebogen zum Standard PCI DSS beschreiben müssen.',
        },
        {
          icon: 'house',
          title: 'Filialen nach einem Muster',
          text: `Jede Filiale erhält dieselbe Ausstattung und dieselben Adressen. Eine neue Filiale ist dadurch schnell angeschlossen${claims.spareDevices ? ', und ein Ersatzgerät passt überall' : ''}.`,
        },
        {
          icon: 'road',
          title: 'Lager und Versand',
          text: `Scanner müssen auch zwischen Metallregalen funken. Wir messen bei vollem Lager${claims.spareDevices ? ', halten Ersatzgeräte eingerichtet bereit' : ''} und überwachen die Schnittstellen zu Spedition und Onlineshop.`,
        },
      ],
    },
    claims.agreedMaintenance && {
      kind: 'table',
      heading: 'Vorbereitung auf die Saisonspitze',
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
          `Letzte Updates einspielen, Mobilfunkweg${claims.spareDevices ? ' und Ersatzkasse' : ''} im Laden ausprobieren`,
        ],
        ['In der Spitze', 'Keine Änderungen außer dringenden Sicherheitsupdates, engere Überwachung'],
        ['Danach', 'Aushilfskonten sperren, Störungen auswerten, Aufgeschobenes nachholen'],
      ],
    },
    {
      kind: 'prose',
      heading: `Kassenvorschriften in ${listOf(marketNames('de'))}`,
      paragraphs: [
        sentences(
          ifInMarkets(
            ['LU', 'DE'],
            'Wer auf beiden Seiten der Mosel verkauft, hat mit verschiedenen Mehrwertsteuersätzen, Feiertagen und Kassenvorschriften zu tun.',
          ),
          `Kassensoftware und steuerliche Einstellung bleiben bei Ihrem Kassenhändler und Ihrer Steuerberatung. Wir sorgen dafür, dass ${isOffered('backup') ? 'Netz, Geräte und Datensicherung' : 'Netz und Geräte'} an allen Standorten dazu passen${isOffered('backup') ? ' und dass die Kassendaten nicht allein auf der Kasse liegen' : ''}.`,
        ),
      ],
      links: [{ to: pathOf('backup', 'de'), label: 'Wie wir Daten sichern' }],
    },
    {
      kind: 'call',
      heading: 'Wann beginnt Ihre nächste Saison?',
      intro: 'Nennen Sie uns den Termin. Wir sagen Ihnen, was bis dahin zu schaffen ist.',
      actions: [{ call: 'form', label: 'Anfrage senden' }, { call: 'phone' }],
    },
  ),
}
