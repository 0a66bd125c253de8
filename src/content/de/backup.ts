import { company } from '../../company/company.ts'
import type { PageCopy } from '../page-copy.ts'
import { price } from './format.ts'
import { specimens } from './specimens.ts'

export const backup: PageCopy = {
  title: 'Backup und Wiederherstellung nach der 3-2-1-Regel',
  description: `Drei Kopien, zwei Medien, ein entfernter Ort: verschlüsseltes Backup mit getesteter Wiederherstellung. Unser Ziel für einzelne Dateien: ${company.promises.restoreFileMinutes} Minuten.`,
  heading: 'Backup und Wieder\u00adherstellung',
  lead: 'Wir sichern Server, Arbeitsplätze und Cloud-Daten so, dass Sie nach einem Ausfall schnell weiterarbeiten können.',
  actions: [{ call: 'form', label: 'Backup prüfen lassen' }, { call: 'phone' }],
  drawing: { saved: 'Sicherung', outage: 'Ausfall', back: 'wieder da' },
  blocks: [
    {
      kind: 'cards',
      heading: 'Die 3-2-1-Regel',
      cards: [
        {
          icon: 'copy',
          title: 'Drei Kopien',
          text: 'Zum Original, mit dem Ihr Team arbeitet, kommen zwei Sicherungen. Ist eine davon beschädigt oder unvollständig, bleibt die andere.',
        },
        {
          icon: 'depot',
          title: 'Zwei Medien',
          text: 'Die Sicherungen liegen auf unabhängigen Speichern, z. B. auf einem Backup-Server im Haus und in einem Cloud-Speicher. Ein Defekt oder Fehler trifft dann nur einen davon.',
        },
        {
          icon: 'core',
          title: 'Ein entfernter Ort',
          text: 'Eine Kopie liegt außer Haus in einem Rechenzentrum. Ein Brand oder Einbruch im Betrieb trifft sie nicht, und ihr Speicher hat eigene Zugangsdaten, getrennt von Ihrer Domäne.',
        },
      ],
    },
    {
      kind: 'figures',
      heading: 'Wie schnell Sie wieder arbeiten können',
      intro:
        'RTO ist die Zeit, nach der zentrale Systeme spätestens wieder laufen sollen, RPO der längste Zeitraum, dessen Daten fehlen dürfen. Die Zielzeiten setzen voraus, dass wir aus einer lokalen Kopie wiederherstellen. Ob Ihre Systeme diese Ziele erreichen, zeigen Tests.',
      figures: [
        { value: `${company.promises.restoreFileMinutes} Minuten`, label: 'Ziel für eine einzelne Datei' },
        { value: `${company.promises.restoreServerHours} Stunden`, label: 'Ziel für einen ganzen Server' },
        { value: 'unter 4 Stunden', label: 'RTO: Zeit, bis zentrale Systeme wieder laufen' },
        { value: 'unter 1 Stunde', label: 'RPO: Arbeit, die verloren gehen darf' },
      ],
    },
    {
      kind: 'table',
      heading: 'Was ein Ausfall Sie kostet',
      intro:
        'Ein Beispiel in Arbeitsstunden: 10\u00a0Personen können 4\u00a0Stunden lang nicht arbeiten, und die letzte Sicherung liegt so lange zurück wie möglich.',
      head: ['Sicherung', 'Höchstens verloren', 'Stillstand'],
      rows: [
        ['alle 30 Minuten', '5\u00a0Stunden', '40\u00a0Stunden'],
        ['alle vier Stunden', '40\u00a0Stunden', '40\u00a0Stunden'],
        ['einmal am Arbeitstag', '80\u00a0Stunden', '40\u00a0Stunden'],
      ],
    },
    {
      kind: 'cards',
      heading: 'Wodurch Daten verloren gehen',
      cards: [
        {
          icon: 'breach',
          title: 'Ransomware',
          text: 'Viele Angreifer löschen zuerst die Sicherungen und verschlüsseln dann die Daten. Eine der Kopien ist deshalb unveränderbar: Bis zum Ablauf ihrer Sperrfrist lässt sie sich auch mit Administratorrechten nicht löschen.',
        },
        {
          icon: 'poles',
          title: 'Bedienfehler',
          text: 'Ein Ordner wird gelöscht, eine Datei überschrieben, und niemand merkt es sofort. Wir holen den Stand von gestern oder vom letzten Monat zurück, ohne den Rest anzutasten.',
        },
        {
          icon: 'house',
          title: 'Defekte Hardware',
          text: 'Festplatten und Controller fallen oft ohne Ankündigung aus. Der Server kann dann vorübergehend aus der lokalen Sicherung laufen, während wir das Ersatzteil beschaffen und einbauen.',
        },
        {
          icon: 'breach',
          title: 'Brand, Wasser, Einbruch',
          text: 'Steht die Sicherung im selben Raum wie der Server, geht sie mit ihm verloren. Aus der Kopie im Rechenzentrum bauen wir Ihre Systeme auf neuer Hardware wieder auf.',
        },
        {
          icon: 'repair',
          title: 'Missglückte Updates',
          text: 'Ein Update der Branchensoftware kann die Datenbank beschädigen. Gibt es eine Sicherung von kurz vorher, kehren wir zu diesem Stand zurück.',
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
        'Diese Stufen schlagen wir vor; sie lassen sich anpassen. Ein Archiv ersetzen sie nicht: Geschäftsunterlagen müssen je nach Art bis zu 10 Jahre einzeln auffindbar bleiben.',
      head: ['Sicherung', 'Aufbewahrung', 'Hilft vor allem bei'],
      rows: [
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
        'Alle Sicherungen sind mit AES-256 verschlüsselt. Was ins Rechenzentrum geht, verschlüsseln wir schon vor der Übertragung. Für den Betreiber des Rechenzentrums bleibt der Inhalt unlesbar.',
        'Der Schlüssel gehört Ihnen. Gemeinsam legen wir zwei Orte außerhalb der gesicherten Systeme fest, an denen Sie ihn zusätzlich aufbewahren. Geht er verloren, kann niemand die Sicherungen öffnen, auch wir nicht. Deshalb sollten in Ihrem Betrieb mindestens zwei Personen wissen, wo er liegt.',
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
        'Wir listen Ihre Systeme auf. Für jedes legen Sie fest, wie lange es ausfallen darf und wie viel Arbeit verloren gehen darf. Nach diesen Zielen wählen wir den Speicher und die Abstände der Sicherungen. Wer weniger als 1 Stunde Arbeit verlieren darf, braucht Sicherungen in noch kürzeren Abständen.',
        'Ist die Leitung für die erste Vollsicherung zu langsam, bringen wir die Daten auf einer verschlüsselten Festplatte ins Rechenzentrum.',
      ],
    },
    {
      kind: 'cards',
      heading: 'Was wir danach regelmäßig tun',
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
          text: 'Wir stellen einzelne Dateien und Postfächer zur Probe wieder her und vergleichen die Liste der gesicherten Systeme mit dem Inventar.',
        },
        {
          icon: 'core',
          title: 'Jedes Quartal',
          text: 'Wir starten einen ganzen Server zur Probe in einer abgeschotteten Umgebung. Sie erhalten ein Protokoll mit der gemessenen Zeit, das bei Prüfungen und gegenüber Versicherungen als Nachweis dienen kann.',
        },
      ],
    },
    {
      id: 'specimen',
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
        `Der laufende Betrieb gehört zum Tarif Professional der Managed Services (ab ${price(company.prices.managedServices.professional)} pro Monat je Arbeitsplatz, ohne Mehrwertsteuer; betreute Server kommen hinzu).`,
        'Ohne diesen Tarif hängt der Preis davon ab:',
      ],
      points: [
        'wie viele Daten zu sichern sind',
        'wie viel Arbeit bei einem Ausfall höchstens verloren gehen darf',
        'wie lange frühere Stände aufbewahrt werden',
        'wie oft die Wiederherstellung geprobt wird',
      ],
      links: [{ to: '/leistungen/managed-services#plans', label: 'Alle Tarife im Vergleich' }],
    },
    {
      kind: 'call',
      heading: 'Bestehende Sicherung prüfen lassen',
      intro: 'Wir prüfen, was Ihre jetzige Sicherung im Ernstfall leistet und sagen Ihnen, was fehlt.',
      actions: [{ call: 'form', label: 'Backup prüfen lassen' }, { call: 'phone' }],
    },
  ],
}

export const ruleDrawing = {
  label: 'Die 3-2-1-Regel: drei Kopien, auf zwei Medien, eine davon an einem anderen Ort',
  copies: '3 Kopien',
  media: '2 Medien',
  offSite: '1 anderer Ort',
}
