import { company } from '../../company/company.ts'
import { isKnownCountry } from '../../company/countries.ts'
import {
  addressLine,
  claims,
  emergencySupportFrom,
  partnerVendors,
  sisterCountry,
} from '../../company/derive.ts'
import { compact, fullStop, ifInMarkets, sentences } from '../../company/optional.ts'
import { isOffered, offeredServices, pathOf } from '../../pages.ts'
import { capitalized } from '../format.ts'
import { hoursCell } from '../hours.ts'
import type { Block, Card, PageCopy } from '../page-copy.ts'
import { counted, inMonths, listOf } from './format.ts'
import { hoursWords, onDays } from './hours.ts'
import { labels } from './labels.ts'
import { legalFormInSentence } from './legal-form.ts'
import { vendorTasks as tasks } from './vendor-tasks.ts'

const { founded, sister, terms } = company
const { city } = company.address

/** A firm of few years may call itself so. */
const isYoung = founded !== null && founded >= 2022

const partnerships = listOf(partnerVendors.map(({ name, task }) => `${name} (${tasks[task]})`))

/** After "Wir sind Partner"; and in a list. */
const partnerCount = {
  of: { 1: 'eines Herstellers', 2: 'zweier Hersteller' }[partnerVendors.length] ?? 'dieser Hersteller',
  phrase: partnerVendors.length === 2 ? 'zwei Partnerschaften mit Herstellern, ' : '',
}

const reasons = compact<Card>(
  {
    icon: 'signal',
    title: emergencySupportFrom ? 'Erreichbar, wenn es eilt' : 'Erreichbar am Telefon',
    text: sentences(
      `${onDays(company.hours.contactPage)} erreichen Sie uns am Telefon.`,
      emergencySupportFrom &&
        'Je nach Tarif ist der Notfallsupport auch nachts und am Wochenende für Sie da.',
    ),
  },
  claims.securityConceptWeeks && {
    icon: 'bastion',
    title: 'Sicherheit mit Zeitplan',
    text: 'Zu jedem Sicherheitskonzept gehört ein Zeitplan. Sie sehen vorher, welche Maßnahme wann an der Reihe ist und was sie kostet.',
  },
  claims.rehearsedRestores && {
    icon: 'copy',
    title: 'Geprobte Wiederherstellung',
    text: `Wo wir die Sicherungen betreuen, ${claims.checkedBackups ? 'kontrollieren wir jede und stellen' : 'stellen wir'} in festen Abständen Daten daraus wieder her. So wissen Sie schon vor einem Ausfall, wie lange die Wiederherstellung dauert.`,
  },
  terms.noticeMonths !== null && {
    icon: 'boundary',
    title: 'Verträge mit klarer Frist',
    text: `Laufende Verträge können Sie mit ${inMonths(terms.noticeMonths)} Frist zum Monatsende kündigen.${isKnownCountry(company.country) ? ' Eine Mitteilung in Textform genügt, zum Beispiel per E-Mail.' : ''}`,
  },
)

/** `Vier Gründe`; a single one is not counted. */
const manyReasons = reasons.length > 1 ? counted(reasons.length, 'Gründe') : 'ein Grund'

export const aboutUs: PageCopy = {
  title: `Über uns: ${reasons.length > 1 ? manyReasons : 'Firma'}${partnerVendors.length > 0 ? ', Partnerschaften, Kontakt' : ' und Kontakt'}`,
  description: `${company.shortName}${founded === null ? ` aus ${city.de}` : `, ${founded} gegründet`}: ${manyReasons} für uns, ${partnerCount.phrase}${claims.values ? 'unsere Werte in Kürze' : 'unsere Mission'} und die Kontaktdaten.`,
  heading: isYoung
    ? 'Ein junges Unternehmen für die IT im Mittelstand'
    : 'Ein Unternehmen für die IT im Mittelstand',
  lead: `${founded === null ? 'Wir betreuen' : `Seit ${founded} betreuen wir`} von ${city.de} aus die IT kleiner und mittlerer Unternehmen.`,
  blocks: compact<Block>(
    {
      kind: 'cards',
      heading:
        reasons.length > 1
          ? `${capitalized(manyReasons)} für ${company.shortName}`
          : `Was für ${company.shortName} spricht`,
      cards: reasons,
    },
    reasons.length === 1 && {
      kind: 'prose',
      heading: 'Was wir für Sie tun',
      paragraphs: ['Diese Aufgaben können Sie uns ganz oder in Teilen übergeben:'],
      points: offeredServices.map((name) => labels[name]),
    },
    {
      kind: 'prose',
      heading: founded === null ? `Aus ${city.de}` : `Gegründet ${founded} in ${city.de}`,
      paragraphs: compact(
        sentences(
          `Unser Unternehmen ${legalFormInSentence}.`,
          sister &&
            fullStop(
              `Zur selben Gruppe gehört in ${sisterCountry?.de} unsere Schwesterfirma, die ${sister.name}`,
            ),
        ),
        ifInMarkets(
          ['LU', 'DE'],
          'Wir richten auch die IT von Betrieben ein, deren Beschäftigte beiderseits der Grenze arbeiten.',
        ),
      ),
    },
    partnerVendors.length > 0 && {
      kind: 'prose',
      heading: 'Partnerschaften mit Herstellern',
      paragraphs: [`Wir sind Partner ${partnerCount.of}: ${partnerships}.`],
      links: [{ to: pathOf('partner', 'de'), label: 'Alle Hersteller und wofür wir sie einsetzen' }],
    },
    {
      kind: 'prose',
      heading: claims.values ? 'Mission, Vision und Werte in Kürze' : 'Mission und Vision in Kürze',
      link: { to: pathOf('visionMission', 'de'), label: 'Vision und Mission im Einzelnen' },
      paragraphs: [
        sentences(
          `Unsere Mission: Wir ${listOf(compact('halten die IT unserer Kunden in Betrieb', isOffered('itSecurity') && 'schützen sie vor Angriffen', isOffered('backup') && 'sorgen dafür, dass sich ihre Daten nach einem Ausfall wiederherstellen lassen'))}. Unsere Vision: Kein kleiner Betrieb muss um seine Existenz fürchten, weil die IT ausfällt.`,
          claims.values && 'Vier Werte leiten uns dabei:',
        ),
      ],
      ...(claims.values && {
        points: [
          'Zuverlässigkeit: Wir sagen nur Termine zu, die wir halten können.',
          'Transparenz: Preis oder Stundensatz erfahren Sie, bevor die Arbeit beginnt.',
          'Kontinuität: Was wir über Ihre Systeme wissen, ist dokumentiert.',
          'Innovation: Neue Technik probieren wir zuerst selbst aus.',
        ],
      }),
    },
    { kind: 'people', heading: 'Wer Sie betreut' },
    {
      kind: 'table',
      heading: 'Kontaktdaten',
      head: ['Angabe', 'Inhalt'],
      rows: [
        ['Telefon', company.phone],
        ['E-Mail', company.email.general],
        ['Anschrift', `${company.name}, ${addressLine.de}`],
        ['Bürozeiten', hoursCell(company.hours.office, hoursWords)],
      ],
    },
    {
      kind: 'call',
      heading: 'Prüfen Sie, ob wir zu Ihnen passen',
      intro: 'Beschreiben Sie uns kurz Ihre IT. Wir sagen Ihnen, was wir übernehmen können und was nicht.',
      actions: [
        { to: pathOf('contact', 'de'), label: 'Gespräch vereinbaren' },
        { call: 'phone' },
        { call: 'mail', label: 'E-Mail schreiben', subject: 'Anfrage zur Zusammenarbeit' },
      ],
    },
  ),
}
