import { company } from '../../company/company.ts'
import type { PageCopy } from '../page-copy.ts'
import { backupChooser } from './chooser.ts'
import { price } from './format.ts'
import { specimens } from './specimens.ts'

export const backupServices: PageCopy = {
  title: 'Backup Services: Datensicherung als Dienst',
  description:
    'Wir betreiben Ihre Datensicherung: Kontrolle jedes Laufs, Aufbewahrung über Tage, Monate oder Jahre und geprobte Wiederherstellung.',
  chooser: backupChooser,
  heading: 'Backup Services: Ihre Sicherung im laufenden Betrieb',
  lead: 'Wenn Ihre Datensicherung eingerichtet ist, betreiben wir sie: Wir kontrollieren jeden Lauf, nehmen neue Systeme auf und proben die Wiederherstellung.',
  actions: [{ call: 'form', label: 'Backup betreiben lassen' }, { call: 'phone' }],
  drawing: {
    days: '7 Tage',
    weeks: '4 Wochen',
    months: '12 Monate',
    years: '7 Jahre',
    today: 'heute',
    scale: 'Tage bis Jahre',
  },
  blocks: [
    {
      kind: 'table',
      heading: 'Aufbewahrung der Sicherungen',
      intro:
        'Diese Stufen schlagen wir vor; sie lassen sich anpassen. Wichtige Systeme sichern wir auch während des Tages.',
      head: ['Sicherung', 'Aufbewahrung', 'Was sich damit zurückholen lässt'],
      rows: [
        ['Täglich', '7 Tage', 'Die Datei, die gestern noch da war'],
        ['Wöchentlich', '4 Wochen', 'Der Ordner, dessen Verlust erst nach dem Urlaub auffällt'],
        ['Monatlich', '12 Monate', 'Der Stand vor einem Angriff, der Monate unbemerkt blieb'],
        ['Jährlich', '7 Jahre', 'Der Datenbestand zu einem Jahresabschluss'],
      ],
    },
    {
      kind: 'figures',
      heading: 'Wie schnell Ihre Daten zurück sind und wie viel davon fehlen darf',
      figures: [
        { value: `${company.promises.restoreFileMinutes} Minuten`, label: 'Ziel für einzelne Dateien' },
        { value: `${company.promises.restoreServerHours} Stunden`, label: 'Ziel für einen ganzen Server' },
        { value: 'unter 1 Stunde', label: 'Arbeit, die bei wichtigen Systemen verloren gehen darf (RPO)' },
      ],
    },
    {
      kind: 'cards',
      heading: 'Was wir regelmäßig tun',
      intro: 'Die Abstände halten wir im Vertrag fest. Unser Vorschlag:',
      cards: [
        {
          icon: 'station',
          title: 'Jeden Arbeitstag',
          text: 'Wir lesen die Berichte aller Sicherungen und wiederholen, was fehlgeschlagen ist. Bleibt ein Fehler bestehen, informieren wir Sie.',
        },
        {
          icon: 'sheet',
          title: 'Jeden Monat',
          text: 'Wir stellen einzelne Dateien und Postfächer zur Probe wieder her und vergleichen die Liste der gesicherten Systeme mit dem Inventar. So fällt auf, wenn ein neuer Server noch nicht gesichert wird.',
        },
        {
          icon: 'core',
          title: 'Jedes Quartal',
          text: 'Wir starten einen ganzen Server zur Probe in einer abgeschotteten Umgebung. Sie erhalten ein Protokoll mit der gemessenen Zeit, das bei Prüfungen und gegenüber Versicherungen als Nachweis dienen kann.',
        },
        {
          icon: 'bastion',
          title: 'Durchgehend',
          text: 'Alle Sicherungen sind mit AES-256 verschlüsselt. Von jeder liegt eine Kopie außer Haus. Mindestens eine Kopie lässt sich bis zum Ablauf ihrer Sperrfrist weder verändern noch löschen. Die Zugänge zur Sicherung sind von Ihrer Domäne getrennt: Wer in die Domäne eindringt, erreicht damit noch nicht die Sicherungen.',
        },
      ],
    },
    {
      kind: 'prose',
      heading: 'Was ein Backup nicht leistet',
      paragraphs: [
        'Eine Sicherung zeigt, wie die Daten zu einem bestimmten Zeitpunkt aussahen; was zwischen zwei Sicherungen geschieht, hält sie nicht fest. Für Unterlagen mit gesetzlicher Aufbewahrungspflicht brauchen Sie ein Archiv, das jedes Dokument erfasst und bis zum Fristende unverändert aufbewahrt.',
      ],
      links: [
        { to: '/leistungen/backup', label: 'Backup und Wiederherstellung' },
        { to: '/leistungen/email-archivierung', label: 'E-Mail-Archivierung' },
      ],
    },
    {
      kind: 'specimen',
      heading: 'So sieht das Protokoll aus',
      intro:
        'Nach jeder Probe eines Servers erhalten Sie ein solches Blatt. Die Einträge hier sind erfunden.',
      specimen: specimens.restoreLog,
    },
    {
      id: 'price',
      kind: 'prose',
      heading: 'So kalkulieren wir',
      intro: 'Sie entscheiden erst, wenn Umfang und Preis oder Stundensatz schriftlich vorliegen.',
      paragraphs: [
        `Backup gehört zum Tarif Professional der Managed Services (ab ${price(company.prices.managedServices.professional)} pro Monat je Arbeitsplatz, ohne Mehrwertsteuer; betreute Server kommen hinzu).`,
        'Ohne diesen Tarif hängt der Preis davon ab:',
      ],
      points: [
        'wie viele Server, Arbeitsplätze und Postfächer gesichert werden',
        'wie lange die Sicherungen aufbewahrt werden',
        'wie oft die Wiederherstellung geprobt wird',
      ],
      links: [{ to: '/leistungen/managed-services#plans', label: 'Alle Tarife im Vergleich' }],
    },
    {
      kind: 'call',
      heading: 'Wiederherstellung testen lassen',
      intro:
        'Wir sehen uns Ihre bestehende Sicherung an und stellen testweise einen Ordner Ihrer Wahl wieder her.',
      actions: [{ call: 'form', label: 'Wiederherstellung testen lassen' }, { call: 'phone' }],
    },
  ],
}
