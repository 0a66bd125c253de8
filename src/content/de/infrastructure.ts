import type { PageCopy } from '../page-copy.ts'

export const infrastructure: PageCopy = {
  title: 'IT-Infrastruktur und Netzwerke für Unternehmen',
  description:
    'LAN, WLAN, Firewall, Server und Speicher für kleine und mittlere Unternehmen in Luxemburg und Deutschland: geplant, eingebaut und dokumentiert.',
  badge: 'Infrastruktur und Netzwerke',
  heading: 'Netzwerk, Server und Speicher für Ihren Betrieb',
  lead: 'Wir planen Verkabelung, WLAN, Firewall, Server und Speicher als Ganzes und bauen sie ein. Zur Übergabe gehört eine Dokumentation, mit der auch ein anderer Dienstleister weiterarbeiten könnte.',
  actions: [{ call: 'form', label: 'Projekt besprechen' }, { call: 'phone' }],
  drawing: {
    cabinet: 'Schrank',
    wifi: 'WLAN',
    outlet: 'Messpunkt',
    plan: 'Netzplan: Das Internet endet an der Firewall; dahinter liegen Büro, Gäste und Maschinen in getrennten Netzen, die Server im Kern',
    internet: 'Internet',
    firewall: 'Firewall',
    office: 'Büro',
    guests: 'Gäste',
    machines: 'Maschinen',
    servers: 'Server',
  },
  blocks: [
    {
      kind: 'cards',
      heading: 'Sechs Bausteine für Ihr Firmennetz',
      cards: [
        {
          icon: 'ford',
          title: 'LAN und Verkabelung',
          text: 'Wir messen Ihre Leitungen durch und ersetzen nur die schlechten. Die Verteiler im Netz (Switches) zeigen uns, an welchem Anschluss es hakt.',
        },
        {
          icon: 'sight',
          title: 'WLAN nach Messung',
          text: 'Vor dem Angebot messen wir den Funk in Ihren Räumen. So bricht kein Telefonat ab, wenn jemand dabei durchs Haus geht.',
        },
        {
          icon: 'bastion',
          title: 'Firewall und VPN',
          text: 'Wer unterwegs arbeitet, kommt verschlüsselt (VPN) und mit zweitem Schritt beim Anmelden ins Netz. Regeln, die niemand mehr braucht, löschen wir.',
          link: { to: '/leistungen/it-sicherheit', label: 'Zur IT-Sicherheit' },
        },
        {
          icon: 'core',
          title: 'Server und Virtualisierung',
          text: 'Auf zwei Geräten laufen viele Server (Virtualisierung). Fällt ein Gerät aus, starten sie auf dem anderen.',
        },
        {
          icon: 'depot',
          title: 'Gemeinsamer Speicher',
          text: 'Alle Abteilungen arbeiten auf einem Speicher. Wird der Platz knapp oder eine Platte fehlerhaft, sehen wir es und handeln rechtzeitig.',
          link: { to: '/leistungen/backup', label: 'Zu Backup und Wiederherstellung' },
        },
        {
          icon: 'house',
          title: 'Beschaffung von Hard- und Software',
          text: 'Geräte kommen fertig eingerichtet an. Lizenzen laufen auf den Namen Ihres Unternehmens.',
          link: { to: '/partner', label: 'Zu den Herstellern' },
        },
      ],
    },
    {
      kind: 'table',
      heading: 'So teilen wir ein Firmennetz auf',
      intro:
        'In einem ungeteilten Netz erreicht ein befallener PC auch Kameras und Kasse. Kassen und Maschinen bekommen eigene Bereiche.',
      head: ['Netzbereich', 'Geräte', 'Erlaubt', 'Gesperrt'],
      rows: [
        [
          'Arbeitsplätze',
          'PCs, Notebooks',
          'Freigegebene Anwendungen, Internet über Filter',
          'Verwaltungszugänge, Haustechnik',
        ],
        [
          'Server',
          'Datei-, Datenbank- und Anwendungsserver',
          'Anfragen der Arbeitsplätze, Datensicherung',
          'Unkontrollierter Weg ins Internet',
        ],
        [
          'Telefonie',
          'Tischtelefone, Basisstationen',
          'Telefonanlage, mit Vorrang für Sprache',
          'Dateien und Arbeitsplätze',
        ],
        [
          'Drucker und Haustechnik',
          'Drucker, Kameras, Zutrittskontrolle, Heizungssteuerung',
          'Der jeweilige Druck- oder Steuerungsdienst',
          'Alle anderen Bereiche',
        ],
        [
          'Kassen und Maschinen',
          'Kassen, Kartenterminals, Steuerungen',
          'Kassenserver, Zahlungsdienst, Fernwartung nach Freigabe',
          'Arbeitsplätze, übriges Internet',
        ],
        ['Gäste', 'Mitgebrachte Geräte', 'Internet, mit begrenzter Bandbreite', 'Alles Interne'],
      ],
    },
    {
      kind: 'steps',
      heading: 'Ein Netzwerkprojekt von der Begehung bis zur Übergabe',
      steps: [
        {
          title: 'Begehung',
          text: 'Wir sehen uns die Räume an, messen das WLAN und fragen, wo es klemmt.',
        },
        {
          title: 'Konzept und Angebot',
          text: 'Sie bekommen einen Netzplan und eine Geräteliste mit Preisen.',
        },
        {
          title: 'Umbau und Übergabe',
          text: 'Was vorher eingerichtet werden kann, bringen wir fertig mit. Die alte Technik bleibt in Betrieb, bis die neue geprüft ist. Am Ende erhalten Sie Messwerte, Netzplan und Zugangsdaten.',
        },
      ],
    },
    {
      kind: 'prose',
      heading: 'Was bleiben darf und was wir ersetzen',
      paragraphs: [
        'Kabel halten länger als Geräte. Ein Gerät, das noch läuft, ersetzen wir nur aus einem dieser Gründe:',
      ],
      points: [
        'Der Hersteller liefert keine Sicherheitsupdates mehr, und das Gerät lässt sich nicht abschirmen.',
        'Der ganze Betrieb hängt an diesem Gerät, und ein Reservegerät ist nicht mehr zu bekommen.',
        'Das Gerät lässt sich nicht zentral verwalten und wird deshalb bei Änderungen leicht vergessen.',
      ],
    },
    {
      kind: 'call',
      heading: 'Begehung vereinbaren',
      intro:
        'Sie kostet nichts. Danach wissen Sie, was nötig ist und was noch Zeit hat; für den Umbau nennen wir einen Festpreis.',
      actions: [
        { call: 'form', label: 'Begehung vereinbaren' },
        { call: 'phone' },
        { to: '/leistungen/managed-services', label: 'Managed Services' },
      ],
    },
  ],
}
