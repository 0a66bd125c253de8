import type { PageCopy } from '../page-copy.ts'

export const emailArchiving: PageCopy = {
  title: 'E-Mail-Archivierung für Luxemburg und Deutschland',
  description:
    'E-Mails vollständig, unverändert und auffindbar aufbewahren: Archiv nach GoBD, DSGVO und Handelsrecht, eingerichtet und betreut.',
  badge: 'GoBD, DSGVO und Handelsrecht',
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
          text: 'Betreff, Text und Anhänge sind durchsuchbar, für Berechtigte auch in Postfächern früherer Kolleginnen und Kollegen. So finden Sie den Schriftwechsel zu einem Auftrag, der Jahre zurückliegt.',
        },
        {
          icon: 'core',
          title: 'Schlanke Postfächer',
          text: 'Alte Nachrichten können Sie aus dem Postfach löschen, weil sie im Archiv liegen. Niemand muss mehr nach großen E-Mails suchen, um Platz zu schaffen.',
        },
        {
          icon: 'copy',
          title: 'Selbst zurückholen',
          text: 'Wer eine Nachricht versehentlich gelöscht hat, holt sie mit wenigen Klicks aus dem Archiv in sein Postfach zurück. Ein Anruf beim Support ist dafür nicht nötig.',
        },
        {
          icon: 'boundary',
          title: 'Zugang für die Betriebsprüfung',
          text: 'Für die Prüfung bereiten wir einen befristeten Lesezugang vor, der nur die verlangten Zeiträume und Postfächer zeigt; freigegeben wird er von zwei Verantwortlichen Ihres Betriebs. Jeder Zugriff wird protokolliert; exportiert wird in einem gängigen Format.',
        },
      ],
    },
    {
      kind: 'prose',
      heading: 'Warum Postfach und Backup kein Archiv ersetzen',
      paragraphs: [
        'Im Postfach können Berechtigte eine Nachricht ändern oder löschen, ohne dass es später auffällt. Ein Backup wiederum hält den Zustand zu bestimmten Zeitpunkten fest: Eine E-Mail, die zwischen zwei Sicherungen eintrifft und wieder gelöscht wird, taucht in keiner von beiden auf.',
        'Ein Archiv nimmt jede Nachricht in dem Augenblick auf, in dem der Mailserver sie zustellt oder versendet. Danach lässt sie sich lesen und kopieren, aber nicht mehr verändern und bis zum Ende ihrer Frist nicht löschen.',
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
          text: 'Ein Journal am Mailserver übergibt jede Nachricht der angebundenen Postfächer an das Archiv, ohne dass jemand im Team daran denken muss.',
          points: [
            'Für Microsoft 365, Exchange und andere Mailserver mit Journal',
            'Auch Sammelpostfächer, etwa für Rechnungen und Bewerbungen',
            'Warnung, wenn keine Nachrichten mehr ankommen',
          ],
        },
        {
          icon: 'bastion',
          title: 'Unverändert bewahren',
          text: 'Beim Eintreffen erhält jede Nachricht eine Prüfsumme. Weicht sie später ab, fällt das bei der regelmäßigen Kontrolle auf.',
          points: [
            'Verschlüsselung mit AES-256',
            'Nachricht und Anhang im Originalformat',
            'Zweite Kopie an einem anderen Ort',
          ],
        },
        {
          icon: 'gate',
          title: 'Zugriffe steuern',
          text: 'Jede Person sieht zunächst nur die eigenen Nachrichten. Weitergehende Rechte vergeben zwei Verantwortliche gemeinsam, etwa für eine Prüfung oder bei längerer Krankheit.',
          points: [
            'Anmeldung mit dem gewohnten Firmenkonto',
            'Protokoll über Suche, Ansicht und Export',
            'Getrennte Rollen für Technik und Inhalt',
          ],
        },
        {
          icon: 'boundary',
          title: 'Fristgerecht löschen',
          text: 'Regeln nach Postfach und Nachrichtenart legen fest, wie lange eine Nachricht bleibt. Ist die Frist vorbei, löscht das Archiv sie automatisch und hält fest, was wann entfernt wurde.',
          points: [
            'Eigene Regel je Land und Postfach',
            'Löschstopp bei laufenden Streitfällen',
            'Kurze Frist für Bewerbungen',
          ],
        },
      ],
    },
    {
      kind: 'cards',
      heading: 'Welche Vorschriften gelten',
      intro:
        'Die Übersicht ersetzt keine Rechts- oder Steuerberatung. Welche Frist für welche Unterlage gilt, klären Sie mit Ihrer Steuerberatung; wir setzen die Fristen technisch um.',
      cards: [
        {
          icon: 'sheet',
          title: 'GoBD (Deutschland)',
          text: 'Die Grundsätze der deutschen Finanzverwaltung gelten für E-Mails, die als Handelsbrief oder Buchungsbeleg dienen. Ist eine E-Mail nur der Umschlag für einen Anhang, genügt in der Regel der Anhang.',
          points: [
            'Aufbewahrung im empfangenen elektronischen Format, ein Ausdruck reicht nicht',
            'Keine Änderung ohne nachvollziehbare Spur',
            'Zuordnung und Auffinden über einen eindeutigen Index',
            'Maschinell auswertbar bei einer Betriebsprüfung',
            'Verfahrensdokumentation, die den Ablauf beschreibt',
          ],
        },
        {
          icon: 'poles',
          title: 'DSGVO (Luxemburg und Deutschland)',
          text: 'E-Mails enthalten personenbezogene Daten. Für das Archiv brauchen Sie einen Zweck, eine Rechtsgrundlage und Löschfristen.',
          points: [
            'Löschung, sobald weder Zweck noch Aufbewahrungspflicht fortbestehen',
            'Zugriff nur für Berechtigte und mit Protokoll',
            'Auskunft an Betroffene mithilfe gezielter Suche',
            'Vertrag zur Auftragsverarbeitung nach Artikel 28',
            'Regel zur privaten Nutzung des Postfachs, über die Sie das Team vor dem Start informieren',
          ],
        },
        {
          icon: 'boundary',
          title: 'Handelsrecht und Steuerrecht: HGB, AO und Code de commerce',
          text: 'Wie lange eine Unterlage aufzubewahren ist, hängt vom Land und von ihrer Funktion ab. In Luxemburg läuft die Frist ab Ende des Geschäftsjahres, in Deutschland ab Ende des Kalenderjahres.',
          points: [
            'Luxemburg: Bücher, Jahresabschlüsse, Belege und Geschäftsbriefe, auch als E-Mail, 10 Jahre (Artikel 16 Code de commerce)',
            'Deutschland: Bücher, Inventare und Jahresabschlüsse 10 Jahre (§ 257 HGB, § 147 AO)',
            'Deutschland: Buchungsbelege seit 2025 in der Regel 8 Jahre, zuvor 10',
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
          text: 'Wir nehmen auf, welche Postfächer es gibt, wo heute archiviert wird und wo Lücken sind. Sie erhalten eine Liste der Befunde, geordnet nach Dringlichkeit.',
        },
        {
          icon: 'core',
          title: 'Einrichtung',
          text: 'Wir binden Ihren Mailserver an, richten Rollen und Fristen ein und prüfen mit Testnachrichten, ob eingehende, ausgehende und interne E-Mails im Archiv ankommen.',
        },
        {
          icon: 'depot',
          title: 'Übernahme des Altbestands',
          text: 'Wir lesen Postfächer, PST-Dateien und frühere Archive ein und führen doppelte Nachrichten zusammen. Ein Bericht nennt alles, was sich nicht lesen ließ.',
        },
        {
          icon: 'sheet',
          title: 'Verfahrensdokumentation',
          text: 'Sie erhalten eine Beschreibung von Technik, Zuständigkeiten und Fristen als Teil Ihrer Verfahrensdokumentation. Ändern wir etwas am Archiv, schreiben wir sie fort.',
        },
        {
          icon: 'repair',
          title: 'Laufender Betrieb',
          text: 'Wir überwachen den Eingang neuer E-Mails, Speicherplatz und Prüfsummen, spielen Updates ein und testen, ob sich Nachrichten aus der zweiten Kopie lesen lassen.',
        },
        {
          icon: 'poles',
          title: 'Einweisung des Teams',
          text: 'In einer kurzen Schulung lernt das Team, Nachrichten zu suchen und zurückzuholen. Wer bei Prüfungen Zugang gibt oder Auskünfte nach DSGVO erteilt, übt das am eigenen Archiv.',
        },
      ],
    },
    {
      kind: 'steps',
      heading: 'In vier Schritten zum laufenden Archiv',
      steps: [
        {
          title: 'Bestand klären',
          text: 'Der Compliance-Check zeigt, in welchen Postfächern Geschäftspost liegt und welche nicht ins Archiv gehören.',
        },
        {
          title: 'Regeln festlegen',
          text: 'Sie legen mit Ihrer Steuerberatung die Fristen fest, regeln die private Nutzung und beteiligen, wo vorhanden, Betriebsrat oder Personaldelegation.',
        },
        {
          title: 'Neue E-Mails zuerst',
          text: 'Das Archiv nimmt ab dem Stichtag jede neue Nachricht auf. Der Altbestand folgt im Hintergrund, ohne die Arbeit zu stören.',
        },
        {
          title: 'Prüfen und übergeben',
          text: 'Wir suchen gemeinsam einige Nachrichten heraus, stellen einzelne davon wieder her und übergeben die Dokumentation.',
        },
      ],
    },
    {
      kind: 'call',
      heading: 'Archiv und Fristen prüfen lassen',
      intro:
        'Im Compliance-Check sehen wir uns Postfächer, Fristen und Zugriffe an und nennen Ihnen die Lücken.',
      actions: [{ call: 'form', label: 'Compliance-Check anfragen' }, { call: 'phone' }],
    },
  ],
}
