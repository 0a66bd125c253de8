import { company } from '../../company/company.ts'
import type { PageCopy } from '../page-copy.ts'

export const cloud: PageCopy = {
  title: 'Cloud: Microsoft 365, Azure und virtuelle Desktops',
  description:
    'Microsoft 365, Server in Azure oder europäischen Rechenzentren, virtuelle Desktops: wie Migration, Kosten, Datenschutz und Ausstieg geregelt sind.',
  heading: 'Cloud-Lösungen für kleine und mittlere Unternehmen',
  lead: 'Wir rechnen mit Ihnen durch, für welche Systeme sich der Umzug in die Cloud lohnt, und planen ihn so, dass Sie auch wieder zurückwechseln können.',
  actions: [{ call: 'form', label: 'Cloud-Beratung anfragen' }, { call: 'phone' }],
  drawing: { house: 'im Haus', cloud: 'Cloud' },
  blocks: [
    {
      kind: 'cards',
      heading: 'Vier Wege, die sich kombinieren lassen',
      cards: [
        {
          icon: 'bridge',
          title: 'Microsoft 365',
          text: 'E-Mail, Kalender, Teams und gemeinsame Dokumente stehen auf allen Geräten bereit. Wir übernehmen die Postfächer, ordnen die Ablage und richten die Mehrfaktor-Anmeldung ein, bevor Ihr Team mit Microsoft 365 arbeitet.',
        },
        {
          icon: 'plateau',
          title: 'Server in Azure',
          text: 'Ihre Anwendung läuft auf virtuellen Servern in einer Azure-Region der EU. Die Leistung lässt sich dem Bedarf anpassen. Solange ein Testserver über das Azure-Portal abgeschaltet ist, zahlen Sie kaum mehr als seinen Speicherplatz.',
        },
        {
          icon: 'core',
          title: 'Europäisches Rechenzentrum',
          text: 'Ihre Server stehen bei einem Betreiber mit Sitz in Europa, der meist einen festen Monatspreis berechnet. Das passt zu gleichmäßiger Last und zu Berufen, deren Schweigepflicht die Wahl des Anbieters einschränkt.',
        },
        {
          icon: 'house',
          title: 'Virtuelle Desktops',
          text: 'Windows läuft im Rechenzentrum, das Gerät auf dem Schreibtisch zeigt nur das Bild. Geht ein Notebook verloren, bleiben die Daten, wo sie sind, und am Ersatzgerät geht die Arbeit weiter.',
        },
      ],
    },
    {
      kind: 'table',
      heading: 'Welche Anwendung an welchen Ort gehört',
      intro:
        'Die Zuordnung passt für viele kleine Betriebe. Ihre Software, Ihr Internetanschluss oder die Regeln Ihres Berufs können etwas anderes verlangen.',
      head: ['Anwendung oder Daten', 'Meist der richtige Ort', 'Warum'],
      rows: [
        [
          'E-Mail, Kalender, Videokonferenzen',
          'Microsoft 365',
          'Überall erreichbar, kein eigener Mailserver zu pflegen',
        ],
        [
          'Gemeinsame Dokumente',
          'SharePoint und OneDrive',
          'Gleichzeitiges Bearbeiten, Versionsverlauf, Rechte je Ordner',
        ],
        [
          'Buchhaltung und Branchensoftware',
          'Virtueller Server in Azure oder im Rechenzentrum',
          'Brauchen oft einen eigenen Server mit Datenbank',
        ],
        [
          'Arbeitsplätze für Homeoffice und Außenstellen',
          'Virtueller Desktop im selben Rechenzentrum wie der Server',
          'Kurze Wege zur Datenbank, keine Daten auf dem Gerät',
        ],
        ['Maschinensteuerung, Kassen', 'Im Haus', 'Müssen weiterlaufen, wenn die Internetleitung ausfällt'],
        [
          'Große Bild- und Konstruktionsdaten',
          'Im Haus, mit Kopie in der Cloud',
          'Täglicher Zugriff würde die Leitung auslasten',
        ],
        [
          'Sicherungskopien',
          'Im Haus und in einem Cloud-Speicher mit eigenen Zugangsdaten',
          'Bleiben erhalten, wenn das Büro beschädigt oder das Hauptkonto gekapert wird',
        ],
      ],
    },
    {
      kind: 'steps',
      heading: 'Der Umzug in fünf Schritten',
      steps: [
        {
          title: 'Bestand und Abhängigkeiten',
          text: 'Wir erfassen Anwendungen, Datenmengen und Schnittstellen und messen die Internetleitung. Oft zeigt sich dabei, was gar nicht mit umziehen muss.',
        },
        {
          title: 'Ziel und Kosten',
          text: 'Sie sehen, welches System wohin umzieht, was das im Monat kostet und was Sie zahlen, wenn alles bleibt, wie es ist.',
        },
        {
          title: 'Probelauf',
          text: 'Eine kleine Gruppe erledigt ihre tägliche Arbeit in der neuen Umgebung. Was dabei stört, ändern wir, bevor alle anderen folgen.',
        },
        {
          title: 'Umzug',
          text: 'Wir kopieren die Daten vorab; am Stichtag folgen nur noch die Änderungen, und von da an läuft das Backup der neuen Umgebung. Wir legen den Termin in eine ruhige Zeit und bereiten auch den Rückweg vor.',
        },
        {
          title: 'Nacharbeit',
          text: 'Wir beantworten Fragen, richten die Überwachung ein und schalten das Altsystem erst ab, wenn Sie die neue Umgebung abgenommen haben.',
        },
      ],
    },
    {
      kind: 'prose',
      heading: 'Was die Cloud kostet',
      paragraphs: [
        'Statt alle paar Jahre Geräte anzuschaffen, zahlen Sie laufend. Microsoft 365 rechnet je Benutzerkonto ab, Azure nach Verbrauch, ein europäisches Rechenzentrum meist zum Festpreis. Ob Sie Lizenzen bei uns oder beim Hersteller kaufen, steht im Angebot. Ein Server, der rund um die Uhr gleichmäßig ausgelastet ist, kann im eigenen Haus günstiger bleiben. Unser Kostenvergleich enthält deshalb beide Möglichkeiten.',
        'Unerwartete Kosten haben meist diese Gründe: Lizenzen ausgeschiedener Mitarbeitender laufen weiter, Testserver bleiben eingeschaltet, und wer große Datenmengen aus der Cloud herunterlädt, zahlt häufig nach Menge. Dagegen helfen:',
      ],
      points: [
        'Budgetwarnungen, bevor ein vereinbarter Betrag überschritten ist',
        'Zeitpläne, die selten genutzte Server nachts abschalten',
        'Reservierungen für Server, die dauerhaft laufen',
        'Regelmäßiger Abgleich der Lizenzen mit Ihrer Personalliste',
      ],
    },
    {
      kind: 'prose',
      heading: 'Speicherort und Datenschutz',
      paragraphs: [
        'Für die personenbezogenen Daten in der Cloud bleiben Sie nach der DSGVO verantwortlich. Der Anbieter handelt als Auftragsverarbeiter; dafür ist ein Vertrag nach Art. 28 DSGVO nötig. In Azure wählen wir eine Region innerhalb der EU. Für Microsoft 365 prüfen wir vor dem Umzug, welcher Speicherort für Ihre Umgebung gilt.',
        'Neben dem Speicherort zählt der Sitz des Anbieters: Anbieter mit Konzernsitz in den USA unterliegen auch US-amerikanischem Recht. Schließen Ihre Berufsregeln oder Ihre Kunden solche Anbieter aus, planen wir mit einem europäischen Betreiber. Abgelegte Dateien und Sicherungen lassen sich auch mit einem Schlüssel verschlüsseln, den der Cloud-Anbieter nicht kennt.',
      ],
      links: [
        { to: '/leistungen/it-sicherheit', label: 'Konten und Zugriffe absichern' },
        { to: '/leistungen/backup', label: 'Cloud-Daten sichern' },
      ],
    },
    {
      kind: 'prose',
      heading: 'Wie Sie den Anbieter wieder wechseln können',
      paragraphs: [
        `Vor der Unterschrift halten wir fest, wie Sie Ihre Daten wieder herausbekommen. Die EU-Datenverordnung (Data Act) verpflichtet Cloud-Anbieter, den Wechsel zu unterstützen. Laufende Verträge mit uns können Sie mit einer Frist von ${company.promises.noticeMonths} Monaten zum Monatsende kündigen; einen Wechsel, für den der Data Act gilt, können Sie schon mit einer Frist von zwei Monaten verlangen. Bei jedem Wechsel achten wir auf Folgendes:`,
      ],
      points: [
        'Domain, Lizenzen und die höchsten Administratorrechte bleiben bei Ihrem Unternehmen.',
        'Für jedes System steht fest, in welchem Format die Daten exportiert werden.',
        'Die Dokumentation führen wir so, dass ein anderer Dienstleister damit arbeiten kann.',
        'Nach dem Wechsel lassen wir uns bestätigen, dass der alte Anbieter die Daten gelöscht hat.',
      ],
    },
    {
      kind: 'call',
      heading: 'Welche Ihrer Anwendungen sollen umziehen?',
      intro: 'Eine Liste Ihrer Programme und die Zahl der Arbeitsplätze genügen für eine erste Einschätzung.',
      actions: [{ call: 'form', label: 'Cloud-Beratung anfragen' }, { call: 'phone' }],
    },
  ],
}
