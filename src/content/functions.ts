import { company, confirmationHours } from '../company/company.ts'
import { addressLine } from '../company/derive.ts'
import { present } from '../company/optional.ts'
import type { Localized, RenderedLanguage } from '../languages.ts'
import { englishContactForm, germanContactForm } from './contact-form.ts'

const contact = {
  de: `${company.email.general} oder ${company.phone}`,
  en: `${company.email.general} or ${company.phone}`,
}

const de = {
  problems: {
    invalid: 'Die Anfrage ist nicht lesbar. Bitte laden Sie die Seite neu und versuchen Sie es noch einmal.',
    field: (label: string) => `Bitte prüfen Sie das Feld „${label}“.`,
    trap: 'Das Feld „website“ muss leer bleiben. Bitte löschen Sie es und senden Sie noch einmal.',
    tooFast: 'Das ging sehr schnell. Bitte senden Sie noch einmal.',
    tooMany: 'Zurzeit gehen zu viele Anfragen ein.',
    tooLarge: 'Die Anfrage ist zu groß.',
    type: 'Erwartet wird JSON oder ein Formular.',
    origin: 'Von dieser Website nimmt der Server keine Formulare an.',
    unknown: 'Unter dieser Adresse gibt es nichts.',
    unavailable: `Das können wir gerade nicht verarbeiten. Bitte versuchen Sie es später oder schreiben Sie an ${contact.de}.`,
    signUpNotSent:
      'Die Bestätigungs-E-Mail konnte nicht gesendet werden. Bitte prüfen Sie die Adresse oder versuchen Sie es später.',
    messageNotSent: `Ihre Nachricht konnte nicht zugestellt werden. Bitte schreiben Sie an ${contact.de}.`,
  },
  confirmation: {
    subject: 'Bitte bestätigen Sie Ihre Anmeldung zum Newsletter',
    text: (link: string) => `Guten Tag,

für diese Adresse wurde der Newsletter der ${company.name} bestellt. Wenn Sie das waren, bestätigen Sie die Bestellung bitte auf dieser Seite:

${link}

Der Link gilt ${confirmationHours} Stunden. Waren Sie es nicht, brauchen Sie nichts zu tun: Ohne Bestätigung speichern wir Ihre Adresse nicht und schreiben Ihnen nicht wieder.

${imprint('de')}`,
  },
  pages: {
    confirm: {
      heading: 'Newsletter bestätigen',
      text: 'Mit einem Klick bestätigen Sie, dass Sie unseren Newsletter erhalten möchten. Abmelden können Sie sich jederzeit über den Link in jeder Ausgabe.',
      button: 'Newsletter bestellen',
    },
    confirmed: {
      heading: 'Vielen Dank!',
      text: 'Ihre Anmeldung ist bestätigt. Den nächsten Newsletter senden wir auch an Sie.',
    },
    unsubscribe: {
      heading: 'Newsletter abbestellen',
      text: 'Mit einem Klick melden Sie sich ab. Wir löschen dann Ihre Adresse und Ihren Namen.',
      button: 'Newsletter abbestellen',
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
      text: `Vielleicht hat Ihr Mailprogramm ihn umbrochen: Kopieren Sie ihn vollständig in die Adresszeile. Hilft das nicht, schreiben Sie an ${contact.de}; wir erledigen es für Sie.`,
    },
    sent: { heading: 'Nachricht gesendet', text: germanContactForm.sent.description },
    signedUp: {
      heading: 'Bitte sehen Sie in Ihr Postfach',
      text: 'Wir haben Ihnen eine E-Mail mit einem Link gesendet, mit dem Sie die Anmeldung bestätigen.',
    },
    failed: { heading: 'Das hat nicht geklappt', text: '' },
    home: 'Zur Startseite',
  },
  letter: {
    greeting: (name: string) => (name ? `Guten Tag ${name},` : 'Guten Tag,'),
    more: 'Zum ganzen Artikel:',
    why: 'Sie erhalten diese E-Mail, weil Sie unseren Newsletter bestellt haben.',
    unsubscribe: 'Abbestellen',
  },
}

const en: typeof de = {
  problems: {
    invalid: 'The request cannot be read. Please reload the page and try again.',
    field: (label: string) => `Please check the field “${label}”.`,
    trap: 'The field “website” has to stay empty. Please clear it and send again.',
    tooFast: 'That was very fast. Please send again.',
    tooMany: 'There are too many requests at the moment.',
    tooLarge: 'The request is too large.',
    type: 'JSON or a form was expected.',
    origin: 'The server accepts no forms from this website.',
    unknown: 'There is nothing at this address.',
    unavailable: `We cannot process this at the moment. Please try again later or write to ${contact.en}.`,
    signUpNotSent: 'The confirmation e-mail could not be sent. Please check the address or try again later.',
    messageNotSent: `Your message could not be delivered. Please write to ${contact.en}.`,
  },
  confirmation: {
    subject: 'Please confirm your newsletter subscription',
    text: (link: string) => `Hello,

the newsletter of ${company.name} was requested for this address. If that was you, please confirm it on this page:

${link}

The link is valid for ${confirmationHours} hours. If it was not you, there is nothing to do: without confirmation we do not store your address and do not write to you again.

${imprint('en')}`,
  },
  pages: {
    confirm: {
      heading: 'Confirm the newsletter',
      text: 'One click confirms that you would like to receive our newsletter. You can unsubscribe at any time with the link in every issue.',
      button: 'Subscribe to the newsletter',
    },
    confirmed: {
      heading: 'Thank you!',
      text: 'Your subscription is confirmed. You will receive the next newsletter.',
    },
    unsubscribe: {
      heading: 'Unsubscribe from the newsletter',
      text: 'One click unsubscribes you. We then delete your address and your name.',
      button: 'Unsubscribe',
    },
    unsubscribed: {
      heading: 'You are unsubscribed',
      text: 'You will receive no further newsletter. Your address and your name are deleted.',
    },
    expired: {
      heading: 'The link has expired',
      text: 'Please sign up on our website again; you will get a new link.',
    },
    refused: {
      heading: 'This link is not valid',
      text: `Your mail program may have broken it into lines: copy all of it into the address bar. If that does not help, write to ${contact.en}; we will take care of it.`,
    },
    sent: { heading: 'Message sent', text: englishContactForm.sent.description },
    signedUp: {
      heading: 'Please check your inbox',
      text: 'We have sent you an e-mail with a link that confirms your subscription.',
    },
    failed: { heading: 'That did not work', text: '' },
    home: 'To the home page',
  },
  letter: {
    greeting: (name: string) => (name ? `Hello ${name},` : 'Hello,'),
    more: 'The whole article (in German):',
    why: 'You receive this e-mail because you subscribed to our newsletter.',
    unsubscribe: 'Unsubscribe',
  },
}

/** What the server functions say: to forms, on their pages and in mails. */
export const functionTexts: Localized<typeof de> = { de, en }

export type Problem = Exclude<keyof typeof de.problems, 'field'>

export type PageName = Exclude<keyof typeof de.pages, 'home'>

/** The end of a mail. In Germany it has what business letters must have (§ 35a GmbHG). */
export function imprint(language: RenderedLanguage): string {
  const { name, register, registerNumber, managingDirector, siteUrl } = company
  const isLetter = company.country === 'DE' && registerNumber !== null
  return present(
    name,
    addressLine[language],
    isLetter && `${register}, ${registerNumber}`,
    isLetter && `${{ de: 'Geschäftsführung', en: 'Managing director' }[language]}: ${managingDirector}`,
    siteUrl,
  ).join('\n')
}
