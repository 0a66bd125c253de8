import { company } from '../../company/company.ts'
import type { HomeCopy } from '../site-plan-copy.ts'
import { firstQuestion } from './first-question.ts'
import { price } from './format.ts'

export const home: HomeCopy = {
  title: 'IT-Sicherheit und IT-Betreuung in Luxemburg',
  description:
    'IT-Support, IT-Sicherheit, Cloud, Backup und Telefonie für kleine und mittlere Unternehmen in Luxemburg und Deutschland: aus der Ferne und vor Ort.',
  badge: 'Managed Services und IT-Sicherheit aus Luxemburg',
  heading: 'Sicherer IT-Betrieb auf beiden Seiten der Mosel',
  lead: 'Wir betreuen Arbeitsplätze, Server und Netze kleiner und mittlerer Unternehmen in Luxemburg und Deutschland: aus der Ferne und vor Ort.',
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
          icon: 'depot',
          title: 'Was kostet es?',
          text: 'Der Preis für Ihre Arbeitsplätze in einer halben Minute.',
          link: { to: '/leistungen/managed-services#price-ruler', label: 'Preis berechnen' },
        },
        {
          icon: 'boundary',
          title: 'Fällt mein Betrieb unter NIS2?',
          text: 'Sieben Fragen, dann Behörde, Fristen und Quellen.',
          link: { to: '/security-consulting#nis2-check', label: 'NIS2-Check beginnen' },
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
          text: 'Helpdesk am Telefon und aus der Ferne, Überwachung und Updates im Hintergrund.',
          link: { to: '/leistungen/managed-services#price-ruler', label: 'Managed Services und Tarife' },
        },
        {
          icon: 'bastion',
          title: 'IT-Sicherheit',
          text: 'Wir finden Ihre Lücken und schließen sie, meist in 2 bis 4 Wochen.',
          link: { to: '/leistungen/it-sicherheit', label: 'So schützen wir Ihre IT' },
        },
        {
          icon: 'copy',
          title: 'Cloud und Backup',
          text: `Einzelne Dateien sind innerhalb von ${company.promises.restoreFileMinutes} Minuten wieder da, ganze Server innerhalb von ${company.promises.restoreServerHours} Stunden: das ist unser Ziel.`,
          link: { to: '/leistungen/backup', label: 'Backup und Wiederherstellung' },
        },
        {
          icon: 'ford',
          title: 'Netzwerk, Geräte und Telefonie',
          text: 'Server, Rechner, Netz und Telefonanlage: geliefert, aufgebaut und eingerichtet.',
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
        'Mit Betreuung: bis zu 60 % weniger Ausfälle, 40 % weniger laufende IT-Kosten, 99,9 % Verfügbarkeit.',
        'Im Notfall erreichen Sie uns je nach Tarif rund um die Uhr.',
        `Auf schriftliche Anfragen antworten wir innerhalb von ${company.promises.replyHours} Stunden, Wochenenden und Feiertage nicht mitgezählt.`,
        `Laufende Verträge können Sie mit ${company.promises.noticeMonths} Monaten Frist zum Monatsende kündigen.`,
        'Diese Website lädt nichts von fremden Servern.',
      ],
      links: [
        {
          to: '/leistungen/backup#specimen',
          label: `Wiederherstellung, schwarz auf weiß: 4 Minuten, Ziel ${company.promises.restoreFileMinutes} (Muster)`,
        },
        { to: '/branchen/kmu#specimen', label: 'Inventarbericht: jedes Gerät mit nächstem Schritt (Muster)' },
        {
          to: '/leistungen/managed-services#specimen',
          label: 'Übergabeplan: vier Wochen, mit Probe (Muster)',
        },
        { to: '/about#people', label: 'Wer Ihnen antwortet' },
      ],
    },
    {
      id: 'industries',
      about: 'industries',
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
          text: `Die ${company.sister.name} gehört zu unserer Unternehmensgruppe. Standorte in beiden Ländern betreuen wir gemeinsam.`,
          link: { to: '/partner', label: 'Partner und Hersteller' },
        },
        {
          id: 'karriere',
          title: 'Arbeiten bei uns',
          text: 'Sie begleiten einen Auftrag vom ersten Gespräch bis zum laufenden Betrieb.',
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
