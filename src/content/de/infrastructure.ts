import type { PageCopy } from '../page-copy.ts'

export const infrastructure: PageCopy = {
  title: 'IT-Infrastruktur und Netzwerke für Unternehmen',
  description:
    'LAN, WLAN, Firewall, Server und Speicher für kleine und mittlere Unternehmen in Luxemburg und Deutschland: geplant, eingebaut und dokumentiert.',
  badge: 'Infrastruktur und Netzwerke',
  heading: 'Netzwerk, Server und Speicher für Ihren Betrieb',
  lead: 'Wir planen Verkabelung, WLAN, Firewall, Server und Speicher als Ganzes und bauen sie ein. Zur Übergabe gehört eine Dokumentation, mit der auch ein anderer Dienstleister weiterarbeiten könnte.',
  actions: [{ call: 'form', label: 'Projekt besprechen' }, { call: 'phone' }],
  drawing: { cabinet: 'Schrank', wifi: 'WLAN', outlet: 'Messpunkt' },
  blocks: [
    {
      kind: 'cards',
      heading: 'Sechs Bausteine für Ihr Firmennetz',
      intro:
        'Für ein neues Büro brauchen Sie meist alle sechs, bei einem langsamen WLAN vielleicht nur einen.',
      cards: [
        {
          icon: 'ford',
          title: 'LAN und Verkabelung',
          text: 'Wir messen vorhandene Leitungen durch und ersetzen nur solche, die ihre Grenzwerte nicht einhalten. Verwaltete Switches trennen Arbeitsplätze, Telefone und Gäste voneinander und zeigen, an welchem Anschluss es hakt.',
        },
        {
          icon: 'sight',
          title: 'WLAN nach Messung',
          text: 'Vor dem Angebot messen wir die Funkabdeckung in Ihren Räumen. Danach planen wir, wo die Zugangspunkte hängen, damit ein Telefonat nicht abbricht, wenn jemand dabei durchs Haus geht.',
        },
        {
          icon: 'bastion',
          title: 'Firewall und VPN',
          text: 'Die Firewall prüft den Verkehr zum Internet und zwischen den internen Netzen. Wer unterwegs arbeitet, meldet sich über VPN mit zweitem Faktor an. Regeln, die niemand mehr braucht, löschen wir.',
          link: { to: '/leistungen/it-sicherheit', label: 'Zur IT-Sicherheit' },
        },
        {
          icon: 'core',
          title: 'Server und Virtualisierung',
          text: 'Zwei oder drei physische Server genügen für viele virtuelle. Fällt ein Gerät aus, starten seine Server auf einem anderen neu. Außerdem lässt sich ein Update vorab an einer Kopie erproben.',
        },
        {
          icon: 'depot',
          title: 'Gemeinsamer Speicher',
          text: 'Wir richten gespiegelte Platten, Snapshots und Zugriffsrechte nach Abteilung ein. Füllstand und Zustand der Platten lassen sich laufend auslesen, damit rechtzeitig erweitert oder getauscht wird.',
          link: { to: '/leistungen/backup', label: 'Zu Backup und Wiederherstellung' },
        },
        {
          icon: 'house',
          title: 'Beschaffung von Hard- und Software',
          text: 'Das Angebot nennt Typ, Garantie, Lieferzeit und den Grund für die Wahl. Geräte kommen fertig eingerichtet und inventarisiert an; Lizenzen laufen auf den Namen Ihres Unternehmens.',
          link: { to: '/partner', label: 'Zu den Herstellern' },
        },
      ],
    },
    {
      kind: 'table',
      heading: 'So teilen wir ein Firmennetz auf',
      intro:
        'Ist ein Netz nicht unterteilt, erreicht ein befallener PC auch Server, Kameras und Kasse. Die meisten Betriebe kommen mit diesen fünf Bereichen aus; Kassen und Maschinen erhalten eigene.',
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
        ['Gäste', 'Mitgebrachte Geräte', 'Internet, mit begrenzter Bandbreite', 'Alles Interne'],
      ],
    },
    {
      kind: 'steps',
      heading: 'Ein Netzwerkprojekt von der Begehung bis zur Übergabe',
      steps: [
        {
          title: 'Begehung',
          text: 'Wir sehen uns Räume, Verteiler und Leitungswege an, messen das WLAN und fragen, wo es im Alltag klemmt.',
        },
        {
          title: 'Konzept und Angebot',
          text: 'Sie bekommen einen Netzplan, eine Geräteliste mit Preisen und einen Vorschlag, was jetzt und was später umgesetzt wird.',
        },
        {
          title: 'Vorbereitung bei uns',
          text: 'Wir richten Switches, Firewall und Zugangspunkte schon vor dem Termin ein und beschriften sie. Das verkürzt die Unterbrechung bei Ihnen.',
        },
        {
          title: 'Umbau zum vereinbarten Termin',
          text: 'Wir bauen abschnittsweise um, auf Wunsch abends oder am Wochenende. Die alte Technik bleibt erreichbar, bis die neue geprüft ist.',
        },
        {
          title: 'Messung und Übergabe',
          text: 'Nach dem Umbau messen wir erneut. Sie erhalten Messwerte, Netzplan, Inventar und Zugangsdaten.',
        },
      ],
    },
    {
      kind: 'prose',
      heading: 'Was bleiben darf und was wir ersetzen',
      paragraphs: [
        'Selten muss ein ganzes Netz erneuert werden. Kabel halten meist länger als Geräte, und ein Switch, der noch Updates erhält, kann an weniger wichtiger Stelle weiterarbeiten. Schlagen wir vor, ein Gerät auszutauschen, das noch läuft, nennt das Angebot einen dieser Gründe:',
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
      intro: 'Nach einer Begehung wissen Sie, was nötig ist und was noch Zeit hat.',
      actions: [
        { call: 'form', label: 'Begehung vereinbaren' },
        { call: 'phone' },
        { to: '/leistungen/managed-services', label: 'Managed Services' },
      ],
    },
  ],
}

export const planDrawing = {
  label:
    'Netzplan: Das Internet endet an der Firewall; dahinter liegen Büro, Gäste und Maschinen in getrennten Netzen, die Server im Kern',
  internet: 'Internet',
  firewall: 'Firewall',
  office: 'Büro',
  guests: 'Gäste',
  machines: 'Maschinen',
  servers: 'Server',
}
