import type { EmergencyCopy } from '../emergency-copy.ts'
import { reach } from './reach.ts'

export const emergency: EmergencyCopy = {
  title: 'Notfallblatt: die erste Stunde nach einem Angriff',
  description:
    'Acht Schritte für die erste Stunde nach einem Cyberangriff, die Meldestellen und Felder für die wichtigsten Rufnummern auf einem Blatt zum Ausdrucken.',
  heading: 'Die erste Stunde nach einem Angriff',
  callHeading: 'Jetzt anrufen',
  phoneHours: reach.phone,
  customers:
    'Ab dem Tarif Professional rufen Sie außerhalb dieser Zeiten die Notfallnummer aus Ihrem Vertrag an.',
  others:
    'Ohne Vertrag helfen wir zu den Telefonzeiten zum Stundensatz, Kunden zuerst. Sonst hilft in Luxemburg werktags CIRCL, in beiden Ländern die Polizei (unten). Schreiben Sie uns von einem nicht befallenen Gerät; wir antworten am nächsten Arbeitstag:',
  stepsHeading: 'Acht Schritte',
  steps: {
    note: {
      title: 'Uhrzeit notieren',
      text: 'Notieren Sie auf Papier, wer wann was bemerkt hat, und von jetzt an die Uhrzeit jedes Schritts.',
    },
    isolate: {
      title: 'Vom Netz trennen',
      text: 'An allen betroffenen Geräten: Netzwerkkabel abziehen, WLAN ausschalten. Löschen Sie nichts und schalten Sie nur ab, was sich nicht trennen lässt: Sonst gehen Spuren verloren.',
    },
    call: {
      title: 'IT und Geschäftsleitung anrufen',
      text: 'Rufen Sie mit dem Handy an: Das Festnetz kann ausgefallen sein, und E-Mails und Chats liest vielleicht jemand mit.',
    },
    backups: {
      title: 'Sicherungen schützen',
      text: 'Stoppen Sie alle Sicherungsläufe und ziehen Sie die Sicherungsdatenträger ab. Spielen Sie noch nichts zurück.',
    },
    accounts: {
      title: 'Zugänge sperren',
      text: 'Sperren Sie von einem nicht befallenen Gerät aus den Fernzugriff, betroffene Postfächer und alle Administratorkonten bis auf eines. Ändern Sie alle betroffenen Passwörter und beenden Sie dann offene Sitzungen.',
    },
    bank: {
      title: 'Bank anrufen',
      text: 'Lassen Sie Überweisungen zurückrufen und Zugänge sperren, wenn Zahlungen oder Konten betroffen sein könnten. Ist Geld abgeflossen, ist das Ihr erster Anruf.',
    },
    insurer: {
      title: 'Versicherung anrufen',
      text: 'Rufen Sie an, bevor Sie weitere Firmen beauftragen. Zahlen und verhandeln Sie nicht, bevor Versicherung und Polizei Bescheid wissen.',
    },
    report: {
      title: 'Melden und anzeigen',
      text: 'Stellen und Fristen stehen unten. Die Fristen laufen, sobald Sie von dem Vorfall wissen. Eine erste Meldung darf Lücken haben. Ist das Risiko für die Betroffenen hoch, informieren Sie auch sie.',
    },
  },
  minute: 'Minute {minute}',
  doneAt: 'um',
  fill: 'Ausfüllen und aufhängen',
  fillIntro:
    'Tragen Sie die wichtigsten Rufnummern ein, drucken Sie das Blatt aus und hängen Sie es auf, wo es alle sehen. Steht in Ihrem Vertrag mit uns eine Notfallnummer, tragen Sie sie bei „IT“ ein. Ihre Angaben verlassen diesen Browser nicht und sind weg, sobald Sie den Tab schließen.',
  contactsHeading: 'Wen Sie anrufen: Name und Telefon',
  contacts: {
    it: 'IT',
    management: 'Geschäftsleitung',
    privacy: 'Datenschutz',
    insurer: 'Versicherung',
    bank: 'Bank',
    police: 'Polizei',
    other: 'Weiterer Kontakt',
  },
  checkedOn: 'Nummern zuletzt geprüft am ____________________',
  officesHeading: 'Wo Sie den Vorfall melden',
  officesHead: ['Stelle', 'Kontakt', 'Wofür', 'Frist'],
  officeGroups: [
    {
      country: 'Betriebe in Luxemburg',
      offices: [
        {
          source: 'responseLU',
          name: 'CIRCL',
          purpose: 'Rat und Hilfe für Unternehmen, werktags',
          deadline: 'freiwillig, am besten sofort',
        },
        {
          source: 'privacyLU',
          name: 'CNPD',
          purpose: 'Datenpanne mit möglichem Risiko für Betroffene',
          deadline: '72 Stunden (Art. 33 DSGVO)',
          law: 'dataBreach',
        },
        {
          source: 'incidentLU',
          name: 'ILR (SERIMA)',
          purpose: 'Erheblicher Vorfall, wenn NIS2 (EU-Recht) gilt',
          deadline: 'Frühwarnung: 24 Stunden',
          law: 'lawLU',
        },
        {
          source: 'policeLU',
          name: 'Police Grand-Ducale',
          purpose: 'Anzeige; bei akuter Gefahr: 113',
          deadline: 'so bald wie möglich',
        },
      ],
    },
    {
      country: 'Betriebe in Deutschland',
      offices: [
        {
          source: 'portalDE',
          name: 'BSI',
          purpose: 'Erheblicher Vorfall, wenn NIS2 (EU-Recht) gilt',
          deadline: 'frühe Erstmeldung: 24 Stunden',
          law: 'incidentDE',
        },
        {
          source: 'privacyDE',
          name: 'Datenschutz\u00adaufsicht Ihres Bundeslands',
          contact: 'Formular auf ihrer Website, Liste auf datenschutzkonferenz-online.de',
          purpose: 'Datenpanne mit möglichem Risiko für Betroffene',
          deadline: '72 Stunden (Art. 33 DSGVO)',
          law: 'dataBreach',
        },
        {
          source: 'policeDE',
          name: 'Polizei (Cybercrime)',
          contact: 'Ihr Landeskriminalamt',
          purpose: 'Anzeige; bei akuter Gefahr: 110',
          deadline: 'so bald wie möglich',
        },
      ],
    },
  ],
  financial:
    'NIS2: Die ausführliche Meldung ist innerhalb von 72 Stunden fällig, der Abschlussbericht spätestens einen Monat danach. Finanzunternehmen, für die DORA gilt, melden schwerwiegende Vorfälle, teils in kürzerer Frist, in Luxemburg der CSSF (Versicherer: CAA), in Deutschland der BaFin.',
  checked: 'Stand der Angaben: {day}.',
  print: 'Drucken',
  clear: 'Angaben löschen',
}
