import { company } from '../../company/company.ts'
import { isKnownCountry } from '../../company/countries.ts'
import { claims } from '../../company/derive.ts'
import { compact, sentences } from '../../company/optional.ts'
import { isOffered, pathOf } from '../../pages.ts'
import { figuresOf } from '../claims.ts'
import { measure } from '../format.ts'
import { linkedArticle } from '../linked-articles.ts'
import type { BackupCopy } from '../outage-axis-copy.ts'
import type { Block, Card, Step } from '../page-copy.ts'
import { backupChooser } from './chooser.ts'
import { claimTexts } from './claims.ts'
import { counted } from './format.ts'
import { keptTexts } from './kept-texts.ts'
import { outageAxis, outageBlock } from './outage-axis.ts'
import { pricing } from './pricing.ts'

const { retention } = company
const { file, server, rto, rpo } = claimTexts

const threeCopies: Card[] = [
  {
    icon: 'copy',
    title: 'Drei Kopien',
    text: 'Zum Original, mit dem Ihr Team arbeitet, kommen zwei Sicherungen. Ist eine davon beschädigt oder unvollständig, bleibt die andere.',
  },
  {
    icon: 'depot',
    title: 'Zwei Medien',
    text: 'Die Sicherungen liegen auf unabhängigen Speichern, z.\u00a0B. auf einem Backup-Server im Haus und in einem Cloud-Speicher. Ein Defekt oder Fehler trifft dann nur einen davon.',
  },
  {
    icon: 'core',
    title: 'Ein entfernter Ort',
    text: 'Eine Kopie liegt außer Haus in einem Rechenzentrum. Ein Brand oder Einbruch im Betrieb trifft sie nicht, und ihr Speicher hat eigene Zugangsdaten, getrennt von Ihrer Domäne.',
  },
]

const steps = compact<Step>(
  {
    title: 'Ziele festlegen',
    text: 'Wir listen Ihre Systeme auf. Für jedes legen Sie fest, wie lange es ausfallen darf und wie viel Arbeit verloren gehen darf.',
  },
  {
    title: 'Einrichten',
    text: sentences(
      `Nach diesen Zielen wählen wir den Speicher und die Abstände der Sicherungen. Wer ${rpo ? rpo.replace('unter', 'weniger als') : 'nur wenig'} Arbeit verlieren darf, braucht Sicherungen in noch kürzeren Abständen.`,
      claims.threeCopies &&
        `Ist die Leitung für die erste Vollsicherung zu langsam, bringen wir die Daten auf einer${claims.encryptedBackups ? ' verschlüsselten' : ''} Festplatte ins Rechenzentrum.`,
    ),
  },
  claims.checkedBackups && {
    title: 'Überwachen',
    text: 'Wir kontrollieren jeden Lauf. Schlägt eine Sicherung fehl, suchen wir die Ursache und informieren Sie, wenn der Fehler bleibt.',
  },
  claims.rehearsedRestores && {
    title: 'Wiederherstellung proben',
    text: 'In vereinbarten Abständen stellen wir Dateien und ganze Server zur Probe wieder her. Sie erhalten ein Protokoll mit Dauer, Datenstand und Abweichungen.',
  },
)

export const backup: BackupCopy = {
  outageAxis,
  title: `Backup und Wiederherstellung${claims.threeCopies ? ' nach der 3-2-1-Regel' : ''}`,
  description: `${claims.threeCopies ? 'Drei Kopien, zwei Medien, ein entfernter Ort' : `Server${isOffered('cloud') ? ', Arbeitsplätze und Cloud-Daten' : ' und Arbeitsplätze'} sichern`}: ${claims.encryptedBackups ? 'verschlüsseltes ' : ''}Backup mit ${claims.rehearsedRestores ? 'getesteter ' : ''}Wiederherstellung.${file ? ` Unser Ziel für einzelne Dateien: ${file}.` : ''}`,
  heading: 'Backup und Wieder\u00adherstellung',
  chooser: backupChooser,
  lead: `Wir sichern Server${isOffered('cloud') ? ', Arbeitsplätze und Cloud-Daten' : ' und Arbeitsplätze'} so, dass Sie nach einem Ausfall schnell weiterarbeiten können.`,
  actions: [{ call: 'form', label: 'Backup prüfen lassen' }, { call: 'phone' }],
  drawing: { saved: 'Sicherung', outage: 'Ausfall', back: 'wieder da' },
  blocks: compact<Block>(
    {
      kind: 'cards',
      heading: 'Die 3-2-1-Regel',
      cards: claims.threeCopies ? threeCopies : [],
    },
    figuresOf(
      {
        heading: 'Wie schnell Sie wieder arbeiten können',
        intro: sentences(
          rto &&
            `RTO ist die Zeit, nach der zentrale Systeme spätestens wieder laufen sollen${rpo ? ', RPO der längste Zeitraum, dessen Daten fehlen dürfen' : ''}.`,
          rpo && !rto && 'RPO ist der längste Zeitraum, dessen Daten fehlen dürfen.',
          rto &&
            claims.threeCopies &&
            'Die Zielzeiten setzen voraus, dass wir aus einer lokalen Kopie wiederherstellen.',
          claims.rehearsedRestores && 'Ob Ihre Systeme diese Ziele erreichen, zeigen Tests.',
        ),
      },
      [file, 'Ziel für eine einzelne Datei'],
      [server, 'Ziel für einen ganzen Server'],
      [rto, 'RTO: Zeit, bis zentrale Systeme wieder laufen'],
      [rpo, 'RPO: Arbeit, die verloren gehen darf'],
    ),
    outageBlock,
    {
      kind: 'cards',
      heading: 'Wodurch Daten verloren gehen',
      cards: compact(
        {
          icon: 'breach',
          title: 'Ransomware',
          text: `Viele Angreifer löschen zuerst die Sicherungen und verschlüsseln dann die Daten. ${claims.immutableCopy ? 'Eine der Kopien ist deshalb unveränderbar: Bis zum Ablauf ihrer Sperrfrist lässt sie sich auch mit Administratorrechten nicht löschen.' : 'Die Zugänge zur Sicherung müssen deshalb andere sein als die im Büronetz.'}`,
        },
        {
          icon: 'poles',
          title: 'Bedienfehler',
          text: `Ein Ordner wird gelöscht, eine Datei überschrieben, und niemand merkt es sofort. Wir holen ${keptTexts.daily && keptTexts.monthly ? 'den Stand von gestern oder vom letzten Monat' : 'einen früheren Stand'} zurück, ohne den Rest anzutasten.`,
        },
        {
          icon: 'house',
          title: 'Defekte Hardware',
          text: `Festplatten und Controller fallen oft ohne Ankündigung aus. Der Server kann dann vorübergehend aus der lokalen Sicherung laufen, ${claims.hardwareSales ? 'während wir das Ersatzteil beschaffen und einbauen' : 'bis das Ersatzteil eingebaut ist'}.`,
        },
        {
          icon: 'breach',
          title: 'Brand, Wasser, Einbruch',
          text: `Steht die Sicherung im selben Raum wie der Server, geht sie mit ihm verloren. ${claims.threeCopies ? 'Aus der Kopie im Rechenzentrum bauen wir Ihre Systeme auf neuer Hardware wieder auf.' : 'Dann hilft nur, was an einem anderen Ort liegt.'}`,
        },
        {
          icon: 'repair',
          title: 'Missglückte Updates',
          text: 'Ein Update der Branchensoftware kann die Datenbank beschädigen. Gibt es eine Sicherung von kurz vorher, kehren wir zu diesem Stand zurück.',
        },
        company.vendors.workplace === 'Microsoft' && {
          icon: 'plateau',
          title: 'Gelöschte Cloud-Konten',
          text: 'Microsoft\u00a0365 bewahrt Gelöschtes nur befristet auf. Wir sichern Postfächer, OneDrive, SharePoint und Teams zusätzlich an einem Ort außerhalb der Microsoft-Umgebung.',
        },
      ),
    },
    {
      kind: 'table',
      heading: 'Wie weit Sie zurückgehen können',
      intro: sentences(
        'Diese Stufen schlagen wir vor; sie lassen sich anpassen.',
        isKnownCountry(company.country) &&
          `Ein Archiv ersetzen sie nicht: Geschäftsunterlagen müssen je nach Art bis zu ${measure(retention.commercialLawYears, 'Jahre')} einzeln auffindbar bleiben.`,
      ),
      head: ['Sicherung', 'Aufbewahrung', 'Hilft vor allem bei'],
      rows: compact(
        keptTexts.daily && ['Täglich', keptTexts.daily, 'gelöschten und überschriebenen Dateien'],
        keptTexts.weekly && [
          'Wöchentlich',
          keptTexts.weekly,
          'Schadsoftware, die einige Wochen unbemerkt blieb',
        ],
        keptTexts.monthly && ['Monatlich', keptTexts.monthly, 'Fehlern, die erst nach Monaten auffallen'],
        keptTexts.yearly && [
          'Jährlich',
          keptTexts.yearly,
          'Rückfragen zu alten Projekten und früheren Jahren',
        ],
      ),
    },
    {
      kind: 'prose',
      heading: claims.encryptedBackups ? 'Verschlüsselung mit AES-256' : 'Mehr zur Sicherung',
      paragraphs: compact(
        claims.encryptedBackups &&
          'Alle Sicherungen sind mit AES-256 verschlüsselt. Was ins Rechenzentrum geht, verschlüsseln wir schon vor der Übertragung. Für den Betreiber des Rechenzentrums bleibt der Inhalt unlesbar.',
        claims.encryptedBackups &&
          'Der Schlüssel gehört Ihnen. Die Sicherungssoftware verwendet ihn bei jedem Lauf und bei jeder Wiederherstellung. Gemeinsam legen wir zwei Orte außerhalb der gesicherten Systeme fest, an denen Sie ihn zusätzlich aufbewahren. Geht er verloren, kann niemand die Sicherungen öffnen, auch wir nicht. Deshalb sollten in Ihrem Betrieb mindestens zwei Personen wissen, wo er liegt.',
      ),
      links: [
        {
          to: linkedArticle('cloud-backup-strategie-321-regel'),
          label: 'Artikel: Cloud-Backup nach der 3-2-1-Regel',
        },
        { to: pathOf('backupServices', 'de'), label: 'Backup Services: der laufende Betrieb' },
        { to: pathOf('emailArchiving', 'de'), label: 'Mehr zur E-Mail-Archivierung' },
      ],
    },
    {
      kind: 'steps',
      heading: `Einrichtung in ${counted(steps.length, 'Schritten')}`,
      steps,
    },
    pricing(
      [
        'wie viele Daten zu sichern sind',
        'wie viel Arbeit bei einem Ausfall höchstens verloren gehen darf',
        'wie lange frühere Stände aufbewahrt werden',
      ],
      'backup',
      'Der laufende Betrieb gehört',
    ),
    {
      kind: 'call',
      heading: 'Bestehende Sicherung prüfen lassen',
      intro: 'Wir prüfen, was Ihre jetzige Sicherung im Ernstfall leistet, und sagen Ihnen, was fehlt.',
      actions: [{ call: 'form', label: 'Backup prüfen lassen' }, { call: 'phone' }],
    },
  ),
}

/** What is written in the drawing of the 3-2-1 rule. */
export const ruleDrawing = {
  label: 'Die 3-2-1-Regel: drei Kopien, auf zwei Medien, eine davon an einem anderen Ort',
  copies: '3 Kopien',
  media: '2 Medien',
  offSite: '1 anderer Ort',
}
