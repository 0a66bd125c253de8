import type { IndustryCopy } from '../page-copy.ts'
import { manufacturingDay } from './days.ts'

export const manufacturing: IndustryCopy = {
  title: 'IT für Produktion und Fertigung',
  description:
    'Produktionsnetze trennen, alte Steuerungen abschirmen, Maschinenprogramme sichern: IT-Betreuung für Fertigungsbetriebe, mit Plan für den Wiederanlauf.',
  heading: 'IT-Betreuung für Produktionsbetriebe',
  lead: 'Büro und Fertigung hängen heute oft am selben Netz. Wir trennen beide, damit Schadprogramme aus dem Büro nicht so leicht auf die Maschinen übergreifen, und legen fest, in welcher Reihenfolge nach einem Ausfall alles wieder anläuft.',
  actions: [{ call: 'form', label: 'Hallenrundgang vereinbaren' }, { call: 'phone' }],
  drawing: { office: 'Büro', gate: 'Trennstelle', hall: 'Halle' },
  day: manufacturingDay,
  blocks: [
    {
      kind: 'cards',
      heading: 'Vier häufige Schwachstellen',
      cards: [
        {
          icon: 'works',
          title: 'Steuerungen ohne Updates',
          text: 'Eine Anlage läuft oft zwanzig Jahre, ihr Betriebssystem erhält aber nur einige Jahre lang Updates. Wir lassen die Anlage unverändert und setzen eine Firewall davor, die nur die benötigten Verbindungen durchlässt.',
        },
        {
          icon: 'gate',
          title: 'Offene Fernwartung',
          text: 'Maschinenbauer bringen oft ein eigenes Modem mit. Wir ersetzen die Modems durch einen gemeinsamen Zugang, den die Schichtleitung nur für die Dauer der Wartung freischaltet.',
        },
        {
          icon: 'copy',
          title: 'Programme auf einem Notebook',
          text: 'SPS-Programme, Rezepte und Parameter liegen oft auf einem einzigen Notebook. Wir nehmen sie in die Sicherung auf und halten fest, welcher Stand zu welcher Anlage gehört.',
        },
        {
          icon: 'breach',
          title: 'USB-Sticks an der Anlage',
          text: 'Wo kein Netz liegt, kommen Daten per USB-Stick. Ein Prüfplatz am Halleneingang scannt die Sticks. Freigegeben werden nur bekannte Sticks, auf denen der Scan nichts findet.',
        },
      ],
    },
    {
      kind: 'steps',
      heading: 'Reihenfolge für den Wiederanlauf',
      intro: 'Die Reihenfolge legen wir mit Ihrer Produktionsleitung fest, zum Beispiel so:',
      steps: [
        {
          title: 'Trennen',
          text: 'Die Verbindung zwischen Büro und Halle lässt sich an einer Stelle kappen. Anlagen, die unabhängig vom Büro arbeiten, führen den laufenden Auftrag zu Ende.',
        },
        {
          title: 'Grunddienste',
          text: 'Zuerst stellen wir Anmeldung, Namensauflösung und Zeitdienst aus geprüften Sicherungen wieder her, denn ohne diese Dienste arbeiten die anderen Systeme nicht zuverlässig.',
        },
        {
          title: 'Auftragsdaten',
          text: 'Danach folgen Warenwirtschaft und Fertigungsplanung. Bis dahin arbeitet die Halle mit den Papieren, die jede Schicht vorab ausdruckt.',
        },
        {
          title: 'Versand und Büro',
          text: 'Etiketten und Lieferscheine kommen vor E-Mail und Dateiablage, damit fertige Ware das Haus verlassen kann.',
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
