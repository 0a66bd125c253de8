import { company } from '../../site/company.ts'
import type { HomeCopy } from '../site-plan-copy.ts'
import { answers } from './answers.ts'
import { firstQuestion } from './first-question.ts'
import { price } from './format.ts'

export const home: HomeCopy = {
  title: 'IT-Sicherheit und IT-Betreuung in Luxemburg',
  description:
    'IT-Support, IT-Sicherheit, Cloud, Backup und Telefonie für kleine und mittlere Unternehmen in Luxemburg und Deutschland: aus der Ferne und vor Ort.',
  badge: 'Managed Services und IT-Sicherheit aus Luxemburg',
  heading: 'Sicherer IT-Betrieb auf beiden Seiten der Mosel',
  lead: 'Wir betreuen Computer, Server und Netze kleiner und mittlerer Betriebe in Luxemburg und Deutschland.',
  actions: [
    { to: '/kontakt', label: 'Kontakt aufnehmen' },
    { to: '/leistungen', label: 'Leistungen ansehen' },
  ],
  offer: {
    to: '/leistungen/managed-services#price-ruler',
    label: `ab ${price(company.prices.managedServices.essential)} im Monat je Arbeitsplatz, ohne MwSt.`,
  },
  firstQuestion,
  drawing: firstQuestion.labels,
  blocks: [
    {
      kind: 'cards',
      heading: 'Womit kommen Sie zu uns?',
      cards: [
        {
          icon: 'boundary',
          title: 'Fällt mein Betrieb unter NIS2?',
          text: 'Sieben Fragen zum EU-Recht für IT-Sicherheit.',
          link: { to: '/security-consulting#nis2-check', label: 'NIS2-Check beginnen' },
        },
        {
          icon: 'depot',
          title: 'Was kostet es?',
          text: 'In 30 Sekunden wissen Sie es.',
          link: { to: '/leistungen/managed-services#price-ruler', label: 'Preis berechnen' },
        },
        {
          icon: 'bastion',
          title: 'Wir wurden angegriffen',
          text: 'Wen Sie anrufen und was Sie jetzt tun.',
          link: { to: '/notfall', label: 'Zum Notfallblatt' },
        },
      ],
    },
    {
      id: 'services',
      kind: 'cards',
      heading: 'Aufgaben, die Sie abgeben können',
      cards: [
        {
          icon: 'signal',
          title: 'Support und laufende Betreuung',
          text: 'Am Telefon, aus der Ferne, vor Ort.',
          link: { to: '/leistungen/managed-services#price-ruler', label: 'Managed Services und Tarife' },
        },
        {
          icon: 'bastion',
          title: 'IT-Sicherheit',
          text: 'In 2 bis 4\u00a0Wochen kennen Sie Ihre Lücken und haben ein Konzept, das sie schließt.',
          link: { to: '/leistungen/it-sicherheit', label: 'So schützen wir Ihre IT' },
        },
        {
          icon: 'copy',
          title: 'Cloud und Backup',
          text: `Unser Ziel: eine Datei in ${company.promises.restoreFileMinutes}\u00a0Minuten zurück, ein Server in ${company.promises.restoreServerHours}\u00a0Stunden.`,
          link: { to: '/leistungen/backup', label: 'Backup und Wiederherstellung' },
        },
        {
          icon: 'ford',
          title: 'Netzwerk, Geräte und Telefonie',
          text: 'Wir liefern Server, Rechner und Telefone, bauen sie auf und richten sie ein.',
          link: { to: '/leistungen/infrastruktur', label: 'Infrastruktur und Netzwerke' },
        },
      ],
    },
    {
      id: 'unternehmen',
      kind: 'prose',
      heading: 'Was für uns spricht',
      paragraphs: [],
      points: [
        answers.response,
        answers.night,
        `Anfragen beantworten wir an Arbeitstagen innerhalb von ${company.promises.replyHours}\u00a0Stunden.`,
        'Ziele im ersten Jahr: bis zu 60\u00a0% weniger Ausfälle, 40\u00a0% weniger IT-Kosten als davor, 99,9\u00a0% Verfügbarkeit.',
      ],
      links: [
        { to: '/leistungen/backup#specimen', label: 'Protokoll einer Wiederherstellung' },
        { to: '/about#people', label: 'Wer Ihnen antwortet' },
      ],
    },
    {
      id: 'industries',
      kind: 'prose',
      heading: 'Branchen, für die wir arbeiten',
      paragraphs: [],
      links: [
        { to: '/branchen/handel', label: 'Handel' },
        { to: '/branchen/kmu', label: 'Dienstleister' },
        { to: '/branchen/gesundheitswesen', label: 'Gesundheitswesen' },
        { to: '/branchen/steuerkanzleien', label: 'Berater und Steuerkanzleien' },
        { to: '/branchen/produktion', label: 'Produktion' },
        { to: '/branchen', label: 'Immobilien, Logistik und alle anderen' },
      ],
    },
    {
      kind: 'cards',
      heading: 'Wer dazugehört',
      cards: [
        {
          id: 'partners',
          title: 'Eine Schwesterfirma in Deutschland',
          text: `Standorte in beiden Ländern betreuen wir gemeinsam mit der ${company.sister.name}.`,
          link: { to: '/unternehmen/ueber-uns', label: 'Über uns' },
        },
        {
          id: 'karriere',
          title: 'Arbeiten bei uns',
          text: 'Gerade ist keine Stelle frei.',
          link: { to: '/unternehmen/karriere', label: 'Karriere bei uns' },
        },
      ],
    },
    {
      kind: 'call',
      heading: 'Erzählen Sie uns, wo es hakt',
      actions: [{ to: '/kontakt', label: 'Beratung anfragen' }, { call: 'phone' }],
    },
  ],
}
