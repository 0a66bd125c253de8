import { company } from '../../site/company.ts'
import type { PageCopy } from '../page-copy.ts'
import { answers } from './answers.ts'
import { price } from './format.ts'

export const servicesOverview: PageCopy = {
  title: 'Leistungen: IT-Betrieb, Sicherheit, Cloud und Backup',
  description:
    'IT-Leistungen, einzeln oder kombiniert, für kleine und mittlere Unternehmen in Luxemburg und Deutschland. Mit Umfang, Ablauf und Tarifen.',
  heading: 'Unsere Leistungen im Überblick',
  lead: 'Sie können mit einer einzelnen Aufgabe beginnen oder uns den gesamten IT-Betrieb überlassen.',
  actions: [{ call: 'form', label: 'Kontakt aufnehmen' }, { call: 'phone' }],
  drawing: {
    operation: 'Betrieb',
    security: 'Schutz',
    cloud: 'Cloud',
    backup: 'Backup',
    network: 'Netz',
    phone: 'Telefon',
    archive: 'Archiv',
  },
  blocks: [
    {
      kind: 'cards',
      heading: 'Was wir übernehmen',
      cards: [
        {
          icon: 'signal',
          title: 'Managed Services und IT-Support',
          text: `Hilfe am Telefon, Überwachung und Updates ab ${price(company.prices.managedServices.essential)} im Monat je Arbeitsplatz, ohne Mehrwertsteuer.`,
          link: { to: '/leistungen/managed-services', label: 'Mehr zu Managed Services' },
        },
        {
          icon: 'bastion',
          title: 'IT-Sicherheit',
          text: 'Wir suchen die Lücken, durch die jemand hineinkäme, und schließen die gefährlichste zuerst.',
          link: { to: '/leistungen/it-sicherheit', label: 'Mehr zur IT-Sicherheit' },
        },
        {
          icon: 'plateau',
          title: 'Cloud-Lösungen',
          text: 'Wir rechnen Ihnen vor, was in die Cloud gehört und was im Haus billiger bleibt.',
          link: { to: '/leistungen/cloud', label: 'Mehr zur Cloud' },
        },
        {
          icon: 'copy',
          title: 'Backup und Wiederherstellung',
          text: 'Drei Kopien auf zwei Medien, eine außer Haus. Jedes Quartal starten wir einen ganzen Server zur Probe.',
          link: { to: '/leistungen/backup', label: 'Mehr zum Backup' },
        },
        {
          icon: 'ford',
          title: 'IT-Infrastruktur und Netzwerke',
          text: 'Wir messen zuerst und bauen dann. Zur Übergabe gehören beschriftete Anschlüsse und ein Netzplan.',
          link: { to: '/leistungen/infrastruktur', label: 'Mehr zur Infrastruktur' },
        },
        {
          icon: 'sight',
          title: 'VoIP-Telefonie',
          text: `Unter Ihrer Firmennummer sind Sie im Büro und unterwegs erreichbar, ab ${price(company.prices.telephony.starter.price)} im Monat je Telefonanlage, ohne Mehrwertsteuer.`,
          link: { to: '/leistungen/telefonie', label: 'Mehr zur Telefonie' },
        },
        {
          icon: 'depot',
          title: 'E-Mail-Archivierung',
          text: 'Wir legen E-Mails unveränderbar ab und halten sie auffindbar, bis ihre Frist endet.',
          link: { to: '/leistungen/email-archivierung', label: 'Mehr zur Archivierung' },
        },
      ],
    },
    {
      kind: 'prose',
      heading: 'Was es kostet und wie schnell wir reagieren',
      paragraphs: [
        `${answers.hourlyRate} ${answers.travel} ${answers.servers} Alle Preise ohne Mehrwertsteuer.`,
        answers.response,
        answers.insurance,
      ],
      links: [
        { to: '/leistungen/managed-services#price-ruler', label: 'Preis für Ihre Arbeitsplätze berechnen' },
      ],
    },
    {
      kind: 'steps',
      heading: 'So beginnt die Zusammenarbeit',
      intro:
        'Gespräch, Bestandsaufnahme und ein erster Sicherheitscheck kosten nichts. Bevor wir etwas ändern, bekommen Sie ein schriftliches Angebot.',
      steps: [
        { title: 'Gespräch', text: 'Sie sagen uns, was Sie stört oder was Sie vorhaben.' },
        { title: 'Bestandsaufnahme', text: 'Wir sehen uns Geräte, Netz und Backup an.' },
        {
          title: 'Angebot',
          text: 'Im Angebot steht, was es kostet, was zuerst kommt und was warten kann.',
        },
        {
          title: 'Umsetzung',
          text: 'Zugangsdaten und Dokumentation holen wir beim bisherigen Dienstleister. Nach 2 bis 4\u00a0Wochen ist alles eingerichtet, getestet und Ihrem Team gezeigt; bis dahin bleibt der alte Vertrag bestehen.',
        },
      ],
    },
    {
      kind: 'prose',
      heading: 'Einzelne Aufträge ohne laufenden Vertrag',
      paragraphs: [
        'Auch für einen defekten Drucker oder den Umzug eines Büros können Sie uns rufen. Wir rechnen nach Stunden ab.',
      ],
      links: [
        { to: '/branchen', label: 'Branchen, die wir betreuen' },
        { to: '/security-consulting', label: 'Beratung zur IT-Sicherheit' },
      ],
    },
    {
      kind: 'call',
      heading: 'Womit sollen wir anfangen?',
      intro: 'Wir sagen Ihnen, ob wir die Aufgabe übernehmen und wann wir anfangen.',
      actions: [{ call: 'form', label: 'Anfrage schreiben' }, { call: 'phone' }],
    },
  ],
}
