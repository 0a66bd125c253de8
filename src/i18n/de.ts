/** The master of all interface texts; `en.ts` must have the same keys. Copy of pages is in `src/content`. */
export const de = {
  skipToContent: 'Zum Inhalt springen',
  mainNavigation: 'Hauptnavigation',
  language: 'Sprache',
  hours: 'Öffnungszeiten',
  mondayToFriday: 'Montag bis Freitag',
  weekdays: 'Mo–Fr',
  phone: 'Telefon',
  email: 'E-Mail',
  address: 'Adresse',
  popular: 'Am beliebtesten',
  asOf: 'Stand:',
  breadcrumb: 'Navigationspfad',
  footer: {
    services: 'Leistungen',
    company: 'Unternehmen',
    industries: 'Branchen',
    legal: 'Rechtliches',
    overview: 'Im Überblick',
    whyUs: 'Warum wir',
    partners: 'Partner und Gruppe',
    consultation: 'Beratung anfragen',
    contact: 'Nachricht schreiben',
    consultationSubject: 'Anfrage: Beratungsgespräch',
    contactSubject: 'Anfrage über die Website',
    rights: 'Alle Rechte vorbehalten.',
    sister: 'Schwesterfirma in Deutschland',
  },
  contactPage: {
    details: 'So erreichen Sie uns',
    location: 'Standort',
    openMap: 'Adresse in einer Karte öffnen',
  },
  notifications: {
    label: 'Meldungen',
    close: 'Meldung schließen',
  },
  germanOnly: {
    note: 'Diese Seite gibt es nur auf Deutsch.',
    services: 'Leistungen auf Englisch',
    contact: 'Kontakt',
  },
  notFound: {
    heading: '404',
    text: 'Oops! Page not found',
    home: 'Return to Home',
    description: 'Unter dieser Adresse gibt es keine Seite.',
  },
  routeError: {
    heading: 'Die Seite konnte nicht geladen werden',
    text: 'Bitte prüfen Sie die Verbindung und laden Sie die Seite neu.',
    reload: 'Neu laden',
  },
}

export type Messages = typeof de
