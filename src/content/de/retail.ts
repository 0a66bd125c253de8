import type { IndustryCopy } from '../page-copy.ts'
import { retailDay } from './days.ts'

export const retail: IndustryCopy = {
  title: 'IT für Handel und Logistik',
  description:
    'Kassen, Filialen und Lager: IT-Betreuung für Handel und Logistik, mit Rücksicht auf die Hochsaison und mit einem Plan für den Leitungsausfall.',
  badge: 'Handel und Logistik',
  heading: 'IT-Betreuung für Läden, Filialen und Lager',
  lead: 'Kasse, Warenwirtschaft und Versand hängen aneinander. Wir sorgen dafür, dass Sie auch bei einer Störung weiter verkaufen und ausliefern.',
  actions: [{ call: 'form', label: 'Beratung anfragen' }, { call: 'phone' }],
  drawing: { till: 'Kasse', mobile: 'Mobilfunk', line: 'Leitung', stock: 'Warenwirtschaft' },
  day: retailDay,
  blocks: [
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
