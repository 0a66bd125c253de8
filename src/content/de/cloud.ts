import { company } from '../../site/company.ts'
import type { PageCopy } from '../page-copy.ts'
import { price } from './format.ts'

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
          text: 'E-Mail, Kalender und Dokumente auf allen Geräten. Den zweiten Schritt beim Anmelden (MFA) richten wir ein, bevor Ihr Team beginnt.',
        },
        {
          icon: 'plateau',
          title: 'Server in Azure',
          text: 'Ihre Programme laufen in Rechenzentren von Microsoft in der EU. Für nachts abgeschaltete Server zahlen Sie in diesen Stunden kaum mehr als den Speicherplatz.',
        },
        {
          icon: 'core',
          title: 'Europäisches Rechenzentrum',
          text: 'Ein Betreiber mit Sitz in Europa, ein fester Monatspreis. Das passt, wenn der Server immer gleich viel zu tun hat oder Ihr Beruf der Schweigepflicht unterliegt.',
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
      head: ['Anwendung oder Daten', 'Unser Vorschlag', 'Warum'],
      rows: [
        [
          'E-Mail, Kalender, Videokonferenzen',
          'Microsoft 365',
          'Überall erreichbar, kein eigener Mailserver zu pflegen',
        ],
        [
          'Buchhaltung und Branchensoftware',
          'Virtueller Server in Azure oder im Rechenzentrum',
          'Brauchen oft einen eigenen Server mit Datenbank',
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
      heading: 'Der Umzug in drei Schritten',
      steps: [
        {
          title: 'Bestand und Kosten',
          text: 'Sie sehen, was umzieht, was das im Monat kostet und was Sie zahlen, wenn alles bleibt, wie es ist.',
        },
        {
          title: 'Probelauf',
          text: 'Eine kleine Gruppe arbeitet zuerst in der neuen Umgebung. Was stört, ändern wir, bevor alle folgen.',
        },
        {
          title: 'Umzug',
          text: 'Die Daten kopieren wir vorab, am Stichtag folgen nur die Änderungen. Das alte System schalten wir erst ab, wenn Sie das neue abgenommen haben.',
        },
      ],
    },
    {
      kind: 'prose',
      heading: 'Was die Cloud kostet',
      paragraphs: [
        `Microsoft 365 rechnet je Benutzerkonto ab, Azure nach Verbrauch. Für die Betreuung eines Servers zahlen Sie uns ${price(company.rates.server)} im Monat, ohne Mehrwertsteuer. Teuer wird, was niemand mehr braucht und trotzdem läuft. Dagegen helfen:`,
      ],
      points: [
        'Budgetwarnungen, bevor ein vereinbarter Betrag überschritten ist',
        'Zeitpläne, die selten genutzte Server nachts abschalten',
        'Lizenzen, die wir mit Ihrer Personalliste vergleichen',
      ],
    },
    {
      kind: 'prose',
      heading: 'Speicherort und Datenschutz',
      paragraphs: [
        'Für die Daten Ihrer Kunden bleiben Sie auch in der Cloud verantwortlich. In Azure wählen wir eine Region in der EU; für Microsoft 365 prüfen wir den Speicherort vor dem Umzug.',
        'Microsoft unterliegt auch dem Recht der USA. Wenn Ihr Berufsrecht einen solchen Anbieter ausschließt, nehmen wir einen europäischen Betreiber. Sicherungen verschlüsseln wir vor der Übertragung, mit einem Schlüssel, den der Betreiber nicht kennt.',
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
        'Cloud-Dienste können Sie mit zwei Monaten Frist wechseln; das verlangt der Data Act der EU. Der Wechsel dauert dann höchstens 30\u00a0Tage, außer die Technik lässt es nicht zu; danach können Sie Ihre Daten noch mindestens 30\u00a0Tage abholen. Dann werden sie gelöscht.',
        'Welche Daten Sie in welchem Format mitnehmen, steht im Vertrag. Dort steht auch, wessen Recht für das Rechenzentrum gilt. Verlangt ein fremder Staat Ihre Daten, geben wir sie nur heraus, wenn das Recht der EU es erlaubt.',
      ],
      points: [
        'Domain, Lizenzen und die höchsten Administratorrechte bleiben bei Ihrem Unternehmen.',
        'Die Dokumentation führen wir so, dass ein anderer Dienstleister damit arbeiten kann.',
        'Nach dem Wechsel lassen wir uns bestätigen, dass der alte Anbieter die Daten gelöscht hat.',
      ],
    },
    {
      kind: 'call',
      heading: 'Welche Ihrer Anwendungen sollen umziehen?',
      intro: 'Für den Anfang genügt eine Liste Ihrer Programme.',
      actions: [{ call: 'form', label: 'Cloud-Beratung anfragen' }, { call: 'phone' }],
    },
  ],
}
