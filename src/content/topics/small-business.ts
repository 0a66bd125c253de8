import { claims, prices, terms } from '../../company.ts'
import { euros, measure } from '../../language/format.ts'
import { pathOf } from '../../pages.ts'
import type { PageCopy } from '../page-copy.ts'

export const smallBusiness: PageCopy = {
  title: 'IT-Betreuung für KMU ohne eigene IT-Abteilung',
  description:
    'Feste Betreuung für kleine und mittlere Unternehmen: klare Aufgabenteilung, planbare Monatskosten und Vertretung auch in der Urlaubszeit.',
  badge: 'Kleine und mittlere Unternehmen',
  heading: 'IT-Betreuung, wenn die IT bisher nebenbei lief',
  lead: 'In vielen Betrieben kümmert sich jemand um die Computer, dessen Beruf das nicht ist. Wir übernehmen das Laufende und lassen Ihnen die Entscheidungen.',
  actions: [{ to: pathOf('contact', 'de'), label: 'Bestandsaufnahme anfragen' }, { call: 'phone' }],
  blocks: [
    {
      kind: 'prose',
      heading: 'Woran Sie merken, dass nebenbei nicht mehr reicht',
      paragraphs: [
        'Der Wendepunkt kommt selten mit einem Angriff. Meist sind es kleine Zeichen, die sich häufen, sobald ein Betrieb auf zehn oder zwanzig Bildschirmarbeitsplätze wächst:',
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
      heading: 'Womit Sie rechnen können',
      figures: [
        {
          value: `ab ${euros(prices.managedServices.essential, 'de')}`,
          label: 'im Monat ohne Mehrwertsteuer für die laufende Betreuung im Tarif Essential',
        },
        {
          value: measure(terms.noticeMonths, 'Monate'),
          label: 'Kündigungsfrist zum Monatsende für laufende Verträge',
        },
        { value: measure(claims.replyHours, 'Stunden'), label: 'bis zur Antwort auf Ihre erste Anfrage' },
      ],
    },
    {
      kind: 'call',
      heading: 'Anfangen mit einer Liste',
      intro:
        'Die Bestandsaufnahme zeigt, was Sie haben, was fehlt und was Sie doppelt bezahlen. Ob wir danach betreuen, entscheiden Sie.',
      actions: [
        { to: pathOf('contact', 'de'), label: 'Bestandsaufnahme anfragen' },
        { call: 'phone' },
        { to: pathOf('managedServices', 'de'), label: 'Tarife vergleichen' },
      ],
    },
  ],
}
