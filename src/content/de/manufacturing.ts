import type { PageCopy } from '../page-copy.ts'

export const manufacturing: PageCopy = {
  title: 'IT für Produktion und Fertigung',
  description:
    'Produktionsnetze trennen, alte Steuerungen abschirmen, Maschinenprogramme sichern: IT-Betreuung für Fertigungsbetriebe, mit Plan für den Wiederanlauf.',
  heading: 'IT-Betreuung für Produktionsbetriebe',
  lead: 'Büro und Fertigung hängen am selben Netz? Wir trennen beide, damit ein Schadprogramm aus dem Büro nicht bis an die Maschinen kommt.',
  actions: [{ call: 'form', label: 'Hallenrundgang vereinbaren' }, { call: 'phone' }],
  drawing: { office: 'Büro', gate: 'Trennstelle', hall: 'Halle' },
  blocks: [
    {
      kind: 'table',
      heading: 'Eine Frühschicht in der Halle',
      head: ['Uhrzeit', 'Was geschieht'],
      rows: [
        [
          '05:45',
          'Papiere: Die Schicht druckt ihre Papiere aus, damit sie weiterarbeiten kann, wenn die Auftragsdaten fehlen.',
        ],
        [
          '07:30',
          'Alte Steuerung: Für die Steuerung gibt es keine Updates mehr. Ein Bürorechner will auf sie zugreifen; unsere Firewall lässt ihn nicht durch.',
        ],
        [
          '09:00',
          'Fernwartung: Der Maschinenbauer wartet die Anlage. Die Schichtleitung hat den Zugang für diese Zeit freigeschaltet.',
        ],
        [
          '12:00',
          'Neues Programm: Die Instandhaltung hat ein Maschinenprogramm geändert. Bisher lag es nur auf ihrem Notebook, jetzt auch in der Sicherung.',
        ],
        [
          '13:30',
          'Angriff im Büro: Wir trennen die Verbindung zur Halle. Anlagen, die unabhängig vom Büro arbeiten, laufen weiter.',
        ],
      ],
    },
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
