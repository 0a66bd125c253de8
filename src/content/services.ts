import { company } from '../company/company.ts'
import type { Localized } from '../languages.ts'
import { legend } from './legend.ts'
import type { PageCopy } from './page-copy.ts'

const { emergencySupportFrom, region } = company

/** The page shows both languages, one under the other: keep blocks and cards in the same order. */
export const services: Localized<PageCopy> = {
  de: {
    title: 'IT-Services auf einen Blick',
    description: `Remote-Support, Vor-Ort-Service, IT-Sicherheit, Backup, Cloud und Managed Services für kleine und mittlere Unternehmen in ${region.de}.`,
    heading: 'Services für Ihre IT',
    lead: `Wir betreuen Computer, Netze und Daten kleiner und mittlerer Unternehmen in ${region.de}. Sie wählen einen einzelnen Service oder geben uns den laufenden Betrieb.`,
    blocks: [
      {
        kind: 'cards',
        heading: 'Vom einzelnen Anruf bis zum laufenden Betrieb',
        cards: [
          {
            id: 'remote-support',
            icon: 'signal',
            title: 'Remote-Support',
            text: 'Sie rufen an, wir schalten uns nach Ihrer Freigabe auf Ihren Bildschirm und beheben den Fehler vor Ihren Augen. Mit dem Gespräch endet auch die Verbindung.',
          },
          {
            id: 'on-site-service',
            icon: 'road',
            title: 'Vor-Ort-Service',
            text: 'Ein Gerät ist defekt, neue Arbeitsplätze stehen an oder das WLAN setzt aus: Wir kommen zum vereinbarten Termin, beheben die Ursache und dokumentieren, was wir geändert haben.',
          },
          {
            id: 'it-security',
            about: 'itSecurity',
            icon: 'bastion',
            title: 'IT-Sicherheit',
            text: 'Wir prüfen Firewall, Konten und Endgeräte, schließen die gefährlichsten Lücken zuerst und schulen Ihr Team. Ein Sicherheitskonzept hält fest, was wann umgesetzt wird.',
          },
          {
            id: 'backup',
            about: 'backup',
            icon: 'copy',
            title: 'Backup und Wiederherstellung',
            text: 'Ihre Daten liegen in drei Kopien auf zwei Medien, eine davon außer Haus. Ob sich Dateien und Server wiederherstellen lassen, proben wir regelmäßig.',
          },
          {
            id: 'cloud',
            about: 'cloud',
            icon: 'plateau',
            title: 'Cloud-Lösungen',
            text: 'Wir richten Microsoft\u00a0365, Server im Rechenzentrum und virtuelle Desktops ein. Bevor etwas umzieht, klären wir mit Ihnen die Kosten, den Speicherort und den Weg zurück.',
          },
          {
            id: 'managed-services',
            about: 'managedServices',
            icon: 'station',
            title: `Managed Services${emergencySupportFrom ? ' mit 24/7-Support' : ''}`,
            text: `Wir halten Ihre Systeme im Blick und auf aktuellem Stand, und Ihr Team hat eine feste Anlaufstelle.${emergencySupportFrom ? ' Je nach Tarif erreichen Sie uns im Notfall auch nachts und am Wochenende.' : ''}`,
          },
        ],
      },
      legend.de,
      {
        kind: 'call',
        heading: 'Welchen Service brauchen Sie?',
        intro: 'Schildern Sie uns in ein paar Sätzen, worum es geht. Wir sagen Ihnen, wie wir helfen können.',
        actions: [{ call: 'form', label: 'Kontakt aufnehmen' }],
      },
    ],
  },
  en: {
    title: 'IT services at a glance',
    description: `Remote support, on-site service, IT security, backup, cloud and managed services for small and medium-sized businesses in ${region.en}.`,
    heading: 'Services for your IT',
    lead: `We look after the computers, networks and data of small and medium-sized businesses in ${region.en}. Choose a single service or hand day-to-day operations over to us.`,
    blocks: [
      {
        kind: 'cards',
        heading: 'From a single call to day-to-day operations',
        cards: [
          {
            id: 'remote-support',
            icon: 'signal',
            title: 'Remote support',
            text: 'You call; once you allow it, we join your screen and fix the fault while you watch. When the call ends, so does the connection.',
          },
          {
            id: 'on-site-service',
            icon: 'road',
            title: 'On-site service',
            text: 'A device has failed, new workstations are due or the Wi-Fi keeps dropping out: we come at the agreed time, fix the cause and document what we changed.',
          },
          {
            id: 'it-security',
            about: 'itSecurity',
            icon: 'bastion',
            title: 'IT security',
            text: 'We review your firewall, accounts and devices, close the most dangerous gaps first and train your team. A security concept sets out what is done when.',
          },
          {
            id: 'backup',
            about: 'backup',
            icon: 'copy',
            title: 'Backup and recovery',
            text: 'Your data is kept in three copies on two types of media, with one copy off-site. We regularly rehearse restoring files and servers.',
          },
          {
            id: 'cloud',
            about: 'cloud',
            icon: 'plateau',
            title: 'Cloud solutions',
            text: 'We set up Microsoft\u00a0365, servers in a data centre and virtual desktops. Before anything moves, we settle with you what it costs, where the data is kept and how you could leave again.',
          },
          {
            id: 'managed-services',
            about: 'managedServices',
            icon: 'station',
            title: `Managed services${emergencySupportFrom ? ' with 24/7 support' : ''}`,
            text: `We monitor your systems, install updates and help your team.${emergencySupportFrom ? ' Depending on the plan, you can reach us in an emergency at night and at weekends too.' : ''}`,
          },
        ],
      },
      legend.en,
      {
        kind: 'call',
        heading: 'Which service do you need?',
        intro: 'Tell us in a few sentences what it is about, and we will say how we can help.',
        actions: [{ call: 'form', label: 'Get in touch' }],
      },
    ],
  },
}
