import type { Day } from '../page-copy.ts'

export const smallBusinessDay: Day = {
  heading: 'Ein Arbeitstag ohne eigene IT-Abteilung',
  span: { from: '08:00', to: '17:00', label: 'Büro besetzt' },
  moments: [
    {
      time: '08:00',
      title: 'Erster Tag',
      text: 'Die neue Mitarbeiterin meldet sich an. Konto, Gerät, Rechte und Telefon sind eingerichtet.',
    },
    {
      time: '10:15',
      title: 'Neue Software',
      text: 'Ihr Team möchte ein neues Programm. Vor dem Kauf prüfen wir Sicherheit, Lizenz und Datenschutz.',
    },
    {
      time: '15:00',
      title: 'Letzter Tag',
      text: 'Ein Kollege geht. Wir sperren seine Zugänge, übergeben das Postfach und setzen das Gerät zurück.',
    },
    {
      time: '16:30',
      title: 'Budget',
      text: 'Sie entscheiden anhand unserer Liste, welche Geräte im nächsten Jahr ersetzt werden.',
    },
  ],
}

export const taxAdvisorsDay: Day = {
  heading: 'Der 10. des Monats in der Kanzlei',
  span: { from: '08:00', to: '18:00', label: 'Ruhe' },
  moments: [
    {
      time: '07:30',
      title: 'Arbeitsbeginn',
      text: 'DATEV startet in der Version vom Monatsanfang. Server und Arbeitsplätze haben wir vor dem Update geprüft.',
    },
    {
      time: '09:00',
      title: 'Unterlagen',
      text: 'Ein Mandant legt Lohnunterlagen in seinen Datenraum. Nichts davon geht unverschlüsselt per E-Mail.',
    },
    {
      time: '11:00',
      title: 'Akte',
      text: 'Eine Kollegin übernimmt ein Mandat und kann die Akte öffnen: Die Rechte folgen der Mandatsliste.',
    },
    {
      time: '13:30',
      title: 'Signatur',
      text: 'Eine Erklärung wird mit LuxTrust unterschrieben und geht an MyGuichet.lu, auch vom virtuellen Desktop aus.',
    },
    {
      time: '15:30',
      title: 'Abgabe',
      text: 'Die Voranmeldungen gehen hinaus. An diesem Tag spielen wir nur dringende Sicherheitsupdates ein.',
    },
    {
      time: '17:30',
      title: 'Fernwartung',
      text: 'Ein Programm reagiert nicht. Eine Mitarbeiterin gibt die Sitzung frei, und wir sehen nach.',
    },
  ],
}

export const healthcareDay: Day = {
  heading: 'Ein Montag in Praxis und Pflege',
  span: { from: '08:00', to: '12:00', label: 'Sprechstunde' },
  moments: [
    {
      time: '07:15',
      title: 'Terminliste',
      text: 'Die Terminliste liegt ausgedruckt bereit, falls die Praxissoftware ausfällt.',
    },
    {
      time: '08:30',
      title: 'Empfang',
      text: 'Eine Kollegin übernimmt den Tresen und steckt ihre Karte in das Lesegerät. Wer geht, nimmt die Karte mit, und der Bildschirm sperrt sich.',
    },
    {
      time: '10:00',
      title: 'Ultraschall',
      text: 'Das Gerät läuft mit altem Windows. In seinem eigenen Netz erreicht es nur Bildarchiv und Hersteller.',
    },
    {
      time: '12:45',
      title: 'Fernwartung',
      text: 'Am Empfang stimmt jemand zu und sieht auf dem Bildschirm, was wir tun.',
    },
    {
      time: '15:00',
      title: 'Tour',
      text: 'Eine Pflegekraft hat ihr Tablet liegen lassen. Es ist verschlüsselt, und wir sperren es aus der Ferne.',
    },
  ],
}

export const manufacturingDay: Day = {
  heading: 'Eine Frühschicht in der Halle',
  span: { from: '06:00', to: '14:00', label: 'Frühschicht' },
  moments: [
    {
      time: '05:45',
      title: 'Papiere',
      text: 'Die Schicht druckt ihre Papiere aus, damit sie weiterarbeiten kann, wenn die Auftragsdaten fehlen.',
    },
    {
      time: '07:30',
      title: 'Alte Steuerung',
      text: 'Für die Steuerung gibt es keine Updates mehr. Ein Bürorechner will auf sie zugreifen; unsere Firewall lässt ihn nicht durch.',
    },
    {
      time: '09:00',
      title: 'Fernwartung',
      text: 'Der Maschinenbauer wartet die Anlage. Die Schichtleitung hat den Zugang für diese Zeit freigeschaltet.',
    },
    {
      time: '12:00',
      title: 'Neues Programm',
      text: 'Die Instandhaltung hat ein Maschinenprogramm geändert. Bisher lag es nur auf ihrem Notebook, jetzt auch in der Sicherung.',
    },
    {
      time: '13:30',
      title: 'Angriff im Büro',
      text: 'Wir trennen die Verbindung zur Halle. Anlagen, die unabhängig vom Büro arbeiten, laufen weiter.',
    },
  ],
}

export const retailDay: Day = {
  heading: 'Ein Samstag im Dezember',
  span: { from: '09:00', to: '18:00', label: 'Laden offen' },
  moments: [
    {
      time: '07:00',
      title: 'Lager',
      text: 'Das Lager ist voll, und die Scanner haben auch zwischen den Regalen Empfang. Wir haben ihn bei vollem Lager gemessen.',
    },
    {
      time: '09:00',
      title: 'Aushilfen',
      text: 'Die Aushilfen melden sich mit eigenen Konten an den zusätzlichen Kassen an.',
    },
    {
      time: '11:00',
      title: 'Leitungsausfall',
      text: 'Der Anschluss fällt aus. Die Kasse läuft über einen Mobilfunkrouter weiter.',
    },
    {
      time: '13:00',
      title: 'Kartenzahlung',
      text: 'Kunden surfen im Gäste-WLAN, die Terminals arbeiten in ihrem eigenen Netz. Das macht auch den Sicherheitsfragebogen kürzer, den Kreditkartenfirmen verlangen.',
    },
    {
      time: '15:00',
      title: 'Ersatz',
      text: 'Eine Kasse ist defekt. Das Ersatzgerät passt, denn alle Filialen sind gleich ausgestattet.',
    },
  ],
}
