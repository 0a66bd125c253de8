import { company } from '../../site/company.ts'
import type { PageCopy } from '../page-copy.ts'
import { answers } from './answers.ts'

export const companyLanding: PageCopy = {
  title: 'Das Unternehmen im Überblick',
  description:
    'Ein kleines IT-Unternehmen in Luxemburg: für wen wir arbeiten und wer ans Telefon geht, dazu Team, Vision und Karriere.',
  heading: 'Wir betreuen die IT kleiner und mittlerer Unternehmen',
  lead: 'Wir sind ein kleines IT-Unternehmen in Luxemburg.',
  drawing: { ring: 'ein Ring', town: 'Bestand', gate: 'ein Zugang' },
  blocks: [
    {
      kind: 'prose',
      heading: 'Was wir tun und für wen',
      paragraphs: [
        'Unsere Kunden haben keine eigene IT-Abteilung oder eine, die Entlastung braucht. Support, Sicherheit und Backup übernehmen wir ganz oder zum Teil.',
        `${answers.whoAnswers} ${answers.languages} Montags bis freitags ist das Büro von 08:00 bis 17:00 Uhr besetzt, das Telefon bis 18:00 Uhr.`,
        `Verträge schließen wir nur mit Unternehmen. Standorte in Deutschland betreuen wir gemeinsam mit unserer Schwesterfirma, der ${company.sister.name}.`,
      ],
    },
    {
      kind: 'cards',
      heading: 'Mehr über das Unternehmen',
      cards: [
        {
          icon: 'bridge',
          title: 'Über uns',
          text: 'Vier Gründe, zwei Partner, eine Telefonnummer.',
          link: { to: '/unternehmen/ueber-uns', label: 'Über uns lesen' },
        },
        {
          icon: 'poles',
          title: 'Team und Arbeitsweise',
          text: 'Wer was macht und was nach Ihrer Meldung geschieht.',
          link: { to: '/about', label: 'So arbeitet das Team' },
        },
        {
          icon: 'north',
          title: 'Vision und Mission',
          text: 'Warum ein IT-Ausfall nur einen Vormittag kosten soll.',
          link: { to: '/unternehmen/vision-mission', label: 'Vision und Mission lesen' },
        },
        {
          icon: 'road',
          title: 'Karriere',
          text: 'Wie wir arbeiten und wie Sie sich initiativ bewerben.',
          link: { to: '/unternehmen/karriere', label: 'Zur Karriereseite' },
        },
      ],
    },
    {
      kind: 'call',
      heading: 'Sprechen wir über Ihren Betrieb',
      actions: [{ to: '/kontakt', label: 'Kontaktformular öffnen' }, { call: 'phone' }],
    },
  ],
}
