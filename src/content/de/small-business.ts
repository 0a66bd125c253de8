import { company } from '../../site/company.ts'
import type { IndustryCopy } from '../page-copy.ts'
import { answers } from './answers.ts'
import { smallBusinessDay } from './days.ts'
import { price } from './format.ts'
import { specimens } from './specimens.ts'

export const smallBusiness: IndustryCopy = {
  title: 'IT-Betreuung für KMU ohne eigene IT-Abteilung',
  description:
    'Feste Betreuung für kleine und mittlere Unternehmen: klare Aufgabenteilung und planbare Monatskosten.',
  badge: 'Kleine und mittlere Unternehmen',
  heading: 'IT-Betreuung für Betriebe ohne eigene IT-Abteilung',
  lead: 'In vielen Betrieben kümmert sich jemand nebenbei um die Computer. Wir übernehmen diese Arbeit, und eine Liste hält fest, wer was macht. Über Anschaffungen entscheiden weiterhin Sie.',
  actions: [{ call: 'form', label: 'Bestandsaufnahme anfragen' }, { call: 'phone' }],
  drawing: { ring: 'ein Ring', town: 'Bestand', gate: 'ein Zugang' },
  day: smallBusinessDay,
  blocks: [
    {
      kind: 'prose',
      heading: 'Wann sich eine feste Betreuung lohnt',
      paragraphs: ['Daran merken Sie, dass die IT kein Nebenamt mehr ist:'],
      points: [
        'Die einzige Person, die alle Passwörter kennt, ist zwei Wochen verreist.',
        'Ehemalige Mitarbeitende haben noch ein Konto.',
        'Der Versicherer fragt nach dem zweiten Schritt beim Anmelden (MFA), und niemand kennt die Antwort.',
      ],
    },
    {
      kind: 'prose',
      heading: 'Wer hilft, wenn etwas ausfällt',
      paragraphs: [answers.whoAnswers, answers.response, answers.night],
    },
    {
      kind: 'figures',
      heading: 'Preis und Kündigungsfrist',
      link: { to: '/leistungen/managed-services', label: 'Tarife vergleichen' },
      figures: [
        {
          value: `ab ${price(company.prices.managedServices.essential)}`,
          label: 'im Monat je Arbeitsplatz, ohne Mehrwertsteuer',
        },
        {
          value: `${company.promises.noticeMonths} Monate`,
          label: 'Kündigungsfrist zum Monatsende',
        },
      ],
    },
    {
      kind: 'specimen',
      heading: 'Nach der Bestandsaufnahme',
      intro: 'So sieht eine Seite des Inventarberichts aus.',
      specimen: specimens.inventoryPage,
    },
    {
      kind: 'call',
      heading: 'Mit einer Bestandsaufnahme beginnen',
      intro:
        'Sie kostet nichts. Danach wissen Sie, welche Geräte und Verträge Sie haben und wo etwas fehlt oder doppelt bezahlt wird.',
      actions: [{ call: 'form', label: 'Bestandsaufnahme anfragen' }, { call: 'phone' }],
    },
  ],
}
