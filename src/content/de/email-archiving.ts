import type { PageCopy } from '../page-copy.ts'

export const emailArchiving: PageCopy = {
  title: 'E-Mail-Archivierung für Luxemburg und Deutschland',
  description:
    'E-Mails vollständig, unverändert und auffindbar aufbewahren: Archiv nach GoBD, DSGVO und Handelsrecht, eingerichtet und betreut.',
  badge: 'Aufbewahrung, Datenschutz, Handelsrecht',
  heading: 'E-Mails so lange aufbewahren, wie es das Gesetz verlangt',
  lead: 'Angebote, Aufträge und Rechnungen kommen heute per E-Mail und müssen über Jahre lesbar bleiben. Wir richten ein Archiv ein, das sie beim Eingang und beim Versand ablegt, bevor jemand sie löschen kann.',
  actions: [{ call: 'form', label: 'Compliance-Check anfragen' }, { call: 'phone' }],
  drawing: { first: 'Jahr 1', found: 'gesucht, gefunden', last: 'Jahr 10' },
  blocks: [
    {
      kind: 'cards',
      heading: 'Was Sie im Alltag davon haben',
      cards: [
        {
          icon: 'depot',
          title: 'Suche über alle Jahre',
          text: 'Sie finden den Schriftwechsel zu einem Auftrag, der Jahre zurückliegt, auch in den Anhängen.',
        },
        {
          icon: 'core',
          title: 'Schlanke Postfächer',
          text: 'Alte Nachrichten können Sie aus dem Postfach löschen, weil sie im Archiv liegen.',
        },
        {
          icon: 'copy',
          title: 'Selbst zurückholen',
          text: 'Eine gelöschte Nachricht holen Sie ohne unsere Hilfe zurück.',
        },
        {
          icon: 'boundary',
          title: 'Zugang für die Betriebsprüfung',
          text: 'Wer prüft, bekommt einen befristeten Lesezugang, den zwei Verantwortliche Ihres Betriebs freigeben.',
        },
      ],
    },
    {
      kind: 'prose',
      heading: 'Warum Postfach und Backup kein Archiv ersetzen',
      paragraphs: [
        'Eine E-Mail, die zwischen zwei Sicherungen eintrifft und wieder gelöscht wird, taucht in keiner von beiden auf. Das Archiv nimmt jede Nachricht auf, sobald der Mailserver sie zustellt oder versendet.',
      ],
      links: [{ to: '/leistungen/backup', label: 'Wofür ein Backup da ist' }],
    },
    {
      kind: 'cards',
      heading: 'Wie das Archiv arbeitet',
      cards: [
        {
          icon: 'station',
          title: 'Lückenlos erfassen',
          text: 'Der Mailserver übergibt jede Nachricht von selbst an das Archiv.',
          points: ['Für Microsoft 365 und Exchange', 'Warnung, wenn keine Nachrichten mehr ankommen'],
        },
        {
          icon: 'bastion',
          title: 'Unverändert bewahren',
          text: 'Jede Nachricht bekommt einen Fingerabdruck aus Zahlen. Wird sie verändert, fällt das auf.',
          points: ['Verschlüsselung mit AES-256', 'Zweite Kopie an einem anderen Ort'],
        },
        {
          icon: 'gate',
          title: 'Zugriffe steuern',
          text: 'Jede Person sieht nur die eigenen Nachrichten. Mehr geben zwei Verantwortliche gemeinsam frei.',
          points: [
            'Protokoll über Suche, Ansicht und Export',
            'Wer das Archiv wartet, kann keine Mails lesen',
          ],
        },
        {
          icon: 'boundary',
          title: 'Fristgerecht löschen',
          text: 'Ist die Frist vorbei, löscht das Archiv die Nachricht und hält fest, was wann entfernt wurde.',
          points: ['Löschstopp bei laufenden Streitfällen', 'Kurze Frist für Bewerbungen'],
        },
      ],
    },
    {
      kind: 'cards',
      heading: 'Welche Vorschriften gelten',
      intro:
        'Welche Frist für welche Unterlage gilt, klären Sie mit Ihrer Steuerberatung; wir stellen die Fristen im Archiv ein.',
      cards: [
        {
          icon: 'sheet',
          title: 'GoBD (Deutschland)',
          text: 'Die Regeln der deutschen Finanzverwaltung gelten für E-Mails, die Geschäftsbrief oder Beleg sind.',
          points: [
            'Aufbewahrung im empfangenen elektronischen Format, ein Ausdruck reicht nicht',
            'Keine Änderung ohne nachvollziehbare Spur',
            'Eine Beschreibung des Ablaufs (Verfahrensdokumentation); wir liefern den technischen Teil',
          ],
        },
        {
          icon: 'poles',
          title: 'DSGVO (Luxemburg und Deutschland)',
          text: 'In E-Mails stehen Daten von Menschen. Das Archiv braucht deshalb einen Zweck und Löschfristen.',
          points: [
            'Löschung, sobald weder Zweck noch Aufbewahrungspflicht fortbestehen',
            'Zugriff nur für Berechtigte und mit Protokoll',
            'Eine Regel zur privaten Nutzung, die Ihr Team vor dem Start kennt',
          ],
        },
        {
          icon: 'boundary',
          title: 'Handelsrecht und Steuerrecht: Code de commerce, HGB und Abgabenordnung (AO)',
          text: 'In Luxemburg läuft die Frist ab Ende des Geschäftsjahres, in Deutschland ab Ende des Kalenderjahres.',
          points: [
            'Luxemburg: Bücher, Belege und Geschäftsbriefe 10\u00a0Jahre (Artikel 16 Code de commerce)',
            'Deutschland: Bücher, Inventare und Jahresabschlüsse 10 Jahre (§ 257 HGB, § 147 AO)',
            'Deutschland: Buchungsbelege seit 2025 in der Regel 8\u00a0Jahre',
            'Deutschland: Handels- und Geschäftsbriefe, auch als E-Mail, 6 Jahre',
          ],
        },
      ],
    },
    {
      kind: 'cards',
      heading: 'Was wir für Sie übernehmen',
      cards: [
        {
          icon: 'station',
          title: 'Compliance-Check',
          text: 'Sie erhalten eine Liste der Lücken, die dringendste zuerst.',
        },
        {
          icon: 'core',
          title: 'Einrichtung',
          text: 'Mit Testnachrichten prüfen wir, ob jede E-Mail im Archiv ankommt.',
        },
        {
          icon: 'depot',
          title: 'Übernahme des Altbestands',
          text: 'Wir lesen alte Postfächer und Archive ein. Ein Bericht nennt alles, was nicht lesbar war.',
        },
        {
          icon: 'sheet',
          title: 'Verfahrensdokumentation',
          text: 'Wir beschreiben, wie das Archiv arbeitet, und halten die Beschreibung aktuell.',
        },
        {
          icon: 'repair',
          title: 'Laufender Betrieb',
          text: 'Wir merken, wenn keine E-Mails mehr ankommen, und spielen Nachrichten aus der zweiten Kopie zur Probe zurück, ohne sie zu öffnen.',
        },
        {
          icon: 'poles',
          title: 'Einweisung des Teams',
          text: 'Ihr Team übt am eigenen Archiv, Nachrichten zu suchen und zurückzuholen.',
        },
      ],
    },
    {
      kind: 'call',
      heading: 'Archiv und Fristen prüfen lassen',
      intro:
        'Im Compliance-Check sehen wir uns Postfächer, Fristen und Zugriffe an, zum Stundensatz. Das Archiv berechnen wir je Postfach und Monat, die Einrichtung zum Festpreis.',
      actions: [{ call: 'form', label: 'Compliance-Check anfragen' }, { call: 'phone' }],
    },
  ],
}
