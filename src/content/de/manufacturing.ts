import type { IndustryCopy } from '../page-copy.ts'
import { manufacturingDay } from './days.ts'

export const manufacturing: IndustryCopy = {
  title: 'IT für Produktion und Fertigung',
  description:
    'Produktionsnetze trennen, alte Steuerungen abschirmen, Maschinenprogramme sichern: IT-Betreuung für Fertigungsbetriebe, mit Plan für den Wiederanlauf.',
  heading: 'IT-Betreuung für Produktionsbetriebe',
  lead: 'Büro und Fertigung hängen am selben Netz? Wir trennen beide, damit ein Schadprogramm aus dem Büro nicht bis an die Maschinen kommt.',
  actions: [{ call: 'form', label: 'Hallenrundgang vereinbaren' }, { call: 'phone' }],
  drawing: { office: 'Büro', gate: 'Trennstelle', hall: 'Halle' },
  day: manufacturingDay,
  blocks: [
    {
      kind: 'steps',
      heading: 'Reihenfolge für den Wiederanlauf',
      intro: 'Die Reihenfolge legen wir mit Ihrer Produktionsleitung fest, zum Beispiel so:',
      steps: [
        {
          title: 'Trennen',
          text: 'An einer Stelle kappen wir die Verbindung zwischen Büro und Halle.',
        },
        {
          title: 'Anmeldung',
          text: 'Aus geprüften Sicherungen kommen zuerst die Dienste zurück, ohne die sich niemand anmelden kann.',
        },
        {
          title: 'Auftragsdaten',
          text: 'Danach folgen Warenwirtschaft und Fertigungsplanung. Bis dahin gelten die ausgedruckten Papiere.',
        },
        {
          title: 'Versand und Büro',
          text: 'Etiketten und Lieferscheine kommen vor E-Mail und Dateiablage, damit fertige Ware das Haus verlässt.',
        },
      ],
    },
    {
      kind: 'call',
      heading: 'Rundgang durch die Halle',
      intro:
        'Beim Rundgang notieren wir jede Anlage, die am Netz hängt, und jeden Zugang, den niemand mehr zuordnen kann.',
      actions: [
        { call: 'form', label: 'Hallenrundgang vereinbaren' },
        { call: 'phone' },
        { to: '/leistungen/infrastruktur', label: 'Netze trennen' },
      ],
    },
  ],
}
