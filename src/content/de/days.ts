import { claims } from '../../company/derive.ts'
import { compact, ifInMarkets } from '../../company/optional.ts'
import { isOffered } from '../../pages.ts'
import type { Day, Moment } from '../page-copy.ts'

const intro = 'Ein Beispiel. Auch die Uhrzeiten sind erfunden.'

export const smallBusinessDay: Day = {
  heading: 'Ein Arbeitstag ohne eigene IT-Abteilung',
  intro,
  span: { from: '08:00', to: '17:00', label: 'Büro besetzt' },
  moments: [
    {
      time: '08:00',
      title: 'Erster Tag',
      text: `Die neue Mitarbeiterin findet Konto, ${isOffered('telephony') ? 'Gerät, Rechte und Telefon' : 'Gerät und Rechte'} vor. Sie haben uns Eintrittsdatum und Rolle gemeldet.`,
    },
    {
      time: '10:15',
      title: 'Neue Software',
      text: 'Ihr Team wählt sie fachlich aus. Sicherheit, Lizenz und Datenschutz prüfen wir vorab.',
    },
    {
      time: '12:30',
      title: 'Updates',
      text: 'Sie laufen im vereinbarten Zeitfenster. Verursacht ein Update Fehler, nehmen wir es zurück.',
    },
    {
      time: '15:00',
      title: 'Letzter Tag',
      text: 'Ein Kollege geht. Wir sperren seine Zugänge, übergeben das Postfach und setzen das Gerät zurück.',
    },
    {
      time: '16:30',
      title: 'Budget',
      text: 'Sie entscheiden anhand einer Liste mit Ersatzbedarf und Kosten der kommenden Jahre.',
    },
  ],
}

export const taxAdvisorsDay: Day = {
  heading: 'Der 10. des Monats in der Kanzlei',
  intro,
  span: { from: '08:00', to: '18:00', label: claims.agreedMaintenance ? 'Ruhe' : 'Abgabetag' },
  moments: compact<Moment>(
    {
      time: '07:30',
      title: 'Anmelden',
      text: 'Server, Arbeitsplätze und Anmeldung passen zur Programmversion. Wir haben das vor dem Update geprüft.',
    },
    {
      time: '09:00',
      title: 'Unterlagen',
      text: 'Lohnunterlagen kommen über den Datenraum, nicht in einer unverschlüsselten E-Mail. Jedes Mandat hat dort seinen Bereich.',
    },
    {
      time: '11:00',
      title: 'Akte',
      text: 'Öffnen kann sie nur, wer am Mandat arbeitet. Die Rechte folgen der Mandatsliste.',
    },
    {
      time: '13:30',
      title: 'Signatur',
      text:
        ifInMarkets(
          'LU',
          'LuxTrust, Middleware und Browser arbeiten zusammen, auch am virtuellen Desktop.',
        ) ?? 'Karte, Lesegerät und Software arbeiten zusammen, auch am virtuellen Desktop.',
    },
    claims.agreedMaintenance && {
      time: '15:30',
      title: 'Abgabe',
      text: 'Die Meldungen gehen hinaus. An diesem Tag spielen wir nur dringende Sicherheitsupdates ein.',
    },
    claims.approvedRemoteAccess && {
      time: '17:30',
      title: 'Fernwartung',
      text: 'Wer Hilfe braucht, gibt die Sitzung am Platz selbst frei.',
    },
  ),
}

export const healthcareDay: Day = {
  heading: 'Ein Montag in Praxis und Pflege',
  intro,
  span: { from: '08:00', to: '12:00', label: 'Sprechstunde' },
  moments: compact<Moment>(
    {
      time: '07:15',
      title: 'Terminliste',
      text: 'Termine des Tages, Notfalldaten und Formulare liegen bereit, falls die Praxissoftware ausfällt.',
    },
    {
      time: '08:30',
      title: 'Empfang',
      text: 'Mit Karte oder Chip meldet sich in Sekunden die nächste Person an. Wer geht, nimmt die Karte mit, und der Bildschirm sperrt sich.',
    },
    {
      time: '10:00',
      title: 'Ultraschall',
      text: 'Das Gerät mit altem Windows steht in einem eigenen Netz und erreicht nur Bildarchiv und Hersteller.',
    },
    claims.vendorCoordination && {
      time: '11:15',
      title: 'Störung',
      text: 'Gerät oder Software? Wir grenzen die Störung ein und sprechen mit Hersteller oder Softwarehaus, bis klar ist, wer sie behebt.',
    },
    claims.approvedRemoteAccess && {
      time: '12:45',
      title: 'Fernwartung',
      text: 'Sie beginnt erst, wenn am Platz jemand zustimmt, und bleibt dort sichtbar.',
    },
    {
      time: '15:00',
      title: 'Tour',
      text: 'Das Tablet der Pflege arbeitet auch ohne Mobilfunknetz weiter. Bleibt es liegen, wird es aus der Ferne gesperrt.',
    },
  ),
}

export const manufacturingDay: Day = {
  heading: 'Eine Frühschicht in der Halle',
  intro,
  span: { from: '06:00', to: '14:00', label: 'Frühschicht' },
  moments: compact<Moment>(
    {
      time: '05:45',
      title: 'Papiere',
      text: 'Die Schicht druckt ihre Papiere vorab aus. Damit arbeitet sie weiter, wenn die Auftragsdaten fehlen.',
    },
    {
      time: '07:30',
      title: 'Alte Steuerung',
      text: 'Sie läuft unverändert, hinter einer Firewall, die nur die benötigten Verbindungen durchlässt.',
    },
    {
      time: '09:00',
      title: 'Fernwartung',
      text: 'Der Maschinenbauer wartet die Anlage. Die Schichtleitung hat den Zugang für diese Zeit freigeschaltet.',
    },
    {
      time: '10:30',
      title: 'USB-Stick',
      text: 'Der Prüfplatz am Halleneingang scannt ihn. Er ist bekannt und ohne Befund und darf an die Anlage.',
    },
    isOffered('backup') && {
      time: '12:00',
      title: 'Neuer SPS-Stand',
      text: 'Wir sichern ihn und halten fest, zu welcher Anlage er gehört.',
    },
    {
      time: '13:30',
      title: 'Angriff im Büro',
      text: 'Die Verbindung zur Halle wird an einer Stelle gekappt. Was unabhängig vom Büro arbeitet, fertigt den laufenden Auftrag zu Ende.',
    },
  ),
}

export const retailDay: Day = {
  heading: 'Ein Samstag im Dezember',
  intro,
  span: { from: '09:00', to: '18:00', label: 'Laden offen' },
  moments: compact<Moment>(
    {
      time: '07:00',
      title: 'Lager',
      text: 'Die Scanner haben auch zwischen Metallregalen Empfang, denn gemessen wurde bei vollem Lager.',
    },
    claims.agreedMaintenance && {
      time: '09:00',
      title: 'Aushilfen',
      text: 'Die Konten der Aushilfen und die zusätzlichen Kassen stehen seit Wochen bereit.',
    },
    {
      time: '11:00',
      title: 'Leitungsausfall',
      text: 'Der Anschluss fällt aus, die Kasse läuft über einen Mobilfunkrouter weiter.',
    },
    {
      time: '13:00',
      title: 'Kartenzahlung',
      text: 'Die Terminals haben ein eigenes Netz, getrennt von Gäste-WLAN und Büro.',
    },
    claims.spareDevices && {
      time: '15:00',
      title: 'Ersatz',
      text: 'Eine Kasse ist defekt. Das Ersatzgerät passt, denn alle Filialen sind gleich ausgestattet.',
    },
    claims.agreedMaintenance && {
      time: '17:00',
      title: 'Andrang',
      text: 'Wir spielen nur dringende Sicherheitsupdates ein und überwachen enger.',
    },
  ),
}
