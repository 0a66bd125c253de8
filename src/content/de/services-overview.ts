import { company } from '../../company/company.ts'
import type { PageCopy } from '../page-copy.ts'
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
      link: { to: '/services', label: 'Kurzfassung auf Deutsch und Englisch' },
      cards: [
        {
          icon: 'signal',
          title: 'Managed Services und IT-Support',
          text: `Wir übernehmen Helpdesk, Überwachung und Updates ab ${price(company.prices.managedServices.essential)} pro Monat je Arbeitsplatz, ohne Mehrwertsteuer. Dass eine Festplatte voll wird, bemerken wir meist, bevor es Ihr Team aufhält.`,
          link: { to: '/leistungen/managed-services', label: 'Mehr zu Managed Services' },
        },
        {
          icon: 'bastion',
          title: 'IT-Sicherheit',
          text: 'Firewall, Endgeräteschutz, Mehrfaktor-Anmeldung und Trainings stimmen wir in einem Sicherheitskonzept aufeinander ab. Mit den dringendsten Punkten fangen wir an.',
          link: { to: '/leistungen/it-sicherheit', label: 'Mehr zur IT-Sicherheit' },
        },
        {
          icon: 'plateau',
          title: 'Cloud-Lösungen',
          text: 'Wir richten Microsoft 365, Server in Azure oder bei europäischen Betreibern und virtuelle Desktops ein. Vor dem Umzug vergleichen wir die Kosten und schlagen vor, was umzieht und was im Haus bleibt.',
          link: { to: '/leistungen/cloud', label: 'Mehr zur Cloud' },
        },
        {
          icon: 'copy',
          title: 'Backup und Wiederherstellung',
          text: 'Wir sichern Ihre Daten nach der 3-2-1-Regel, verschlüsselt mit AES-256. In festen Abständen prüfen wir, ob sich Dateien und ganze Server wiederherstellen lassen.',
          link: { to: '/leistungen/backup', label: 'Mehr zum Backup' },
        },
        {
          icon: 'ford',
          title: 'IT-Infrastruktur und Netzwerke',
          text: 'Wir messen Ihr Netz durch und planen danach Server, Switches, WLAN und die Verbindung Ihrer Standorte. Zur Übergabe gehören beschriftete Anschlüsse und ein aktueller Netzplan.',
          link: { to: '/leistungen/infrastruktur', label: 'Mehr zur Infrastruktur' },
        },
        {
          icon: 'sight',
          title: 'VoIP-Telefonie',
          text: `Sie telefonieren über das Internet unter Ihrer Firmennummer, am Tischtelefon, am PC oder mit dem Smartphone. Das kleinste Paket mit bis zu 10\u00a0Nebenstellen beginnt bei ${price(company.prices.telephony.starter.price)} pro Monat je Telefonanlage, ohne Mehrwertsteuer.`,
          link: { to: '/leistungen/telefonie', label: 'Mehr zur Telefonie' },
        },
        {
          icon: 'depot',
          title: 'E-Mail-Archivierung',
          text: 'Wir legen E-Mails unveränderbar ab und halten sie bis zum Ende der Frist auffindbar, je nach Unterlage bis zu 10 Jahre. Maßgeblich sind Handels- und Steuerrecht, in Deutschland auch die GoBD; ist die Frist abgelaufen, verlangt die DSGVO in der Regel die Löschung.',
          link: { to: '/leistungen/email-archivierung', label: 'Mehr zur Archivierung' },
        },
      ],
    },
    {
      kind: 'prose',
      heading: 'Einzelne Aufgaben im laufenden Betrieb',
      paragraphs: ['Auch wenn Ihre IT schon betreut wird, können Sie uns einzelne Aufgaben übertragen.'],
      links: [
        { to: '/security-services', label: 'Security Services' },
        { to: '/cdaas', label: 'Cyber Defence as a Service' },
        { to: '/leistungen/managed-services#price-ruler', label: 'Preis für Ihre Arbeitsplätze berechnen' },
      ],
    },
    {
      kind: 'steps',
      heading: 'So beginnt die Zusammenarbeit',
      intro: 'Sie entscheiden erst, wenn Umfang und Preis oder Stundensatz schriftlich vorliegen.',
      steps: [
        {
          title: 'Gespräch',
          text: 'Sie sagen uns am Telefon oder per E-Mail, was Sie stört oder was Sie vorhaben.',
        },
        {
          title: 'Bestandsaufnahme',
          text: 'Wir sehen uns Geräte, Netz, Konten und Sicherungen an, aus der Ferne oder bei Ihnen im Betrieb, und halten den Stand schriftlich fest.',
        },
        {
          title: 'Angebot',
          text: 'Das Angebot nennt Umfang, Kosten und Reihenfolge der Arbeiten und kennzeichnet, was nicht dringend ist.',
        },
        {
          title: 'Umsetzung',
          text: `Wir richten alles ein, testen und dokumentieren es. Schließt sich ein Vertrag über die laufende Betreuung an, können Sie ihn mit einer Frist von ${company.promises.noticeMonths} Monaten zum Monatsende kündigen.`,
        },
      ],
    },
    {
      kind: 'prose',
      heading: 'Einzelne Aufträge ohne laufenden Vertrag',
      paragraphs: [
        'Sie können uns auch einmalig beauftragen, ob für einen defekten Drucker oder den Umzug eines Büros.',
      ],
      points: [
        'Remote-Support und Einsätze vor Ort, montags bis freitags von 08:00 bis 17:00 Uhr, nach Vereinbarung auch zu anderen Zeiten',
        'Auswahl, Verkauf und Einrichtung von Hardware und Software',
        'Awareness-Trainings zu Phishing, Passwörtern und gefälschten Rechnungen',
        'Technische Projekte, etwa der Anschluss eines neuen Standorts',
      ],
      links: [
        { to: '/branchen', label: 'Branchen, die wir betreuen' },
        { to: '/security-consulting', label: 'Beratung zur IT-Sicherheit' },
      ],
    },
    {
      kind: 'call',
      heading: 'Womit sollen wir anfangen?',
      intro:
        'Schreiben Sie uns oder rufen Sie an. Wir sagen Ihnen, ob wir die Aufgabe übernehmen und wann wir anfangen können.',
      actions: [{ call: 'form', label: 'Anfrage schreiben' }, { call: 'phone' }],
    },
  ],
}
