import { company } from '../../company/company.ts'
import type { PageCopy } from '../page-copy.ts'

export const partner: PageCopy = {
  title: 'Partner und Hersteller',
  description:
    'Mit welchen Herstellern wir arbeiten, wofür wir ihre Produkte einsetzen und wie wir auswählen.',
  heading: 'Hersteller, mit deren Technik wir arbeiten',
  lead: 'Passt das Produkt eines anderen Herstellers besser zu Ihrem Betrieb, empfehlen wir dieses.',
  drawing: { firewall: 'Firewall', servers: 'Server', devices: 'Geräte', sight: 'Überblick' },
  blocks: [
    {
      kind: 'cards',
      heading: 'Die Hersteller und wofür wir sie einsetzen',
      cards: [
        {
          icon: 'plateau',
          title: 'Microsoft: Cloud und Schutz der Endgeräte',
          text: 'Für Anmeldung, E-Mail, Dateiablage und den Schutz der Endgeräte setzen wir Produkte von Microsoft ein. Wir richten die Konten ein und prüfen, ob die Sicherheitseinstellungen zu Ihrem Betrieb passen.',
          link: { to: '/leistungen/cloud', label: 'Cloud-Lösungen' },
        },
        {
          icon: 'copy',
          title: 'Veeam: Datensicherung',
          text: 'Die Software sichert Server und Arbeitsplätze nach festem Plan. Wir kontrollieren die Protokolle und stellen in festen Abständen Daten zur Probe wieder her.',
          link: { to: '/leistungen/backup', label: 'Backup und Wiederherstellung' },
        },
        {
          icon: 'bastion',
          title: 'Fortinet: Firewalls',
          text: 'Am Übergang zum Internet filtert die Firewall den Verkehr, trennt Netzbereiche voneinander und nimmt Verbindungen aus dem Homeoffice an. Wir pflegen das Regelwerk und spielen Updates ein.',
          link: { to: '/leistungen/it-sicherheit', label: 'IT-Sicherheit' },
        },
        {
          icon: 'core',
          title: 'Hewlett Packard Enterprise: Server',
          text: 'Auf diesen Servern laufen Anwendungen, die im Haus bleiben sollen. Wir bemessen Rechenleistung und Speicher nach Ihrem Bedarf, nehmen die Server in Betrieb und überwachen sie.',
          link: { to: '/leistungen/infrastruktur', label: 'Infrastruktur und Netzwerke' },
        },
        {
          icon: 'house',
          title: 'Lenovo: Arbeitsplätze',
          text: 'Notebooks und Arbeitsplatzrechner übergeben wir fertig eingerichtet: mit Ihren Programmen und verschlüsseltem Datenträger. Jedes Gerät tragen wir in das Geräteverzeichnis ein.',
          link: { to: '/leistungen/managed-services', label: 'Arbeitsplätze betreuen lassen' },
        },
        {
          icon: 'sight',
          title: '3CX: Telefonie',
          text: 'Die Telefonanlage nutzt den Internetanschluss; Anrufe kommen am Tischtelefon, Notebook oder Smartphone an. Wir richten Rufnummern, Ansagen und Gruppen nach Ihrem Arbeitsalltag ein.',
          link: { to: '/leistungen/telefonie', label: 'Telefonie' },
        },
      ],
      note: 'Wir sind Partner von Microsoft und Veeam. Mit Technik von Fortinet, Hewlett Packard Enterprise, Lenovo und 3CX arbeiten wir ohne Partnerstatus.',
    },
    {
      kind: 'cards',
      heading: 'Wie wir Produkte auswählen',
      cards: [
        {
          title: 'Bestand aufnehmen',
          text: 'Wir sehen uns an, was Sie bereits haben und wie lange es noch reicht. Geräte und Lizenzen, die ihren Zweck erfüllen, bleiben.',
        },
        {
          title: 'Anforderungen festhalten',
          text: 'Wir halten fest, was das Produkt können muss. Dann prüfen wir zuerst, ob eines passt, das wir ohnehin einsetzen.',
        },
        {
          title: 'Auswahl begründen',
          text: 'Wir begründen den Vorschlag und nennen auch die laufenden Kosten und die Nachteile.',
        },
        {
          title: 'Wechsel einplanen',
          text: 'Wir klären vor dem Kauf, wie Sie Ihre Daten mitnehmen, falls Sie später wechseln möchten.',
        },
      ],
    },
    {
      kind: 'questions',
      heading: 'Häufige Fragen zur Auswahl',
      questions: [
        {
          question: 'Sind Sie an einen Hersteller gebunden?',
          answer:
            'Nein. Wir schlagen auch Produkte vor, die wir sonst nicht einsetzen, wenn sie Ihre Anforderungen besser erfüllen; wir probieren sie vorher aus.',
        },
        {
          question: 'Sie verkaufen auch Hardware und Software. Wie unabhängig ist dann der Rat?',
          answer:
            'Die Frage ist berechtigt. Wir leiten jede Empfehlung aus Ihren Anforderungen ab und begründen sie. So können Sie unser Angebot mit anderen vergleichen.',
        },
        {
          question: 'Müssen wir vorhandene Geräte ersetzen?',
          answer:
            'Meist nicht. Wir raten dazu, wenn ein Gerät keine Sicherheitsupdates mehr erhält und sich nicht vom übrigen Netz trennen lässt oder wenn es sich nicht zentral verwalten lässt. Würde der Ausfall eines Geräts den ganzen Betrieb lahmlegen, raten wir, ein zweites in Reserve zu halten. Was sich sicher betreiben lässt, nehmen wir in die Betreuung auf.',
        },
      ],
    },
    {
      kind: 'prose',
      heading: 'Unsere Schwesterfirma in Deutschland',
      paragraphs: [
        `Standorte auf beiden Seiten der Grenze betreuen wir gemeinsam mit der ${company.sister.name}.`,
      ],
      links: [{ to: '/unternehmen', label: 'Das Unternehmen im Überblick' }],
    },
    {
      kind: 'call',
      heading: 'Fragen zu einem Produkt, das Sie schon haben?',
      intro: 'Nennen Sie uns Hersteller und Modell. Wir sagen Ihnen, ob wir es betreuen können.',
      actions: [
        { to: '/kontakt', label: 'Frage stellen' },
        { call: 'phone' },
        { call: 'mail', label: 'Frage per E-Mail stellen', subject: 'Frage zu einem Produkt' },
      ],
    },
  ],
}
