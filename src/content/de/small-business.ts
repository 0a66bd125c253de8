import { company } from '../../site/company.ts'
import type { PageCopy } from '../page-copy.ts'
import { answers } from './answers.ts'
import { price } from './format.ts'

export const smallBusiness: PageCopy = {
  title: 'IT-Betreuung für KMU ohne eigene IT-Abteilung',
  description:
    'Feste Betreuung für kleine und mittlere Unternehmen: klare Aufgabenteilung und planbare Monatskosten.',
  badge: 'Kleine und mittlere Unternehmen',
  heading: 'IT-Betreuung für Betriebe ohne eigene IT-Abteilung',
  lead: 'In vielen Betrieben kümmert sich jemand nebenbei um die Computer. Wir übernehmen diese Arbeit, und eine Liste hält fest, wer was macht. Über Anschaffungen entscheiden weiterhin Sie.',
  actions: [{ call: 'form', label: 'Bestandsaufnahme anfragen' }, { call: 'phone' }],
  drawing: { ring: 'ein Ring', town: 'Bestand', gate: 'ein Zugang' },
  blocks: [
    {
      kind: 'table',
      heading: 'Ein Arbeitstag ohne eigene IT-Abteilung',
      head: ['Uhrzeit', 'Was geschieht'],
      rows: [
        [
          '08:00',
          'Erster Tag: Die neue Mitarbeiterin meldet sich an. Konto, Gerät, Rechte und Telefon sind eingerichtet.',
        ],
        [
          '10:15',
          'Neue Software: Ihr Team möchte ein neues Programm. Vor dem Kauf prüfen wir Sicherheit, Lizenz und Datenschutz.',
        ],
        [
          '15:00',
          'Letzter Tag: Ein Kollege geht. Wir sperren seine Zugänge, übergeben das Postfach und setzen das Gerät zurück.',
        ],
        [
          '16:30',
          'Budget: Sie entscheiden anhand unserer Liste, welche Geräte im nächsten Jahr ersetzt werden.',
        ],
      ],
    },
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
      kind: 'table',
      isSpecimen: true,
      heading: 'Nach der Bestandsaufnahme',
      intro:
        'So sieht eine Seite des Inventarberichts aus: Schreinerei, 14 Arbeitsplätze, 34 Geräte, 21 Konten, 9 Verträge.',
      head: ['Gerät', 'Ort', 'Stand', 'Nächster Schritt'],
      rows: [
        ['NB-014 Notebook', 'Buchhaltung', 'Updates vollständig', 'keiner'],
        ['NB-015 Notebook', 'Buchhaltung', 'Neustart steht aus', 'Neustart am Abend'],
        ['SRV-02 Server', 'Serverraum', 'Garantie endet in 7 Monaten', 'Ersatz einplanen'],
        ['SW-01 Switch', 'Flur', 'Konfiguration gesichert', 'keiner'],
        ['PC-007 Säge', 'Werkstatt', 'ohne Updates', 'eigenes Netz'],
      ],
      note: '5 von 34 Geräten. Abweichungen auf dieser Seite: 3.',
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
