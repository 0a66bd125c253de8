import { company } from '../../company/company.ts'
import type { PageCopy } from '../page-copy.ts'

export const companyLanding: PageCopy = {
  title: 'Das Unternehmen im Überblick',
  description:
    'Ein IT-Unternehmen mit Sitz in Luxemburg: Arbeitsgebiet und Bürozeiten, dazu Team, Vision und Karriere.',
  heading: 'Wir betreuen die IT kleiner und mittlerer Unternehmen',
  lead: `Der Sitz der ${company.name} ist Luxemburg. Wir arbeiten für Unternehmen in Luxemburg und Deutschland.`,
  drawing: { ring: 'ein Ring', town: 'Bestand', gate: 'ein Zugang' },
  blocks: [
    {
      kind: 'prose',
      heading: 'Was wir tun und für wen',
      paragraphs: [
        'Wir arbeiten für Betriebe ohne eigene IT-Abteilung und für IT-Abteilungen, die Entlastung brauchen. Wir übernehmen Support, Sicherheit und Datensicherung ganz oder in Teilen und legen mit Ihnen fest, wer wofür zuständig ist.',
        `Verträge schließen wir nur mit Unternehmen. Zu unserer Gruppe gehört in Deutschland die ${company.sister.name}; Standorte auf beiden Seiten der Grenze betreuen wir gemeinsam.`,
        'Unser Büro ist montags bis freitags von 08:00 bis 17:00 Uhr besetzt.',
      ],
    },
    {
      kind: 'cards',
      heading: 'Mehr über das Unternehmen',
      cards: [
        {
          icon: 'bridge',
          title: 'Über uns',
          text: 'Was für uns spricht, von welchen Herstellern wir Partner sind und wie Sie uns erreichen.',
          link: { to: '/unternehmen/ueber-uns', label: 'Über uns lesen' },
        },
        {
          icon: 'poles',
          title: 'Team und Arbeitsweise',
          text: 'Welche Rollen es bei uns gibt und was nach Ihrer Meldung geschieht.',
          link: { to: '/about', label: 'So arbeitet das Team' },
        },
        {
          icon: 'north',
          title: 'Vision und Mission',
          text: 'Was wir für kleine Betriebe erreichen wollen, wie wir daran arbeiten und nach welchen vier Werten wir uns richten.',
          link: { to: '/unternehmen/vision-mission', label: 'Vision und Mission lesen' },
        },
        {
          icon: 'road',
          title: 'Karriere',
          text: 'Wie die Arbeit bei uns aussieht und wie Sie sich bewerben.',
          link: { to: '/unternehmen/karriere', label: 'Zur Karriereseite' },
        },
      ],
    },
    {
      kind: 'call',
      heading: 'Sprechen wir über Ihren Betrieb',
      intro: 'Sagen Sie uns, welche Aufgaben Sie abgeben möchten. Wir antworten am Telefon oder per E-Mail.',
      actions: [
        { to: '/kontakt', label: 'Kontaktformular öffnen' },
        { call: 'phone' },
        { call: 'mail', label: 'E-Mail schreiben', subject: 'Frage zum Unternehmen' },
      ],
    },
  ],
}
