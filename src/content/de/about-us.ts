import { company } from '../../company/company.ts'
import { partnerVendors, sisterCountry } from '../../company/derive.ts'
import { compact, fullStop, ifInMarkets, sentences } from '../../company/optional.ts'
import { pathOf } from '../../pages.ts'
import { measure } from '../format.ts'
import { hoursCell } from '../hours.ts'
import type { Block, PageCopy } from '../page-copy.ts'
import { listOf } from './format.ts'
import { hoursWords, onDays } from './hours.ts'
import { legalFormInSentence } from './legal-form.ts'
import { vendorTasks as tasks } from './vendor-tasks.ts'

const { emergencySupportFrom, founded, sister, terms } = company
const { street, postalCode, city } = company.address

/** A firm of few years may call itself so. */
const isYoung = founded !== null && founded >= 2022

const partnerships = listOf(partnerVendors.map(({ name, task }) => `${name} (${tasks[task]})`))

/** After "Wir sind Partner"; and in a list. */
const partnerCount = {
  of: { 1: 'eines Herstellers', 2: 'zweier Hersteller' }[partnerVendors.length] ?? 'dieser Hersteller',
  phrase: partnerVendors.length === 2 ? 'zwei Partnerschaften mit Herstellern, ' : '',
}

export const aboutUs: PageCopy = {
  title: `Über uns: Gründe${partnerVendors.length > 0 ? ', Partnerschaften, Kontakt' : ' und Kontakt'}`,
  description: `${founded === null ? `Aus ${city.de}` : `Gegründet ${founded} in ${city.de}`}: vier Gründe, mit uns zu arbeiten, ${partnerCount.phrase}unsere Werte in Kürze und die Kontaktdaten.`,
  heading: isYoung
    ? 'Ein junges Unternehmen für die IT im Mittelstand'
    : 'Ein Unternehmen für die IT im Mittelstand',
  lead: `${founded === null ? 'Wir betreuen' : `Seit ${founded} betreuen wir`} von ${city.de} aus die IT kleiner und mittlerer Unternehmen. Hier lesen Sie, was für uns spricht${partnerVendors.length > 0 ? ', wessen Partner wir sind' : ''} und wie Sie uns erreichen.`,
  blocks: compact<Block>(
    {
      kind: 'cards',
      heading: 'Vier Gründe, mit uns zu arbeiten',
      cards: [
        {
          icon: 'signal',
          title: 'Erreichbar, wenn es eilt',
          text: sentences(
            `${onDays()} nimmt das Büro Ihren Anruf entgegen.`,
            emergencySupportFrom && 'Je nach Vertrag gilt der Notfallsupport auch nachts und am Wochenende.',
          ),
        },
        {
          icon: 'bastion',
          title: 'Sicherheit mit Zeitplan',
          text: 'Zu jedem Sicherheitskonzept gehört ein Zeitplan. Sie sehen vorher, welche Maßnahme wann an der Reihe ist und was sie kostet.',
        },
        {
          icon: 'copy',
          title: 'Geprobte Wiederherstellung',
          text: 'Wir kontrollieren jede Sicherung und stellen in festen Abständen etwas daraus wieder her. So steht vor einem Ausfall fest, wie lange es dauert.',
        },
        {
          icon: 'boundary',
          title: 'Verträge mit klarer Frist',
          text: `Laufende Verträge können Sie mit ${measure(terms.noticeMonths, 'Monaten')} Frist zum Monatsende kündigen. Eine Mitteilung in Textform genügt, zum Beispiel per E-Mail.`,
        },
      ],
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
          'Die Nähe zur Grenze prägt die Arbeit: Firmensitz, Wohnorte der Belegschaft und Kundschaft verteilen sich bei vielen Betrieben auf mehrere Länder, und die IT muss alle verbinden.',
        ),
      ),
    },
    partnerVendors.length > 0 && {
      kind: 'prose',
      heading: 'Zertifizierungen und Partnerschaften',
      paragraphs: [
        `Wir sind Partner ${partnerCount.of}: ${partnerships}. Welche Aufgaben ihre Produkte bei unseren Kunden übernehmen, steht auf der Partnerseite.`,
      ],
      links: [{ to: pathOf('partner', 'de'), label: 'Alle Hersteller und ihre Aufgaben' }],
    },
    {
      kind: 'prose',
      heading: 'Mission, Vision und Werte in Kürze',
      link: { to: pathOf('visionMission', 'de'), label: 'Vision und Mission im Einzelnen' },
      paragraphs: [
        'Unsere Mission: IT zuverlässig betreiben, vor Angriffen schützen und nach einem Ausfall die Daten zurückholen. Unsere Vision: Kein kleiner Betrieb muss um seine Existenz fürchten, weil die IT ausfällt. Vier Werte leiten uns dabei:',
      ],
      points: [
        'Zuverlässigkeit: nur Termine zusagen, die zu halten sind',
        'Transparenz: erst den Preis nennen, dann anfangen',
        'Kontinuität: Wissen aufschreiben, damit es bleibt',
        'Innovation: Neues empfehlen, wenn es Arbeit spart',
      ],
    },
    { kind: 'people', heading: 'Wer Sie betreut' },
    {
      kind: 'table',
      heading: 'Kontaktdaten',
      head: ['Kontaktweg', 'Angabe'],
      rows: [
        ['Telefon', company.phone],
        ['E-Mail', company.email.general],
        ['Anschrift', `${company.name}, ${street}, ${postalCode} ${city.de}`],
        ['Öffnungszeiten', hoursCell(company.hours.office, hoursWords)],
      ],
    },
    {
      kind: 'call',
      heading: 'Prüfen Sie, ob wir zu Ihnen passen',
      intro:
        'Schildern Sie uns Ihre IT in wenigen Sätzen. Sie erfahren, was wir übernehmen können und was nicht.',
      actions: [
        { to: pathOf('contact', 'de'), label: 'Gespräch vereinbaren' },
        { call: 'phone' },
        { call: 'mail', label: 'E-Mail schreiben', subject: 'Anfrage zur Zusammenarbeit' },
      ],
    },
  ),
}
