import { company } from '../../site/company.ts'

export const functionTexts = {
  imprint: `${company.name}\n${company.address.street}, ${company.address.postalCode} Luxemburg\nRegistre de commerce et des sociétés Luxembourg, ${company.registerNumber}\nAutorisation d’établissement ${company.permitNumber}\nGeschäftsführung: ${company.representative}\n${company.siteUrl}`,
  problems: {
    invalid: 'Die Anfrage ist nicht lesbar. Bitte laden Sie die Seite neu und versuchen Sie es noch einmal.',
    field: 'Bitte prüfen Sie das Feld „{label}“.',
    sendAgain: 'Bitte prüfen Sie Ihre Angaben noch einmal und senden Sie sie dann erneut.',
    tooMany: 'Zurzeit gehen hier zu viele Anfragen ein. Bitte versuchen Sie es in einer Stunde noch einmal.',
    tooLarge: 'Die Anfrage ist zu groß.',
    type: 'Diese Nachricht war nicht lesbar. Bitte nutzen Sie das Formular auf unserer Website.',
    origin: 'Das Formular kam von einer anderen Website. Bitte nutzen Sie das Formular auf unserer Website.',
    unknown: 'Diese Adresse gibt es nicht.',
    unavailable: 'Das hat gerade nicht geklappt. Bitte versuchen Sie es später noch einmal.',
    /** Behind each of them. */
    otherwise: `Sie erreichen uns auch unter ${company.email.general} und ${company.phone}.`,
  },
  confirmation: {
    subject: 'Bitte bestätigen Sie Ihre Anmeldung zum Newsletter',
    text: `Guten Tag,

diese Adresse wurde für den Newsletter der ${company.name} angemeldet. Wenn Sie das waren, bestätigen Sie die Anmeldung bitte auf dieser Seite:

{link}

Der Link gilt ${company.kept.confirmationHours} Stunden. Waren Sie es nicht, brauchen Sie nichts zu tun: Ohne Bestätigung erhalten Sie keinen Newsletter.`,
  },
  pages: {
    confirm: {
      heading: 'Anmeldung bestätigen',
      text: 'Mit einem Klick bestätigen Sie, dass Sie unseren Newsletter erhalten möchten. Abmelden können Sie sich jederzeit über den Link in jeder Ausgabe.',
      button: 'Anmeldung bestätigen',
    },
    confirmed: {
      heading: 'Vielen Dank!',
      text: 'Ihre Anmeldung ist bestätigt. Den nächsten Newsletter senden wir auch an Sie.',
    },
    unsubscribe: {
      heading: 'Vom Newsletter abmelden',
      text: 'Mit einem Klick melden Sie sich ab. Wir löschen dann Ihre Adresse und Ihren Namen.',
      button: 'Vom Newsletter abmelden',
    },
    unsubscribed: {
      heading: 'Sie sind abgemeldet',
      text: 'Sie erhalten keinen Newsletter mehr. Ihre Adresse und Ihr Name sind gelöscht.',
    },
    expired: {
      heading: 'Der Link ist abgelaufen',
      text: 'Bitte tragen Sie sich auf unserer Website noch einmal ein; Sie bekommen dann einen neuen Link.',
    },
    refused: {
      heading: 'Dieser Link ist nicht gültig',
      text: `Vielleicht hat Ihr Mailprogramm ihn umbrochen: Kopieren Sie ihn vollständig in die Adresszeile. Hilft das nicht, schreiben Sie an ${company.email.general} oder rufen Sie uns unter ${company.phone} an; wir erledigen es für Sie.`,
    },
    sent: {
      heading: 'Nachricht gesendet',
      text: `Wir melden uns innerhalb von ${company.promises.replyHours} Stunden bei Ihnen; Wochenenden und Feiertage zählen nicht mit.`,
    },
    signedUp: {
      heading: 'Bitte sehen Sie in Ihr Postfach',
      text: 'Wir haben Ihnen eine E-Mail mit einem Link gesendet, mit dem Sie die Anmeldung bestätigen.',
    },
    failed: { heading: 'Das hat nicht geklappt', text: '' },
    home: 'Zur Startseite',
  },
  letter: {
    greeting: 'Guten Tag {name},',
    greetingWithoutName: 'Guten Tag,',
    more: 'Zum ganzen Artikel',
    why: 'Sie erhalten diese E-Mail, weil Sie sich für unseren Newsletter angemeldet haben.',
    unsubscribe: 'Abmelden',
  },
}
