import { company } from '../../site/company.ts'
import type { PageCopy } from '../page-copy.ts'
import { answers } from './answers.ts'
import { price } from './format.ts'

export const backup: PageCopy = {
  title: 'Backup und Wiederherstellung nach der 3-2-1-Regel',
  description: `Drei Kopien, zwei Medien, ein entfernter Ort: verschlüsseltes Backup mit getesteter Wiederherstellung. Unser Ziel für einzelne Dateien: ${company.promises.restoreFileMinutes} Minuten.`,
  heading: 'Backup und Wieder\u00adherstellung',
  lead: 'Wir sichern Server, Arbeitsplätze und Cloud-Daten so, dass Sie nach einem Ausfall schnell weiterarbeiten können.',
  actions: [{ call: 'form', label: 'Backup prüfen lassen' }, { call: 'phone' }],
  drawing: {
    saved: 'Sicherung',
    outage: 'Ausfall',
    back: 'wieder da',
    rule: 'Die 3-2-1-Regel: drei Kopien, auf zwei Medien, eine davon an einem anderen Ort',
    copies: '3 Kopien',
    media: '2 Medien',
    offSite: '1 anderer Ort',
  },
  blocks: [
    {
      kind: 'cards',
      heading: 'Die 3-2-1-Regel',
      cards: [
        {
          icon: 'copy',
          title: 'Drei Kopien',
          text: 'Zum Original kommen zwei Sicherungen. Ist eine beschädigt, bleibt die andere.',
        },
        {
          icon: 'depot',
          title: 'Zwei Medien',
          text: 'Eine Sicherung liegt auf einem Backup-Server im Haus, eine in einem Cloud-Speicher. Ein Defekt trifft nur eine von beiden.',
        },
        {
          icon: 'core',
          title: 'Ein entfernter Ort',
          text: 'Ein Brand im Betrieb trifft die Kopie im Rechenzentrum in der EU nicht, und sie hat eigene Zugangsdaten.',
        },
      ],
    },
    {
      kind: 'figures',
      heading: 'Wie schnell Sie wieder arbeiten können',
      intro:
        'Unsere Ziele bei einer Sicherung im Haus. In der Arbeitszeit sichern wir alle 30\u00a0Minuten; ob wir die Ziele erreichen, messen wir jedes Quartal.',
      figures: [
        { value: `${company.promises.restoreFileMinutes} Minuten`, label: 'Ziel für eine einzelne Datei' },
        { value: `${company.promises.restoreServerHours} Stunden`, label: 'Ziel für einen ganzen Server' },
        { value: 'unter 4 Stunden', label: 'bis die wichtigsten Systeme wieder laufen (RTO)' },
        { value: 'unter 1 Stunde', label: 'Arbeit, die höchstens verloren geht (RPO)' },
      ],
    },
    {
      kind: 'cards',
      heading: 'Wodurch Daten verloren gehen',
      cards: [
        {
          icon: 'breach',
          title: 'Ransomware',
          text: 'Angreifer löschen zuerst die Sicherungen und verschlüsseln dann die Daten. Eine unserer Kopien kann bis zum Ende ihrer Sperrfrist niemand löschen.',
        },
        {
          icon: 'poles',
          title: 'Bedienfehler',
          text: 'Ein Ordner ist weg, und niemand hat es gemerkt. Wir holen den Stand vom letzten Monat zurück, ohne den Rest anzutasten.',
        },
        {
          icon: 'breach',
          title: 'Brand, Wasser, Einbruch',
          text: 'Aus der Kopie im Rechenzentrum bauen wir Ihre Systeme auf neuen Geräten wieder auf.',
        },
        {
          icon: 'plateau',
          title: 'Gelöschte Cloud-Konten',
          text: 'Microsoft 365 bewahrt Gelöschtes nur befristet auf. Wir sichern Postfächer, OneDrive, SharePoint und Teams zusätzlich an einem Ort außerhalb der Microsoft-Umgebung.',
        },
      ],
    },
    {
      kind: 'table',
      heading: 'Wie weit Sie zurückgehen können',
      intro:
        'Diese Sicherungen ersetzen kein Archiv: Geschäftsunterlagen müssen bis zu 10\u00a0Jahre einzeln auffindbar bleiben.',
      head: ['Sicherung', 'Aufbewahrung', 'Hilft vor allem bei'],
      rows: [
        ['In der Arbeitszeit alle 30 Minuten', '1 Tag', 'einer Datei, die gerade überschrieben wurde'],
        ['Täglich', '7 Tage', 'gelöschten und überschriebenen Dateien'],
        ['Wöchentlich', '4 Wochen', 'Schadsoftware, die einige Wochen unbemerkt blieb'],
        ['Monatlich', '12 Monate', 'Fehlern, die erst nach Monaten auffallen'],
        ['Jährlich', '7 Jahre', 'Rückfragen zu alten Projekten und früheren Jahren'],
      ],
    },
    {
      kind: 'prose',
      heading: 'Verschlüsselung mit AES-256',
      paragraphs: [
        'Die Sicherungen, die wir betreiben, verschlüsseln wir mit AES-256, noch bevor sie Ihr Haus verlassen. Der Schlüssel gehört Ihnen; Ihr Backup-Server benutzt ihn, wir bewahren keine Kopie auf. Geht er verloren, kann niemand die Sicherungen öffnen. Zwei Personen in Ihrem Betrieb sollten wissen, wo er liegt.',
      ],
      links: [
        { to: '/blog/cloud-backup-strategie-321-regel', label: 'Artikel: Cloud-Backup nach der 3-2-1-Regel' },
        { to: '/leistungen/email-archivierung', label: 'Mehr zur E-Mail-Archivierung' },
      ],
    },
    {
      kind: 'prose',
      heading: 'Wie wir die Datensicherung einrichten',
      paragraphs: [
        'Sie sagen uns für jedes System, wie lange es ausfallen darf. Danach wählen wir Speicher und Abstände. Ist Ihre Leitung für die erste Sicherung zu langsam, bringen wir sie auf einer verschlüsselten Festplatte ins Rechenzentrum.',
      ],
    },
    {
      kind: 'cards',
      heading: 'Was wir danach regelmäßig tun',
      cards: [
        {
          icon: 'station',
          title: 'Jeden Arbeitstag',
          text: 'Wir lesen die Berichte aller Sicherungen und wiederholen, was fehlgeschlagen ist.',
        },
        {
          icon: 'sheet',
          title: 'Jeden Monat',
          text: 'Wir spielen einzelne Dateien und Postfächer zur Probe zurück.',
        },
        {
          icon: 'core',
          title: 'Jedes Quartal',
          text: 'Wir starten einen ganzen Server zur Probe. Sie erhalten das Protokoll mit der gemessenen Zeit, auch für Ihre Versicherung.',
        },
      ],
    },
    {
      id: 'specimen',
      kind: 'table',
      isSpecimen: true,
      heading: 'So sieht das Protokoll aus',
      intro:
        'Probe im Quartal: Der Dateiserver FS-01, Stand vom Tag der Probe um 08:30, wird abgeschottet und ohne Netz nach außen gestartet.',
      head: ['Uhrzeit', 'Schritt', 'Ergebnis'],
      rows: [
        [
          '09:00',
          'Einzelne Datei zurückgeholt',
          `4 Minuten, Ziel ${company.promises.restoreFileMinutes} Minuten`,
        ],
        ['09:10', 'Start des Servers aus der Sicherung', 'begonnen'],
        ['10:40', 'Anmeldung und Freigaben geprüft', 'in Ordnung'],
        ['11:05', '50 Dateien mit dem Original verglichen', '50 von 50 gleich'],
      ],
      note: `Vom Start bis zum Ende der Prüfung: 1 Stunde 55 Minuten, Ziel ${company.promises.restoreServerHours} Stunden. Offene Punkte: keine.`,
    },
    {
      id: 'price',
      kind: 'prose',
      heading: 'Was es kostet',
      paragraphs: [
        `Backup gehört zum Tarif Professional, ab ${price(company.prices.managedServices.professional)} im Monat je Arbeitsplatz. ${answers.servers} Ohne den Tarif sichern wir einzelne Server zum selben Serverpreis; Speicher in der Cloud kommt nach Menge dazu. Alles ohne Mehrwertsteuer.`,
      ],
      links: [{ to: '/leistungen/managed-services#plans', label: 'Alle Tarife im Vergleich' }],
    },
    {
      kind: 'call',
      heading: 'Bestehende Sicherung prüfen lassen',
      intro:
        'Wir spielen Ihre jetzige Sicherung zur Probe zurück und sagen Ihnen, was fehlt, zum Stundensatz.',
      actions: [{ call: 'form', label: 'Backup prüfen lassen' }, { call: 'phone' }],
    },
  ],
}
