import { company } from '../../site/company.ts'
import type { PageCopy } from '../page-copy.ts'
import { price } from './format.ts'

export const services: PageCopy = {
  title: 'IT-Leistungen auf einen Blick',
  description:
    'Remote-Support, Vor-Ort-Service, IT-Sicherheit, Backup, Cloud und Managed Services für kleine und mittlere Unternehmen in Luxemburg und Deutschland.',
  heading: 'Leistungen für Ihre IT',
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
          text: 'Sie rufen an, geben uns Ihren Bildschirm frei und sehen zu, wie wir den Fehler beheben. Mit dem Gespräch endet auch die Verbindung.',
          points: [
            'Telefon Mo–Fr 8–18\u00a0Uhr',
            `Ohne laufenden Vertrag ${price(company.rates.hour)} je Stunde, ohne Mehrwertsteuer`,
          ],
          link: { to: '/leistungen/managed-services', label: 'Support im laufenden Vertrag' },
        },
        {
          id: 'on-site-service',
          icon: 'road',
          title: 'Vor-Ort-Service',
          text: 'Wir kommen, wenn ein Gerät streikt oder das WLAN abbricht. Was wir ändern, schreiben wir auf.',
          points: [
            'Reparatur und Einrichtung',
            `Ohne laufenden Vertrag ${price(company.rates.hour)} je Stunde, dazu ${price(company.rates.travel)} Anfahrt, ohne Mehrwertsteuer`,
          ],
          link: { to: '/leistungen/infrastruktur', label: 'Netzwerke und Geräte' },
        },
        {
          id: 'it-security',
          icon: 'bastion',
          title: 'IT-Sicherheit',
          text: 'Wir prüfen Firewall, Konten und Geräte und schließen die gefährlichsten Lücken zuerst.',
          points: ['Zweiter Schritt beim Anmelden', 'Schulung für Ihr Team'],
          link: { to: '/leistungen/it-sicherheit', label: 'Mehr zur IT-Sicherheit' },
        },
        {
          id: 'backup',
          icon: 'copy',
          title: 'Backup und Wiederherstellung',
          text: 'Ihre Daten liegen in drei Kopien auf zwei Medien, eine davon außer Haus. Jeden Monat spielen wir einzelne Dateien zur Probe zurück.',
          points: ['3-2-1-Regel', 'Verschlüsselt mit AES-256'],
          link: { to: '/leistungen/backup', label: 'Mehr zum Backup' },
        },
        {
          id: 'cloud',
          icon: 'plateau',
          title: 'Cloud-Lösungen',
          text: 'Vor dem Umzug kennen Sie die Kosten, den Speicherort und den Weg zurück.',
          points: ['Microsoft 365', 'Server im Rechenzentrum'],
          link: { to: '/leistungen/cloud', label: 'Mehr zur Cloud' },
        },
        {
          id: 'managed-services',
          icon: 'station',
          title: 'Managed Services, ab Professional mit 24/7-Notfallsupport',
          text: 'Wir überwachen Ihre Computer und Server, spielen Updates ein und helfen Ihrem Team.',
          points: [
            'Hilfe, Überwachung und Updates',
            `Ab ${price(company.prices.managedServices.essential)} pro Monat je Arbeitsplatz, ohne Mehrwertsteuer`,
          ],
          link: { to: '/leistungen/managed-services', label: 'Mehr zu Managed Services' },
        },
      ],
    },
    {
      kind: 'call',
      heading: 'Welche Leistung brauchen Sie?',
      intro: 'Schildern Sie uns kurz, worum es geht.',
      actions: [{ call: 'form', label: 'Kontakt aufnehmen' }],
    },
  ],
}
