import { company } from '../company/company.ts'
import type { Localized } from '../languages.ts'

const { claims } = company

// By name, too: the texts of `functions` are in both languages on every site, and `en` beside `de` is left out.
export const germanContactForm = {
  heading: 'Schreiben Sie uns',
  submit: 'Nachricht senden',
  sending: 'Wird gesendet...',
  withoutScript: 'Ohne JavaScript öffnet der Knopf eine E-Mail mit Ihren Angaben in Ihrem Mailprogramm.',
  note: '* Pflichtfelder. Ihre Daten werden vertraulich behandelt und nicht an Dritte weitergegeben.',
  sent: {
    title: 'Nachricht gesendet!',
    description:
      claims.replyHours === null
        ? 'Wir melden uns bei Ihnen.'
        : `Wir melden uns innerhalb von ${claims.replyHours} Stunden bei Ihnen.`,
  },
  failed: {
    title: 'Nachricht nicht gesendet',
    description: 'Die Nachricht konnte nicht übermittelt werden.',
    kept: 'Ihre Eingaben sind noch da. Sie erreichen uns auch unter',
  },
}

export const englishContactForm: typeof germanContactForm = {
  heading: 'Write to us',
  submit: 'Send message',
  sending: 'Sending...',
  withoutScript: 'Without JavaScript the button opens an e-mail with what you typed in your mail program.',
  note: '* Required. We treat your details as confidential and do not pass them on to anyone.',
  sent: {
    title: 'Message sent!',
    description:
      claims.replyHours === null
        ? 'We will get back to you.'
        : `We will get back to you within ${claims.replyHours} hours.`,
  },
  failed: {
    title: 'Message not sent',
    description: 'Your message could not be delivered.',
    kept: 'Nothing you typed is lost. You can also write to',
  },
}

/** The form of the contact page. */
export const contactFormTexts: Localized<typeof germanContactForm> = {
  de: germanContactForm,
  en: englishContactForm,
}
