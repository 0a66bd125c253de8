import { company } from '../../site/company.ts'

export const contactForm = {
  heading: 'Schreiben Sie uns',
  submit: 'Nachricht senden',
  callback: { none: 'Kein Rückruf nötig', morning: 'Vormittags', afternoon: 'Nachmittags' },
  sending: 'Wird gesendet...',
  demonstration:
    'Dies ist eine Vorführung: Dieses Formular sendet nichts. Schreiben Sie uns eine E-Mail oder rufen Sie an.',
  withoutScript: 'Ohne JavaScript öffnet der Knopf eine E-Mail mit Ihren Angaben in Ihrem Mailprogramm.',
  note: '* Pflichtfelder. Ihre Daten werden vertraulich behandelt und nicht an Dritte weitergegeben.',
  consent: {
    before: 'Wenn Sie absenden, dürfen wir Ihre Angaben verwenden, um Ihnen zu antworten. Mehr dazu: ',
    after: '.',
  },
  noReply:
    'Bitte geben Sie Ihre E-Mail-Adresse oder Ihre Telefonnummer an, damit wir Ihnen antworten können.',
  sent: {
    title: 'Nachricht gesendet!',
    description: `Wir melden uns innerhalb von ${company.promises.replyHours} Stunden bei Ihnen.`,
  },
  receipt: 'Wochenenden und Feiertage zählen nicht mit. Gesendet am {when} Uhr an {address}:',
  failed: {
    title: 'Nachricht nicht gesendet',
    description: 'Die Nachricht konnte nicht übermittelt werden.',
    kept: 'Ihre Eingaben sind noch da. Bitte rufen Sie uns an oder schreiben Sie uns:',
  },
}

export const newsletter = {
  heading: 'Newsletter zur IT-Sicherheit',
  intro:
    'Neue Artikel und praktische Hinweise für kleine und mittlere Unternehmen, höchstens einmal im Monat.',
  firstName: 'Vorname (freiwillig)',
  consent: {
    before: `Ich möchte den Newsletter der ${company.name} mit Artikeln und Hinweisen zur IT-Sicherheit per E-Mail erhalten. Die Einwilligung kann ich jederzeit widerrufen. Wie meine Daten verarbeitet werden, steht in der `,
    link: 'Datenschutzerklärung',
    newTab: ' (öffnet einen neuen Tab)',
    after: '.',
  },
  note: '* Pflichtangaben. Ohne Häkchen ist keine Anmeldung möglich. Als Nachweis speichern wir Zeitpunkt und IP-Adresse.',
  submit: 'Newsletter abonnieren',
  sending: 'Wird angemeldet…',
  byMail: 'Ohne JavaScript melden Sie sich bitte per E-Mail an:',
  mailSubject: 'Anmeldung zum Newsletter',
  done: {
    title: 'Nur noch ein Schritt',
    description:
      'Öffnen Sie bitte den Link in der E-Mail, die Sie gleich erhalten, und bestätigen Sie dort Ihre Anmeldung. Erst dann senden wir Ihnen den Newsletter.',
  },
  failed: { title: 'Sie sind noch nicht angemeldet', description: 'Fehler bei der Anmeldung' },
  withoutConsent: {
    title: 'Bitte bestätigen Sie die Datenschutzerklärung',
    description: 'Zum Anmelden setzen Sie bitte das Häkchen unter Ihren Angaben.',
  },
}
