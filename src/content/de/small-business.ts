import { company } from '../../company/company.ts'
import type { IndustryCopy } from '../page-copy.ts'
import { smallBusinessDay } from './days.ts'
import { price } from './format.ts'
import { specimens } from './specimens.ts'

export const smallBusiness: IndustryCopy = {
  title: 'IT-Betreuung für KMU ohne eigene IT-Abteilung',
  description:
    'Feste Betreuung für kleine und mittlere Unternehmen: klare Aufgabenteilung und planbare Monatskosten.',
  badge: 'Kleine und mittlere Unternehmen',
  heading: 'IT-Betreuung für Betriebe ohne eigene IT-Abteilung',
  lead: 'In vielen Betrieben kümmert sich jemand nebenbei um die Computer, der eigentlich eine andere Aufgabe hat. Wir übernehmen diese Arbeit; über Anschaffungen und Änderungen entscheiden weiterhin Sie.',
  actions: [{ call: 'form', label: 'Bestandsaufnahme anfragen' }, { call: 'phone' }],
  drawing: { ring: 'ein Ring', town: 'Bestand', gate: 'ein Zugang' },
  day: smallBusinessDay,
  blocks: [
    {
      kind: 'prose',
      heading: 'Wann sich eine feste Betreuung lohnt',
      paragraphs: ['Daran merken Sie, dass sich die IT nicht mehr nebenbei erledigen lässt:'],
      points: [
        'Die einzige Person, die alle Passwörter kennt, ist zwei Wochen verreist.',
        'Ehemalige Mitarbeitende haben noch ein Konto, weil es keine Liste für den letzten Arbeitstag gibt.',
        'Der Cyberversicherer fragt nach Updates und Mehrfaktor-Anmeldung, und niemand kennt die genaue Antwort.',
        'Ein großer Kunde schickt einen Fragebogen zur Lieferkettensicherheit.',
      ],
    },
    {
      kind: 'table',
      heading: 'Wer künftig was macht',
      intro:
        'Die Aufgabenteilung halten wir schriftlich fest. Was davon ein Tarif enthält und was einzeln berechnet wird, steht im Angebot. Ein Beispiel:',
      head: ['Aufgabe', 'Bei Ihnen', 'Bei uns'],
      rows: [
        [
          'Neue Mitarbeiterin',
          'Eintrittsdatum und Rolle melden',
          'Konto, Gerät, Rechte und Telefon zum ersten Tag bereitstellen',
        ],
        ['Austritt', 'Letzten Arbeitstag melden', 'Zugänge sperren, Postfach übergeben, Gerät zurücksetzen'],
        ['Updates', 'Ein Zeitfenster vereinbaren', 'Einspielen, prüfen, bei Fehlern zurücknehmen'],
        ['Neue Software', 'Fachlich auswählen', 'Sicherheit, Lizenz und Datenschutz vorab prüfen'],
        ['Budget', 'Entscheiden', 'Ersatzbedarf und Kosten der kommenden Jahre vorlegen'],
      ],
    },
    {
      kind: 'figures',
      heading: 'Preis und Kündigungsfrist',
      link: { to: '/leistungen/managed-services', label: 'Tarife vergleichen' },
      figures: [
        {
          value: `ab ${price(company.prices.managedServices.essential)}`,
          label: 'pro Monat je Arbeitsplatz, ohne Mehrwertsteuer, im Tarif Essential',
        },
        {
          value: `${company.promises.noticeMonths} Monate`,
          label: 'Kündigungsfrist zum Monatsende für laufende Verträge',
        },
      ],
    },
    {
      kind: 'specimen',
      heading: 'Nach der Bestandsaufnahme',
      intro: 'So sieht eine Seite des Inventarberichts aus. Die Einträge hier sind erfunden.',
      specimen: specimens.inventoryPage,
    },
    {
      kind: 'call',
      heading: 'Mit einer Bestandsaufnahme beginnen',
      intro:
        'Die Bestandsaufnahme zeigt, welche Geräte und Verträge Sie haben und wo etwas fehlt oder doppelt bezahlt wird. Ob wir Sie danach betreuen, entscheiden Sie.',
      actions: [{ call: 'form', label: 'Bestandsaufnahme anfragen' }, { call: 'phone' }],
    },
  ],
}
