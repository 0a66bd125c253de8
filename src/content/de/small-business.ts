import { company } from '../../company/company.ts'
import { compact } from '../../company/optional.ts'
import { pathOf } from '../../pages.ts'
import { managedServicesRate as rateInEnglish } from '../en/prices.ts'
import { measure } from '../format.ts'
import type { PageCopy } from '../page-copy.ts'
import { price } from './format.ts'
import { inventoryPage } from './specimens.ts'

const { terms } = company
const { essential } = company.prices.managedServices

export const smallBusiness: PageCopy = {
  title: 'IT-Betreuung für KMU ohne eigene IT-Abteilung',
  description:
    'Feste Betreuung für kleine und mittlere Unternehmen: klare Aufgabenteilung, planbare Monatskosten und Vertretung auch in der Urlaubszeit.',
  badge: 'Kleine und mittlere Unternehmen',
  heading: 'IT-Betreuung für Betriebe ohne eigene IT-Abteilung',
  lead: 'In vielen Betrieben kümmert sich jemand nebenbei um die Computer, der eigentlich eine andere Aufgabe hat. Wir übernehmen diese Arbeit; über Anschaffungen und Änderungen entscheiden weiterhin Sie.',
  actions: [{ call: 'form', label: 'Bestandsaufnahme anfragen' }, { call: 'phone' }],
  summaries: {
    en: {
      text: `For businesses without an IT department we take on accounts, devices, updates and support, with a written list of who does what. ${rateInEnglish ? `Plans start at ${rateInEnglish}, and contracts` : 'Contracts'} can be ended with ${measure(terms.noticeMonths, 'months’')} notice.`,
    },
  },
  drawing: { ring: 'ein Ring', town: 'Bestand', gate: 'ein Zugang' },
  blocks: [
    {
      kind: 'prose',
      heading: 'Wann sich eine feste Betreuung lohnt',
      paragraphs: [
        'Ab zehn bis zwanzig Bildschirmarbeitsplätzen lässt sich die IT kaum noch nebenbei erledigen. Typische Anzeichen dafür:',
      ],
      points: [
        'Nur eine Person kennt die Passwörter, und die ist zwei Wochen verreist.',
        'Ehemalige haben noch ein Konto, weil es keine Liste für den letzten Arbeitstag gibt.',
        'Der Cyberversicherer fragt nach Patchstand und zweitem Faktor, und die Antworten sind geschätzt.',
        'Ein großer Kunde schickt einen Fragebogen zur Lieferkettensicherheit.',
      ],
    },
    {
      kind: 'table',
      heading: 'Wer künftig was macht',
      intro: 'Die Grenze ziehen wir schriftlich. Ein Beispiel für einen Betrieb ohne eigene IT-Stelle:',
      head: ['Aufgabe', 'Bei Ihnen', 'Bei uns'],
      rows: [
        [
          'Neue Mitarbeiterin',
          'Eintrittsdatum und Rolle melden',
          'Konto, Gerät, Rechte und Telefon zum ersten Tag bereitstellen',
        ],
        ['Austritt', 'Letzten Arbeitstag melden', 'Zugänge sperren, Postfach übergeben, Gerät löschen'],
        ['Updates', 'Ein Zeitfenster vereinbaren', 'Einspielen, prüfen, bei Fehlern zurücknehmen'],
        ['Neue Software', 'Fachlich auswählen', 'Sicherheit, Lizenz und Datenschutz vorab prüfen'],
        ['Budget', 'Entscheiden', 'Ersatzbedarf und Kosten der kommenden Jahre vorlegen'],
      ],
    },
    {
      kind: 'figures',
      heading: essential === null ? 'Kündigungsfrist' : 'Preis und Kündigungsfrist',
      link: { to: pathOf('managedServices', 'de'), label: 'Tarife vergleichen' },
      figures: compact(
        essential !== null && {
          value: `ab ${price(essential)}`,
          label: `pro Monat ${company.priceUnits.managedServices.de}, ohne Mehrwertsteuer, für die laufende Betreuung im Tarif Essential`,
        },
        {
          value: measure(terms.noticeMonths, 'Monate'),
          label: 'Kündigungsfrist zum Monatsende für laufende Verträge',
        },
      ),
    },
    {
      kind: 'specimen',
      heading: 'Was Sie nach der Bestandsaufnahme in der Hand haben',
      intro: 'Eine Seite des Inventarberichts. Die Einträge hier sind erfunden.',
      specimen: inventoryPage,
    },
    {
      kind: 'call',
      heading: 'Mit einer Bestandsaufnahme beginnen',
      intro:
        'Die Bestandsaufnahme zeigt, was Sie haben, was fehlt und was Sie doppelt bezahlen. Ob wir danach betreuen, entscheiden Sie.',
      actions: [{ call: 'form', label: 'Bestandsaufnahme anfragen' }, { call: 'phone' }],
    },
  ],
}
