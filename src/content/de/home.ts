import { company } from '../../company/company.ts'
import type { HomeCopy } from '../site-plan-copy.ts'
import { firstQuestion } from './first-question.ts'
import { price } from './format.ts'
import { homePapers } from './home-proof.ts'

export const home: HomeCopy = {
  title: 'IT-Sicherheit und IT-Betreuung in Luxemburg',
  description:
    'IT-Support, IT-Sicherheit, Cloud, Backup und Telefonie für kleine und mittlere Unternehmen in Luxemburg und Deutschland: aus der Ferne und vor Ort.',
  badge: 'Managed Services und IT-Sicherheit aus Luxemburg',
  heading: 'Sicherer IT-Betrieb auf beiden Seiten der Mosel',
  lead: 'Wir betreuen Arbeitsplätze, Server und Netze kleiner und mittlerer Unternehmen in Luxemburg und Deutschland: aus der Ferne und vor Ort, im Notfall je nach Tarif rund um die Uhr erreichbar.',
  actions: [
    { to: '/kontakt', label: 'Kontakt aufnehmen' },
    { to: '/leistungen', label: 'Leistungen ansehen' },
  ],
  firstQuestion,
  drawing: firstQuestion.labels,
  blocks: [
    {
      id: 'services',
      kind: 'cards',
      heading: 'Aufgaben, die Sie abgeben können',
      intro: 'Wir übernehmen einzelne Aufgaben oder den gesamten IT-Betrieb.',
      cards: [
        {
          icon: 'signal',
          title: 'Support und laufende Betreuung',
          text: `Der Helpdesk hilft am Telefon oder per Fernwartung. Überwachung und Updates laufen im Hintergrund. Der Tarif Essential kostet ab ${price(company.prices.managedServices.essential)} pro Monat je Arbeitsplatz, ohne Mehrwertsteuer.`,
          link: { to: '/leistungen/managed-services#price-ruler', label: 'Managed Services und Tarife' },
        },
        {
          icon: 'bastion',
          title: 'IT-Sicherheit',
          text: 'Wir prüfen, wo Ihr Unternehmen angreifbar ist, und schließen die Lücken in vereinbarter Reihenfolge. Ein Sicherheitskonzept setzen wir meist in 2 bis 4 Wochen um.',
          link: { to: '/leistungen/it-sicherheit', label: 'So schützen wir Ihre IT' },
        },
        {
          icon: 'copy',
          title: 'Cloud und Backup',
          text: `Ihre Daten liegen in mehreren Kopien an getrennten Orten. Unser Ziel: Einzelne Dateien sind innerhalb von ${company.promises.restoreFileMinutes} Minuten wieder da, ganze Server innerhalb von ${company.promises.restoreServerHours} Stunden.`,
          link: { to: '/leistungen/backup', label: 'Backup und Wiederherstellung' },
        },
        {
          icon: 'ford',
          title: 'Netzwerk, Geräte und Telefonie',
          text: 'Wir liefern Server, Arbeitsplatzrechner und Netzwerktechnik, bauen sie auf und dokumentieren sie. Auch Ihre Telefonanlage richten wir ein.',
          link: { to: '/leistungen/infrastruktur', label: 'Infrastruktur und Netzwerke' },
        },
      ],
    },
    homePapers,
    {
      kind: 'figures',
      heading: 'Unsere Ziele für betreute Systeme',
      intro:
        'Diese Werte streben wir an. Was für Ihren Betrieb realistisch ist, hängt von Ihrer Ausgangslage ab.',
      figures: [
        { value: 'bis zu 60 %', label: 'weniger Ausfälle als zuvor' },
        { value: '40 %', label: 'Ersparnis im laufenden IT-Betrieb' },
        { value: '99,9 %', label: 'Verfügbarkeit' },
      ],
    },
    {
      id: 'unternehmen',
      kind: 'prose',
      heading: 'Was für uns spricht',
      paragraphs: [
        'Wer in Luxemburg und in Deutschland Geschäfte macht, muss oft die Aufbewahrungsregeln beider Länder einhalten: In Luxemburg beträgt die Frist für Buchhaltungsunterlagen 10 Jahre; in Deutschland hängt sie von der Art der Unterlage ab, und es gelten die GoBD der Finanzverwaltung. Nach diesen Regeln richten wir Archiv und Löschfristen ein.',
      ],
      points: [
        'Im Büro treffen Sie uns montags bis freitags von 08:00 bis 17:00 Uhr; im Notfall erreichen Sie uns je nach Tarif rund um die Uhr.',
        `Auf schriftliche Anfragen antworten wir innerhalb von ${company.promises.replyHours} Stunden, Wochenenden und Feiertage nicht mitgezählt.`,
        `Laufende Verträge können Sie mit ${company.promises.noticeMonths} Monaten Frist zum Monatsende kündigen.`,
        'Diese Website lädt nichts von fremden Servern.',
      ],
      links: [{ to: '/unternehmen/ueber-uns', label: 'Mehr über uns' }],
      count: 'Serveraufrufe dieser Seite zählen',
    },
    {
      id: 'industries',
      about: 'industries',
      kind: 'cards',
      heading: 'Branchen, für die wir arbeiten',
      cards: [
        {
          icon: 'market',
          title: 'Handel',
          text: 'Wir trennen Kassen und Warenwirtschaft vom Gäste-WLAN.',
          link: { to: '/branchen/handel', label: 'IT für den Handel' },
        },
        {
          icon: 'poles',
          title: 'Dienstleister',
          text: 'Wir verschlüsseln Notebooks und Telefone; verlorene lassen sich aus der Ferne sperren.',
          link: { to: '/branchen/kmu', label: 'IT für kleine und mittlere Unternehmen' },
        },
        {
          icon: 'ward',
          title: 'Gesundheitswesen',
          text: 'Wir richten die Zugriffsrechte so ein, dass nur Befugte Patientendaten sehen. Wartungen legen wir auf Zeiten außerhalb der Sprechstunden.',
          link: { to: '/branchen/gesundheitswesen', label: 'IT im Gesundheitswesen' },
        },
        {
          icon: 'boundary',
          title: 'Berater und Steuerkanzleien',
          text: 'Wir betreuen Arbeitsplätze und den Datenaustausch mit Mandanten. Kurz vor Abgabeterminen spielen wir nur dringende Updates ein.',
          link: { to: '/branchen/steuerkanzleien', label: 'IT für Steuerkanzleien' },
        },
        {
          icon: 'hatch',
          title: 'Immobilien',
          text: 'Wir ordnen die Ablage so, dass Verwaltung und Vertrieb nur sehen, was sie brauchen.',
        },
        {
          icon: 'works',
          title: 'Produktion',
          text: 'Wir trennen Produktion und Büro im Netz, damit Schadprogramme nicht so leicht auf die Maschinen übergreifen.',
          link: { to: '/branchen/produktion', label: 'IT in der Produktion' },
        },
        {
          icon: 'road',
          title: 'Logistik',
          text: 'Wir messen den WLAN-Empfang in Lager und Halle und planen die Zugangspunkte für die Handscanner.',
          link: { to: '/branchen', label: 'Alle Branchen in der Übersicht' },
        },
      ],
    },
    {
      id: 'partners',
      kind: 'prose',
      heading: 'Eine Schwesterfirma in Deutschland',
      paragraphs: [
        `Zu unserer Unternehmensgruppe gehört in Deutschland die ${company.sister.name}. Standorte auf beiden Seiten der Grenze betreuen wir gemeinsam.`,
      ],
      links: [{ to: '/partner', label: 'Partner und Hersteller' }],
    },
    {
      id: 'karriere',
      about: 'careers',
      kind: 'prose',
      heading: 'Arbeiten bei uns',
      paragraphs: [
        'In einem kleinen Unternehmen begleiten Sie einen Auftrag vom ersten Gespräch bis zum laufenden Betrieb. Schreiben Sie uns.',
      ],
      links: [{ to: '/unternehmen/karriere', label: 'Karriere bei uns' }],
    },
    {
      kind: 'call',
      heading: 'Erzählen Sie uns, wo es hakt',
      intro: 'Für das erste Gespräch brauchen Sie keine Unterlagen.',
      actions: [
        { to: '/kontakt', label: 'Beratung anfragen' },
        { call: 'phone' },
        { call: 'mail', label: 'E-Mail schreiben', subject: 'Anfrage für ein Beratungsgespräch' },
      ],
    },
  ],
}
