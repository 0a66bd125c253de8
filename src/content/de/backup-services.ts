import { company } from '../../company/company.ts'
import { compact } from '../../company/optional.ts'
import { pathOf } from '../../pages.ts'
import { figuresOf } from '../claims.ts'
import { measure } from '../format.ts'
import type { Block, PageCopy } from '../page-copy.ts'
import { claimTexts } from './claims.ts'
import { restoreLog } from './specimens.ts'

const { retention } = company
const { file, server, rpo } = claimTexts

export const backupServices: PageCopy = {
  title: 'Backup Services: Datensicherung als Dienst',
  description:
    'Wir betreiben Ihre Datensicherung: Kontrolle jedes Laufs, Aufbewahrung von Tagen bis Jahren und eine Wiederherstellung, die regelmäßig geprobt wird.',
  badge: 'Backup Services',
  heading: 'Backup Services: Ihre Sicherung im laufenden Betrieb',
  lead: 'Mit den Backup Services betreiben wir eine eingerichtete Datensicherung für Sie: Wir kontrollieren jeden Lauf, nehmen neue Systeme auf und proben die Wiederherstellung. Wie eine solche Sicherung aufgebaut ist, steht unter Backup und Wiederherstellung.',
  actions: [{ call: 'form', label: 'Backup betreiben lassen' }, { call: 'phone' }],
  summaries: {
    en: {
      text: 'We run your backups for you: we check every run, add new systems, keep copies from days to years and rehearse the restore. You receive a report with the measured times.',
    },
  },
  drawing: {
    days: `${company.retention.dailyDays} Tage`,
    weeks: `${company.retention.weeklyWeeks} Wochen`,
    months: `${company.retention.monthlyMonths} Monate`,
    years: `${company.retention.yearlyYears} Jahre`,
    today: 'heute',
    scale: 'log. Tage',
  },
  blocks: compact<Block>(
    {
      kind: 'table',
      heading: 'Aufbewahrung der Sicherungen',
      intro:
        'Diese Staffel gilt, wenn wir nichts anderes vereinbaren. Innerhalb eines Tages sichern wir wichtige Systeme in kürzeren Abständen.',
      head: ['Sicherung', 'Aufbewahrung', 'Wofür sie gebraucht wird'],
      rows: [
        ['Täglich', measure(retention.dailyDays, 'Tage'), 'Die Datei, die gestern noch da war'],
        [
          'Wöchentlich',
          measure(retention.weeklyWeeks, 'Wochen'),
          'Der Ordner, dessen Verlust erst nach dem Urlaub auffällt',
        ],
        [
          'Monatlich',
          measure(retention.monthlyMonths, 'Monate'),
          'Der Stand vor einem Angriff, der lange unbemerkt blieb',
        ],
        ['Jährlich', measure(retention.yearlyYears, 'Jahre'), 'Der Datenbestand zu einem Jahresabschluss'],
      ],
    },
    figuresOf(
      { heading: 'Wie schnell Ihre Daten zurück sind' },
      [file, 'bis einzelne Dateien zurück sind'],
      [server, 'bis ein ganzer Server wieder läuft'],
      [rpo, 'Ziel für den Datenverlust, wenn ein wichtiges System ausfällt (RPO)'],
    ),
    {
      kind: 'cards',
      heading: 'Was wir regelmäßig tun',
      intro: 'Den Rhythmus halten wir im Vertrag fest. Unser Vorschlag:',
      cards: [
        {
          icon: 'station',
          title: 'Jeden Werktag',
          text: 'Wir lesen die Berichte aller Sicherungen und wiederholen, was fehlgeschlagen ist. Bleibt ein Fehler bestehen, erfahren Sie davon, bevor Sie die Daten brauchen.',
        },
        {
          icon: 'sheet',
          title: 'Jeden Monat',
          text: 'Wir stellen Stichproben an Dateien und Postfächern wieder her und vergleichen die Liste der gesicherten Systeme mit dem Inventar. Neue Server fallen so nicht durch.',
        },
        {
          icon: 'core',
          title: 'Jedes Quartal',
          text: 'Ein ganzer Server startet zur Probe in einer abgeschotteten Umgebung. Sie erhalten ein Protokoll mit der gemessenen Zeit, das Prüfern und Versicherern als Nachweis dient.',
        },
        {
          icon: 'bastion',
          title: 'Durchgehend',
          text: 'Alle Kopien sind mit AES-256 verschlüsselt, eine liegt außer Haus. Die Zugänge zur Sicherung sind von Ihrer Domäne getrennt, damit ein Angreifer nicht beides erreicht.',
        },
      ],
    },
    {
      kind: 'prose',
      heading: 'Was ein Backup nicht leistet',
      paragraphs: [
        'Eine Sicherung hält Stände fest, keine einzelnen Vorgänge. Für Unterlagen mit gesetzlicher Aufbewahrungspflicht brauchen Sie deshalb ein Archiv, das jede Nachricht erfasst und bis zum Fristende unverändert hält. Die Grundlagen der Sicherung, von der 3-2-1-Regel bis zu den Ursachen von Datenverlust, stehen auf der Seite Backup und Wiederherstellung.',
      ],
      links: [
        { to: pathOf('backup', 'de'), label: 'Backup und Wiederherstellung' },
        { to: pathOf('emailArchiving', 'de'), label: 'E-Mail-Archivierung' },
      ],
    },
    {
      kind: 'specimen',
      heading: 'So sieht das Protokoll aus',
      intro: 'Nach jeder Probe erhalten Sie ein solches Blatt. Die Einträge hier sind erfunden.',
      specimen: restoreLog,
    },
    {
      kind: 'call',
      heading: 'Wiederherstellung testen lassen',
      intro:
        'Wir sehen uns Ihre bestehende Sicherung an und stellen testweise einen Ordner Ihrer Wahl wieder her.',
      actions: [{ call: 'form', label: 'Wiederherstellung testen lassen' }, { call: 'phone' }],
    },
  ),
}
