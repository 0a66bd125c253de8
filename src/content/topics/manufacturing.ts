import { claims, retention } from '../../company.ts'
import { measure, percent } from '../../language/format.ts'
import { pathOf } from '../../pages.ts'
import type { PageCopy } from '../page-copy.ts'

export const manufacturing: PageCopy = {
  title: 'IT für Produktion und Fertigung',
  description:
    'Produktionsnetze trennen, alte Steuerungen abschirmen, Maschinenprogramme sichern: IT-Betreuung für Fertigungsbetriebe mit einem Plan für den Wiederanlauf.',
  badge: 'Produktion',
  heading: 'Damit ein Klick im Büro nicht die Halle anhält',
  lead: 'Büro und Fertigung sind heute verbunden, altern aber verschieden schnell. Wir trennen die Netze dort, wo es zählt, und planen den Wiederanlauf, bevor er gebraucht wird.',
  actions: [{ to: pathOf('contact', 'de'), label: 'Hallenrundgang vereinbaren' }, { call: 'phone' }],
  blocks: [
    {
      kind: 'cards',
      heading: 'Vier Schwachstellen, die wir in Hallen suchen',
      cards: [
        {
          icon: 'factory',
          title: 'Steuerungen ohne Updates',
          text: 'Eine Anlage läuft zwanzig Jahre, ihr Betriebssystem nicht. Wir lassen sie unverändert und setzen eine Firewall davor, die nur die benötigten Befehle durchlässt.',
        },
        {
          icon: 'wrench',
          title: 'Offene Fernwartung',
          text: 'Maschinenbauer bringen gern ihr eigenes Modem mit. Wir führen alle Zugänge über einen gemeinsamen Eingang, den die Schichtleitung für die Dauer der Wartung freischaltet.',
        },
        {
          icon: 'disk',
          title: 'Programme nur in der Maschine',
          text: 'SPS-Stände, Rezepte und Parameter liegen oft auf einem einzigen Notebook. Wir holen sie in die Sicherung und halten fest, welcher Stand zu welcher Anlage gehört.',
        },
        {
          icon: 'bug',
          title: 'USB-Sticks an der Anlage',
          text: 'Wo kein Netz hinreicht, wandern Daten per Stick. Ein Prüfplatz am Halleneingang scannt sie und gibt nur bekannte Sticks frei.',
        },
      ],
    },
    {
      kind: 'steps',
      heading: 'Reihenfolge für den Wiederanlauf',
      intro:
        'Nach einem Angriff zählt, was zuerst läuft. Die Reihenfolge legen wir mit Ihrer Produktionsleitung fest, zum Beispiel so:',
      steps: [
        {
          title: 'Trennen',
          text: 'Die Verbindung zwischen Büro und Halle lässt sich an einer Stelle kappen. Anlagen, die unabhängig vom Büro arbeiten, fertigen den laufenden Auftrag zu Ende.',
        },
        {
          title: 'Grunddienste',
          text: 'Anmeldung, Namensauflösung und Zeit kommen aus geprüften Sicherungen zurück. Ohne sie startet kein weiteres System.',
        },
        {
          title: 'Auftragsdaten',
          text: 'Danach folgen Warenwirtschaft und Fertigungsplanung. Bis dahin arbeitet die Halle mit den Papieren, die jede Schicht vorab ausdruckt.',
        },
        {
          title: 'Versand und Büro',
          text: 'Etiketten und Lieferscheine gehen vor E-Mail und Dateiablage, denn fertige Ware verdient erst Geld, wenn sie den Hof verlässt.',
        },
      ],
    },
    {
      kind: 'figures',
      heading: 'Ziele für Ausfall und Rückkehr',
      figures: [
        {
          value: `bis zu ${percent(claims.fewerOutagesPercent, 'de')}`,
          label: 'weniger Ausfälle der betreuten IT',
        },
        {
          value: `unter ${measure(retention.rtoHours, 'Stunden')}`,
          label: 'Wiederanlaufziel (RTO) für gesicherte Server',
        },
        {
          value: `unter ${measure(retention.rpoHours, 'Stunde')}`,
          label: 'Ziel für den Datenverlust (RPO), gemessen an der letzten Sicherung',
        },
      ],
    },
    {
      kind: 'call',
      heading: 'Gehen Sie mit uns einmal durch die Halle',
      intro:
        'Beim Rundgang notieren wir jede Anlage, die am Netz hängt, und jeden Zugang, den niemand mehr zuordnen kann.',
      actions: [
        { to: pathOf('contact', 'de'), label: 'Hallenrundgang vereinbaren' },
        { call: 'phone' },
        { to: pathOf('infrastructure', 'de'), label: 'Wie wir Netze aufteilen' },
      ],
    },
  ],
}
