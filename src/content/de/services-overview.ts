import { company, siteLanguages } from '../../company/company.ts'
import { ifInMarkets, sentences } from '../../company/optional.ts'
import { pathOf } from '../../pages.ts'
import { measure } from '../format.ts'
import type { PageCopy } from '../page-copy.ts'
import { everyWeek } from './hours.ts'
import { legend } from './legend.ts'
import { managedServicesRate, telephonyRate } from './prices.ts'

const { region, retention, terms } = company
const { extensions } = company.prices.telephony.starter

export const servicesOverview: PageCopy = {
  title: 'Leistungen: IT-Betrieb, Sicherheit, Cloud und Backup',
  description: `IT-Leistungen, einzeln oder zusammen, für kleine und mittlere Unternehmen in ${region.de}. Mit Umfang, Ablauf und Tarifen.`,
  heading: 'Unsere Leistungen im Überblick',
  lead: 'Sie können mit einer einzelnen Aufgabe beginnen oder uns den gesamten Betrieb übergeben. Zu jeder Leistung lesen Sie auf einer eigenen Seite, was sie umfasst und wie wir vorgehen.',
  actions: [{ call: 'form', label: 'Kontakt aufnehmen' }, { call: 'phone' }],
  summaries: {
    en: {
      text: 'You can hand over a single task or the whole of your IT; each service has a page of its own. The first step is a conversation, followed by a review of what you have and a written quote.',
    },
  },
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
      heading: 'Leistungen, einzeln oder zusammen',
      link: {
        to: pathOf('services', 'de'),
        label: `Kurzfassung${siteLanguages.includes('en') ? ' auf Deutsch und Englisch' : ''}`,
      },
      cards: [
        {
          icon: 'signal',
          title: 'Managed Services und IT-Support',
          text: `Helpdesk, Überwachung und Updates${managedServicesRate ? ` ab ${managedServicesRate}` : ''}. Volle Festplatten und fehlende Patches sehen wir meist, bevor sie Ihr Team aufhalten.`,
          link: { to: pathOf('managedServices', 'de'), label: 'Mehr zu Managed Services' },
        },
        {
          icon: 'bastion',
          title: 'IT-Sicherheit',
          text: 'Firewall, Endgeräteschutz, Mehrfaktor-Anmeldung und Trainings, abgestimmt in einem Sicherheitskonzept. Mit den dringendsten Punkten fangen wir an.',
          link: { to: pathOf('itSecurity', 'de'), label: 'Mehr zur IT-Sicherheit' },
        },
        {
          icon: 'plateau',
          title: 'Cloud-Lösungen',
          text: 'Microsoft\u00a0365, Server in Azure oder in europäischen Rechenzentren und virtuelle Desktops. Vor dem Umzug rechnen wir durch, was in die Cloud gehört und was besser im Haus bleibt.',
          link: { to: pathOf('cloud', 'de'), label: 'Mehr zur Cloud' },
        },
        {
          icon: 'copy',
          title: 'Backup und Wiederherstellung',
          text: 'Sicherung nach der 3-2-1-Regel, verschlüsselt mit AES-256. In festen Abständen proben wir, ob sich Dateien und ganze Server wiederherstellen lassen.',
          link: { to: pathOf('backup', 'de'), label: 'Mehr zum Backup' },
        },
        {
          icon: 'ford',
          title: 'IT-Infrastruktur und Netzwerke',
          text: 'Server, Switches, WLAN und die Verbindung Ihrer Standorte. Wir messen, bevor wir planen, und übergeben ein Netz mit beschrifteten Anschlüssen und aktuellem Netzplan.',
          link: { to: pathOf('infrastructure', 'de'), label: 'Mehr zur Infrastruktur' },
        },
        {
          icon: 'sight',
          title: 'VoIP-Telefonie',
          text: sentences(
            'Telefonieren über das Internet, unter der Büronummer am Schreibtisch, am Rechner oder auf dem Smartphone.',
            telephonyRate &&
              `Die Pakete beginnen bei ${telephonyRate}${extensions === null ? '' : ` mit bis zu ${measure(extensions, 'Nebenstellen')}`}.`,
          ),
          link: { to: pathOf('telephony', 'de'), label: 'Mehr zur Telefonie' },
        },
        {
          icon: 'depot',
          title: 'E-Mail-Archivierung',
          text: `Ein- und ausgehende E-Mails werden unveränderbar abgelegt und bleiben über die Aufbewahrungsfrist von bis zu ${measure(retention.commercialLawYears, 'Jahren')} auffindbar, ausgerichtet an ${ifInMarkets('DE', 'GoBD, ') ?? ''}DSGVO und Handelsrecht.`,
          link: { to: pathOf('emailArchiving', 'de'), label: 'Mehr zur Archivierung' },
        },
      ],
    },
    {
      kind: 'steps',
      heading: 'Wie die Zusammenarbeit beginnt',
      intro: 'Sie entscheiden erst, wenn Umfang und Preis schriftlich vorliegen.',
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
          text: 'Sie erhalten Umfang, Preis und Reihenfolge der Arbeiten. Was warten kann, steht ausdrücklich dabei.',
        },
        {
          title: 'Umsetzung',
          text: `Wir richten ein, testen und dokumentieren. Schließt sich ein laufender Vertrag an, können Sie ihn mit einer Frist von ${measure(terms.noticeMonths, 'Monaten')} zum Monatsende kündigen.`,
        },
      ],
    },
    {
      kind: 'prose',
      heading: 'Einzelne Aufträge ohne laufenden Vertrag',
      paragraphs: [
        'Ein Drucker druckt nicht, ein Notebook soll eingerichtet werden, eine E-Mail kommt Ihnen verdächtig vor: Auch damit können Sie uns einzeln beauftragen, ebenso mit größeren Arbeiten.',
      ],
      points: [
        `Remote-Support und Einsätze vor Ort, ${everyWeek()}`,
        'Auswahl, Verkauf und Einrichtung von Hardware und Software',
        'Awareness-Trainings zu Phishing, Passwörtern und gefälschten Rechnungen',
        'Technische Umsetzung, etwa beim Umzug eines Büros oder beim Anschluss eines neuen Standorts',
      ],
      links: [
        { to: pathOf('industries', 'de'), label: 'Branchen, die wir betreuen' },
        { to: pathOf('securityConsulting', 'de'), label: 'Beratung zur IT-Sicherheit' },
      ],
    },
    legend,
    {
      kind: 'call',
      heading: 'Womit sollen wir anfangen?',
      intro: 'Ein paar Zeilen oder ein Anruf genügen, um zu klären, ob und wie wir helfen können.',
      actions: [{ call: 'form', label: 'Anfrage schreiben' }, { call: 'phone' }],
    },
  ],
}
