import { claims } from '../../company/derive.ts'
import { compact, sentences } from '../../company/optional.ts'
import { pathOf } from '../../pages.ts'
import { figuresOf } from '../claims.ts'
import type { Block, Card, PageCopy } from '../page-copy.ts'
import { backupChooser } from './chooser.ts'
import { claimTexts } from './claims.ts'
import { listOf } from './format.ts'
import { keptTexts } from './kept-texts.ts'
import { pricing } from './pricing.ts'
import { specimens } from './specimens.ts'

const { file, server, rpo } = claimTexts
const { daily, weekly, monthly, yearly } = keptTexts
const isKeptForYears = Boolean(daily && yearly)

export const backupServices: PageCopy = {
  title: 'Backup Services: Datensicherung als Dienst',
  description: `Wir betreiben Ihre Datensicherung: ${listOf(
    compact(
      claims.checkedBackups && 'Kontrolle jedes Laufs',
      isKeptForYears && 'Aufbewahrung über Tage, Monate oder Jahre',
      claims.rehearsedRestores ? 'geprobte Wiederherstellung' : 'Wiederherstellung verlorener Daten',
    ),
  )}.`,
  chooser: backupChooser,
  heading: 'Backup Services: Ihre Sicherung im laufenden Betrieb',
  lead: `Wenn Ihre Datensicherung eingerichtet ist, betreiben wir sie: Wir ${listOf(
    compact(
      claims.checkedBackups && 'kontrollieren jeden Lauf',
      'nehmen neue Systeme auf',
      claims.rehearsedRestores ? 'proben die Wiederherstellung' : 'holen zurück, was verloren ging',
    ),
  )}.`,
  actions: [{ call: 'form', label: 'Backup betreiben lassen' }, { call: 'phone' }],
  drawing: {
    ...(daily && { days: daily }),
    ...(weekly && { weeks: weekly }),
    ...(monthly && { months: monthly }),
    ...(yearly && { years: yearly }),
    today: 'heute',
    scale: 'Tage bis Jahre',
  },
  blocks: compact<Block>(
    {
      kind: 'table',
      heading: 'Aufbewahrung der Sicherungen',
      intro:
        'Diese Stufen schlagen wir vor; sie lassen sich anpassen. Wichtige Systeme sichern wir auch während des Tages.',
      head: ['Sicherung', 'Aufbewahrung', 'Was sich damit zurückholen lässt'],
      rows: compact(
        daily && ['Täglich', daily, 'Die Datei, die gestern noch da war'],
        weekly && ['Wöchentlich', weekly, 'Der Ordner, dessen Verlust erst nach dem Urlaub auffällt'],
        monthly && ['Monatlich', monthly, 'Der Stand vor einem Angriff, der Monate unbemerkt blieb'],
        yearly && ['Jährlich', yearly, 'Der Datenbestand zu einem Jahresabschluss'],
      ),
    },
    figuresOf(
      { heading: 'Wie schnell Ihre Daten zurück sind und wie viel davon fehlen darf' },
      [file, 'Ziel für einzelne Dateien'],
      [server, 'Ziel für einen ganzen Server'],
      [rpo, 'Arbeit, die bei wichtigen Systemen verloren gehen darf (RPO)'],
    ),
    {
      kind: 'cards',
      heading: 'Was wir regelmäßig tun',
      intro: 'Die Abstände halten wir im Vertrag fest. Unser Vorschlag:',
      cards: compact<Card>(
        claims.checkedBackups && {
          icon: 'station',
          title: 'Jeden Arbeitstag',
          text: 'Wir lesen die Berichte aller Sicherungen und wiederholen, was fehlgeschlagen ist. Bleibt ein Fehler bestehen, informieren wir Sie.',
        },
        claims.rehearsedRestores && {
          icon: 'sheet',
          title: 'Jeden Monat',
          text: 'Wir stellen einzelne Dateien und Postfächer zur Probe wieder her und vergleichen die Liste der gesicherten Systeme mit dem Inventar. So fällt auf, wenn ein neuer Server noch nicht gesichert wird.',
        },
        claims.rehearsedRestores && {
          icon: 'core',
          title: 'Jedes Quartal',
          text: 'Wir starten einen ganzen Server zur Probe in einer abgeschotteten Umgebung. Sie erhalten ein Protokoll mit der gemessenen Zeit, das bei Prüfungen und gegenüber Versicherungen als Nachweis dienen kann.',
        },
        (claims.encryptedBackups || claims.threeCopies) && {
          icon: 'bastion',
          title: 'Durchgehend',
          text: sentences(
            claims.encryptedBackups
              ? `Alle Sicherungen sind mit AES-256 verschlüsselt.${claims.threeCopies ? ' Von jeder liegt eine Kopie außer Haus.' : ''}${claims.immutableCopy ? ' Mindestens eine Kopie lässt sich bis zum Ablauf ihrer Sperrfrist weder verändern noch löschen.' : ''}`
              : 'Eine Sicherung liegt außer Haus.',
            'Die Zugänge zur Sicherung sind von Ihrer Domäne getrennt: Wer in die Domäne eindringt, erreicht damit noch nicht die Sicherungen.',
          ),
        },
      ),
    },
    {
      kind: 'prose',
      heading: 'Was ein Backup nicht leistet',
      paragraphs: [
        'Eine Sicherung zeigt, wie die Daten zu einem bestimmten Zeitpunkt aussahen; was zwischen zwei Sicherungen geschieht, hält sie nicht fest. Für Unterlagen mit gesetzlicher Aufbewahrungspflicht brauchen Sie ein Archiv, das jedes Dokument erfasst und bis zum Fristende unverändert aufbewahrt.',
      ],
      links: [
        { to: pathOf('backup', 'de'), label: 'Backup und Wiederherstellung' },
        { to: pathOf('emailArchiving', 'de'), label: 'E-Mail-Archivierung' },
      ],
    },
    claims.rehearsedRestores && {
      kind: 'specimen',
      heading: 'So sieht das Protokoll aus',
      intro:
        'Nach jeder Probe eines Servers erhalten Sie ein solches Blatt. Die Einträge hier sind erfunden.',
      specimen: specimens.restoreLog,
    },
    pricing(
      compact(
        'wie viele Server, Arbeitsplätze und Postfächer gesichert werden',
        'wie lange die Sicherungen aufbewahrt werden',
        claims.rehearsedRestores && 'wie oft die Wiederherstellung geprobt wird',
      ),
      'backup',
      'Backup gehört',
    ),
    {
      kind: 'call',
      heading: claims.rehearsedRestores ? 'Wiederherstellung testen lassen' : 'Sicherung prüfen lassen',
      intro: claims.rehearsedRestores
        ? 'Wir sehen uns Ihre bestehende Sicherung an und stellen testweise einen Ordner Ihrer Wahl wieder her.'
        : 'Wir sehen uns Ihre bestehende Sicherung an und sagen Ihnen, was fehlt.',
      actions: [
        {
          call: 'form',
          label: claims.rehearsedRestores ? 'Wiederherstellung testen lassen' : 'Sicherung prüfen lassen',
        },
        { call: 'phone' },
      ],
    },
  ),
}
