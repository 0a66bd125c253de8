import type { PageCopy } from '../page-copy.ts'

export const partner: PageCopy = {
  title: 'Partner und Hersteller',
  description:
    'Mit welchen Herstellern wir arbeiten, wofür wir ihre Produkte einsetzen und wie wir auswählen.',
  heading: 'Hersteller, mit deren Technik wir arbeiten',
  lead: 'Mit diesen sechs Herstellern arbeiten wir jeden Tag. Passt etwas anderes besser zu Ihnen, sagen wir es.',
  drawing: { firewall: 'Firewall', servers: 'Server', devices: 'Geräte', sight: 'Überblick' },
  blocks: [
    {
      kind: 'cards',
      heading: 'Die Hersteller und wofür wir sie einsetzen',
      cards: [
        {
          icon: 'plateau',
          title: 'Microsoft: Cloud und Schutz der Computer',
          text: 'Für Anmeldung, E-Mail, Dateien und Virenschutz. Wir richten die Konten ein und prüfen die Sicherheitseinstellungen.',
          link: { to: '/leistungen/cloud', label: 'Cloud-Lösungen' },
        },
        {
          icon: 'copy',
          title: 'Veeam: Backup',
          text: 'Die Software sichert Server und Arbeitsplätze nach festem Plan. Wir lesen die Protokolle und spielen Daten zur Probe zurück.',
          link: { to: '/leistungen/backup', label: 'Backup und Wiederherstellung' },
        },
        {
          icon: 'bastion',
          title: 'Fortinet: Firewalls',
          text: 'Die Firewall schützt Ihr Netz vor dem Internet und trennt das Gäste-WLAN vom Büro. Wir pflegen die Regeln und spielen Updates ein.',
          link: { to: '/leistungen/it-sicherheit', label: 'IT-Sicherheit' },
        },
        {
          icon: 'core',
          title: 'Hewlett Packard Enterprise: Server',
          text: 'Für Programme, die im Haus bleiben sollen. Wir bemessen den Server nach Ihrem Bedarf, bauen ihn ein und überwachen ihn.',
          link: { to: '/leistungen/infrastruktur', label: 'Infrastruktur und Netzwerke' },
        },
        {
          icon: 'house',
          title: 'Lenovo: Arbeitsplätze',
          text: 'Notebooks und Computer übergeben wir verschlüsselt und mit Ihren Programmen, fertig zum Arbeiten.',
          link: { to: '/leistungen/managed-services', label: 'Arbeitsplätze betreuen lassen' },
        },
        {
          icon: 'sight',
          title: '3CX: Telefonie',
          text: 'Anrufe kommen über das Internet am Tischtelefon, Notebook oder Smartphone an. Wir richten Rufnummern, Ansagen und Gruppen ein.',
          link: { to: '/leistungen/telefonie', label: 'Telefonie' },
        },
      ],
      note: 'Wir sind Partner von Microsoft und Veeam. Mit der Technik der anderen vier arbeiten wir ohne Partnerstatus.',
    },
    {
      kind: 'prose',
      heading: 'Wie wir Produkte auswählen',
      paragraphs: [
        'Zuerst sehen wir uns an, was Sie haben. Was keine Sicherheitsupdates mehr bekommt, ersetzen wir oder schirmen es ab; was noch taugt, bleibt.',
        'Im Vorschlag stehen auch die laufenden Kosten, die Nachteile und wie Sie Ihre Daten mitnehmen, falls Sie später wechseln.',
      ],
    },
    {
      kind: 'prose',
      heading: 'Wie unabhängig unser Rat ist',
      paragraphs: [
        'Wir verkaufen auch Hardware und Software. Deshalb begründen wir jede Empfehlung schriftlich, damit Sie unser Angebot mit anderen vergleichen können.',
      ],
    },
    {
      kind: 'call',
      heading: 'Fragen zu einem Produkt, das Sie schon haben?',
      intro: 'Nennen Sie uns Hersteller und Modell.',
      actions: [{ to: '/kontakt', label: 'Frage stellen' }, { call: 'phone' }],
    },
  ],
}
