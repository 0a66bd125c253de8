import type { PageCopy } from '../page-copy.ts'

export const retail: PageCopy = {
  title: 'IT für Handel und Logistik',
  description:
    'Kassen, Filialen und Lager: IT-Betreuung für Handel und Logistik, mit Rücksicht auf die Hochsaison und mit einem Plan für den Leitungsausfall.',
  badge: 'Handel und Logistik',
  heading: 'IT-Betreuung für Läden, Filialen und Lager',
  lead: 'Kasse, Warenwirtschaft und Versand hängen aneinander. Wir sorgen dafür, dass Sie auch bei einer Störung weiter verkaufen und ausliefern.',
  actions: [{ call: 'form', label: 'Beratung anfragen' }, { call: 'phone' }],
  drawing: { till: 'Kasse', mobile: 'Mobilfunk', line: 'Leitung', stock: 'Warenwirtschaft' },
  blocks: [
    {
      kind: 'table',
      heading: 'Ein Samstag im Dezember',
      head: ['Uhrzeit', 'Was geschieht'],
      rows: [
        [
          '07:00',
          'Lager: Das Lager ist voll, und die Scanner haben auch zwischen den Regalen Empfang. Wir haben ihn bei vollem Lager gemessen.',
        ],
        ['09:00', 'Aushilfen: Die Aushilfen melden sich mit eigenen Konten an den zusätzlichen Kassen an.'],
        [
          '11:00',
          'Leitungsausfall: Der Anschluss fällt aus. Die Kasse läuft über einen Mobilfunkrouter weiter.',
        ],
        [
          '13:00',
          'Kartenzahlung: Kunden surfen im Gäste-WLAN, die Terminals arbeiten in ihrem eigenen Netz. Das macht auch den Sicherheitsfragebogen kürzer, den Kreditkartenfirmen verlangen.',
        ],
        [
          '15:00',
          'Ersatz: Eine Kasse ist defekt. Das Ersatzgerät passt, denn alle Filialen sind gleich ausgestattet.',
        ],
      ],
    },
    {
      kind: 'prose',
      heading: 'Vorbereitung auf die Hochsaison',
      paragraphs: [
        'Acht Wochen vorher bestellen wir Scanner und Ersatzgeräte, stimmen die Kassen mit Ihrem Kassenhändler ab und messen die Leitungen unter Last. Drei Wochen vorher spielen wir die letzten Updates ein und probieren den Mobilfunkrouter im Laden aus. Während der Saison ändern wir nichts außer dringenden Sicherheitsupdates. Samstags erreichen Sie uns ab dem Tarif Professional unter der Notfallnummer.',
      ],
    },
    {
      kind: 'prose',
      heading: 'Kassen in Luxemburg und Deutschland',
      paragraphs: [
        'Wer auf beiden Seiten der Mosel verkauft, hat zweierlei Kassenvorschriften; die Software betreut Ihr Kassenhändler. Wir sorgen dafür, dass jede Kasse Netz hat und ihre Daten gesichert sind. Ob sie auch ohne Netz bucht, proben wir mit Ihnen.',
      ],
      links: [{ to: '/leistungen/backup', label: 'Mehr zum Backup' }],
    },
    {
      kind: 'call',
      heading: 'Wann beginnt Ihre nächste Saison?',
      intro: 'Nennen Sie uns den Termin; wir sagen, was bis dahin zu schaffen ist.',
      actions: [{ call: 'form', label: 'Anfrage senden' }, { call: 'phone' }],
    },
  ],
}
