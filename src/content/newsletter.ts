import type { Localized } from '../languages.ts'

const german = {
  heading: 'Newsletter zur IT-Sicherheit',
  intro:
    'Neue Artikel und praktische Hinweise für kleine und mittlere Unternehmen. Abmelden können Sie sich jederzeit über den Link in jeder Ausgabe.',
  firstName: 'Vorname (freiwillig)',
  consent: {
    before: 'Ich möchte den Newsletter erhalten und habe die ',
    link: 'Datenschutzerklärung',
    newTab: ' (öffnet einen neuen Tab)',
    after: ' gelesen. Meine Einwilligung kann ich jederzeit widerrufen.',
  },
  note: '* Pflichtangaben. Als Nachweis speichern wir Zeit und IP-Adresse von Anmeldung und Bestätigung.',
  submit: 'Newsletter abonnieren',
  sending: 'Wird angemeldet...',
  byMail: 'Zur Anmeldung genügt eine E-Mail an',
  mailSubject: 'Anmeldung zum Newsletter',
  done: {
    title: 'Nur noch ein Schritt',
    description:
      'Öffnen Sie bitte den Link in der E-Mail, die Sie gleich erhalten, und bestätigen Sie dort Ihre Anmeldung. Erst dann senden wir Ihnen den Newsletter.',
  },
  failed: { title: 'Sie sind noch nicht angemeldet', description: 'Fehler bei der Anmeldung' },
  withoutConsent: {
    title: 'Bitte bestätigen Sie die Datenschutzerklärung',
    description: 'Setzen Sie das Häkchen unter Ihren Angaben, dann können Sie sich anmelden.',
  },
}

const english: typeof german = {
  heading: 'IT security newsletter',
  intro:
    'New articles (in German) and practical advice for small and medium-sized businesses. You can unsubscribe at any time with the link in every issue.',
  firstName: 'First name (optional)',
  consent: {
    before: 'I would like to receive the newsletter and have read the ',
    link: 'privacy policy',
    newTab: ' (opens a new tab)',
    after: '. I can withdraw my consent at any time.',
  },
  note: '* Required. As proof we store the time and IP address of your sign-up and its confirmation.',
  submit: 'Subscribe',
  sending: 'Signing you up...',
  byMail: 'To sign up, just send an e-mail to',
  mailSubject: 'Newsletter sign-up',
  done: {
    title: 'One more step',
    description:
      'Please open the link in the e-mail that is on its way and confirm your sign-up there. Only then will we send you the newsletter.',
  },
  failed: { title: 'You are not signed up yet', description: 'The sign-up failed' },
  withoutConsent: {
    title: 'Please confirm the privacy policy',
    description: 'Tick the box below your details, then you can sign up.',
  },
}

/** The sign-up for the newsletter. Apart from the other texts of the interface: most pages have none. */
export const newsletterTexts: Localized<typeof german> = { de: german, en: english }
