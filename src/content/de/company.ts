import { company } from '../../company/company.ts'
import { claims, partnerVendors, sisterCountry, sisterIsAbroad, townLine } from '../../company/derive.ts'
import { compact, sentences } from '../../company/optional.ts'
import { isEnabled, isOffered, pathOf } from '../../pages.ts'
import { hoursCell } from '../hours.ts'
import type { Card, PageCopy } from '../page-copy.ts'
import { ofCompany } from './company-name.ts'
import { listOf } from './format.ts'
import { hoursWords } from './hours.ts'
import { legalFormInFull } from './legal-form.ts'

const { region, sister } = company
const { city } = company.address

/** What the page leads to. */
const further = compact(
  isEnabled('about') && (claims.team ? 'Team' : 'Arbeitsweise'),
  isOffered('visionMission') && 'Vision',
  isOffered('careers') && 'Karriere',
)

const tasks = listOf(
  compact('Support', isOffered('itSecurity') && 'Sicherheit', isOffered('backup') && 'Datensicherung'),
)

export const companyLanding: PageCopy = {
  title: 'Das Unternehmen im Überblick',
  description: `Ein IT-Unternehmen mit Sitz in ${city.de}: Eckdaten, Arbeitsgebiet und Bürozeiten${further.length > 0 ? `, dazu ${listOf(further)}` : ''}.`,
  heading: 'Wir betreuen die IT kleiner und mittlerer Unternehmen',
  lead: `Der Sitz ${ofCompany} ist ${city.de}. Wir arbeiten für Unternehmen in ${region.de}.`,
  drawing: { ring: 'ein Ring', town: 'Bestand', gate: 'ein Zugang' },
  blocks: [
    {
      kind: 'prose',
      heading: 'Was wir tun und für wen',
      paragraphs: compact(
        `Wir arbeiten für Betriebe ohne eigene IT-Abteilung und für IT-Abteilungen, die Entlastung brauchen. Wir übernehmen ${tasks} ganz oder in Teilen und legen mit Ihnen fest, wer wofür zuständig ist.`,
        (claims.businessOnly || sister) &&
          sentences(
            claims.businessOnly && 'Verträge schließen wir nur mit Unternehmen.',
            sister &&
              `Zu unserer Gruppe gehört in ${sisterCountry?.de} die ${sister.name}${sisterIsAbroad ? '; Standorte auf beiden Seiten der Grenze betreuen wir gemeinsam' : ''}.`,
          ),
      ),
    },
    {
      kind: 'cards',
      heading: 'Mehr über das Unternehmen',
      cards: compact<Card>(
        {
          icon: 'bridge',
          title: 'Über uns',
          text: `Was für uns spricht${partnerVendors.length > 0 ? ', von welchen Herstellern wir Partner sind' : ''} und wie Sie uns erreichen.`,
          link: { to: pathOf('aboutUs', 'de'), label: 'Über uns lesen' },
        },
        isEnabled('about') && {
          icon: 'poles',
          title: claims.team ? 'Team und Arbeitsweise' : 'Arbeitsweise',
          text: claims.team
            ? 'Welche Rollen es bei uns gibt und was nach Ihrer Meldung geschieht.'
            : 'Wie wir arbeiten und was nach Ihrer Meldung geschieht.',
          link: {
            to: pathOf('company', 'en'),
            label: claims.team ? 'So arbeitet das Team' : 'So arbeiten wir',
          },
        },
        {
          icon: 'north',
          title: 'Vision und Mission',
          text: `Was wir für kleine Betriebe erreichen wollen${claims.values ? ', wie wir daran arbeiten und nach welchen vier Werten wir uns richten' : ' und wie wir daran arbeiten'}.`,
          link: { to: pathOf('visionMission', 'de'), label: 'Vision und Mission lesen' },
        },
        {
          icon: 'road',
          title: 'Karriere',
          text: claims.applications
            ? 'Wie die Arbeit bei uns aussieht und wie Sie sich bewerben.'
            : 'Wie Sie sich bewerben.',
          link: { to: pathOf('careers', 'de'), label: 'Zur Karriereseite' },
        },
      ),
    },
    {
      kind: 'table',
      heading: 'Eckdaten',
      head: ['Angabe', 'Inhalt'],
      rows: compact(
        ['Firma', company.name],
        ['Rechtsform', legalFormInFull],
        ['Sitz', townLine.de],
        ['Kunden', `Kleine und mittlere Unternehmen in ${region.de}`],
        sister && [`Schwesterfirma in ${sisterCountry?.de}`, sister.name],
        ['Bürozeiten', hoursCell(company.hours.office, hoursWords)],
      ),
    },
    {
      kind: 'call',
      heading: 'Sprechen wir über Ihren Betrieb',
      intro: 'Sagen Sie uns, welche Aufgaben Sie abgeben möchten. Wir antworten am Telefon oder per E-Mail.',
      actions: [
        { to: pathOf('contact', 'de'), label: 'Kontaktformular öffnen' },
        { call: 'phone' },
        { call: 'mail', label: 'E-Mail schreiben', subject: 'Frage zum Unternehmen' },
      ],
    },
  ],
}
