import { company } from '../../company/company.ts'
import type { PageCopy } from '../page-copy.ts'
import { price } from './format.ts'

export const services: PageCopy = {
  title: 'IT-Services auf einen Blick',
  description:
    'Remote-Support, Vor-Ort-Service, IT-Sicherheit, Backup, Cloud und Managed Services für kleine und mittlere Unternehmen in Luxemburg und Deutschland.',
  heading: 'Services für Ihre IT',
  lead: 'Wir betreuen Computer, Netze und Daten kleiner und mittlerer Unternehmen in Luxemburg und Deutschland.',
  drawing: {
    first: 'Aus der Ferne',
    second: 'Vor Ort',
    third: 'Sicherheit',
    fourth: 'Backup',
    fifth: 'Cloud',
    sixth: '24/7',
  },
  blocks: [
    {
      kind: 'cards',
      heading: 'Vom einzelnen Anruf bis zum laufenden Betrieb',
      cards: [
        {
          id: 'remote-support',
          icon: 'signal',
          title: 'Remote-Support',
          text: 'Sie rufen an, geben uns Ihren Bildschirm frei und sehen zu, wie wir den Fehler beheben. Mit dem Gespräch endet auch die Verbindung. Haben Sie noch keinen Vertrag mit uns, nehmen Sie vorher unser Angebot per E-Mail an.',
          points: [
            'Montag bis Freitag von 08:00 bis 17:00 Uhr, nach Vereinbarung auch zu anderen Zeiten',
            'Auch ohne laufenden Vertrag',
          ],
          link: { to: '/leistungen/managed-services', label: 'Support im laufenden Vertrag' },
        },
        {
          id: 'on-site-service',
          icon: 'road',
          title: 'Vor-Ort-Service',
          text: 'Wir kommen zum vereinbarten Termin, reparieren Geräte, richten Arbeitsplätze ein oder suchen die Ursache von WLAN-Störungen. Was wir ändern, dokumentieren wir.',
          points: ['Reparatur und Einrichtung von Geräten', 'Auch ohne laufenden Vertrag'],
          link: { to: '/leistungen/infrastruktur', label: 'Netzwerke und Geräte' },
        },
        {
          id: 'it-security',
          about: 'itSecurity',
          icon: 'bastion',
          title: 'IT-Sicherheit',
          text: 'Wir prüfen Firewall, Konten und Endgeräte, schließen die gefährlichsten Lücken zuerst und schulen Ihr Team. Ein Sicherheitskonzept hält fest, was wann umgesetzt wird.',
          points: ['Firewall und Schutz der Endgeräte', 'Mehrfaktor-Anmeldung', 'Awareness-Trainings'],
          link: { to: '/leistungen/it-sicherheit', label: 'Mehr zur IT-Sicherheit' },
        },
        {
          id: 'backup',
          about: 'backup',
          icon: 'copy',
          title: 'Backup und Wiederherstellung',
          text: 'Ihre Daten liegen in drei Kopien auf zwei Medien, eine davon außer Haus. Ob sich Dateien und Server wiederherstellen lassen, prüfen wir regelmäßig.',
          points: ['3-2-1-Regel', 'Verschlüsselt mit AES-256'],
          link: { to: '/leistungen/backup', label: 'Mehr zum Backup' },
        },
        {
          id: 'cloud',
          about: 'cloud',
          icon: 'plateau',
          title: 'Cloud-Lösungen',
          text: 'Wir richten Microsoft 365, Server im Rechenzentrum und virtuelle Desktops ein. Vor dem Umzug klären wir mit Ihnen Kosten und Speicherort und planen, wie Sie bei Bedarf zurückwechseln.',
          points: ['Microsoft 365', 'Server im Rechenzentrum', 'Virtuelle Desktops'],
          link: { to: '/leistungen/cloud', label: 'Mehr zur Cloud' },
        },
        {
          id: 'managed-services',
          about: 'managedServices',
          icon: 'station',
          title: 'Managed Services, je nach Tarif mit 24/7-Notfallsupport',
          text: 'Wir überwachen Ihre Systeme und halten sie aktuell, und Ihr Team hat eine feste Anlaufstelle. Ab dem Tarif Professional erreichen Sie uns im Notfall auch nachts und am Wochenende.',
          points: [
            'Helpdesk, Monitoring und Patch-Management',
            `Ab ${price(company.prices.managedServices.essential)} pro Monat je Arbeitsplatz, ohne Mehrwertsteuer`,
          ],
          link: { to: '/leistungen/managed-services', label: 'Mehr zu Managed Services' },
        },
      ],
    },
    {
      kind: 'call',
      heading: 'Welchen Service brauchen Sie?',
      intro: 'Schildern Sie uns kurz, worum es geht. Wir sagen Ihnen, welcher Service dazu passt.',
      actions: [{ call: 'form', label: 'Kontakt aufnehmen' }],
    },
  ],
}
