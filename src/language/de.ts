import { company } from '../company/company.ts'
import { exampleAddress, sisterCountry } from '../company/derive.ts'

const { claims } = company

/** The source of all interface texts; `en.ts` must have the same keys. Copy of pages is in `src/content`. */
export const de = {
  languageName: 'Deutsch',
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
  callPhone: (phone: string) => `Anrufen: ${phone}`,
  enquireAbout: (tariff: string) => `${tariff} anfragen`,
  sheet: 'Blatt',
  specimen: 'Muster',
  asOf: 'Stand:',
  breadcrumb: 'Navigationspfad',
  backToTop: 'Nach oben',
  footer: {
    services: 'Leistungen',
    company: 'Unternehmen',
    industries: 'Branchen',
    legal: 'Rechtliches',
    home: 'Startseite',
    /** By their anchors. */
    homeSections: {
      services: 'Aufgaben',
      unternehmen: 'Warum wir',
      industries: 'Für wen',
      partners: company.sister ? 'Gruppe' : 'Hersteller',
      karriere: 'Jobs',
    },
    consultation: 'Beratung anfragen',
    contact: 'Nachricht schreiben',
    consultationSubject: 'Anfrage: Beratungsgespräch',
    contactSubject: 'Anfrage über die Website',
    rights: 'Alle Rechte vorbehalten.',
    sister: `Schwesterfirma in ${sisterCountry?.de}`,
    licenses: 'Lizenzen der verwendeten Software',
  },
  contactPage: {
    details: 'So erreichen Sie uns',
    location: 'Standort',
    openMap: 'Adresse in einer Karte öffnen',
    open: 'Jetzt geöffnet',
    closed: (day: string, time: string) => `Öffnet ${day} um\u00a0${time}\u00a0Uhr`,
    today: 'heute',
    /** From Sunday on. */
    weekdays: ['Sonntag', 'Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag'],
  },
  fields: {
    name: 'Name',
    firstName: 'Vorname',
    lastName: 'Nachname',
    company: 'Unternehmen',
    email: 'E-Mail',
    phone: 'Telefon',
    subject: 'Betreff',
    message: 'Nachricht',
  },
  fieldProblems: {
    firstName: 'Bitte geben Sie Ihren Vornamen an.',
    lastName: 'Bitte geben Sie Ihren Nachnamen an.',
    company: 'Bitte geben Sie Ihr Unternehmen an.',
    email: 'Bitte geben Sie Ihre E-Mail-Adresse an.',
    message: 'Bitte schreiben Sie uns, worum es geht.',
    malformedEmail: `Bitte geben Sie eine vollständige E-Mail-Adresse an, z.\u00a0B. ${exampleAddress.de}.`,
  },
  tryAgain: (when: string) => `Bitte versuchen Sie es ${when} noch einmal.`,
  contactForm: {
    heading: 'Schreiben Sie uns',
    /** Filled in for a visitor who comes from a page or a price. */
    subject: (about: string) => `Anfrage: ${about}`,
    submit: 'Nachricht senden',
    sending: 'Wird gesendet...',
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
  },
  simpleContact: {
    heading: 'Gleich hier schreiben',
    intro: 'Füllen Sie aus, was Sie möchten.',
    draft: 'Daraus wird ein Entwurf in Ihrem Mailprogramm, den Sie prüfen und selbst absenden.',
    open: 'E-Mail-Entwurf öffnen',
    cut: 'Ihre Nachricht ist länger, als sich an ein Mailprogramm übergeben lässt. Der Entwurf enthält den Anfang; bitte kopieren Sie den Rest hinein.',
  },
  newsletter: {
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
  },
  notifications: {
    label: 'Meldungen',
    close: 'Meldung schließen',
  },
  consent: {
    label: 'Cookies',
    title: 'Cookies nur mit Ihrer Zustimmung',
    text: 'Notwendige Cookies halten die Website am Laufen. Statistik und Marketing starten erst, wenn Sie zustimmen. Ihre Wahl ändern Sie jederzeit in der Fußzeile.',
    policy: 'Datenschutzerklärung',
    acceptAll: 'Alle akzeptieren',
    decline: 'Ablehnen',
    settings: 'Einstellungen',
    close: 'Hinweis schließen',
    openSettings: 'Cookie-Einstellungen',
    settingsTitle: 'Cookie-Einstellungen',
    closeSettings: 'Einstellungen schließen',
    save: 'Auswahl speichern',
    necessary: {
      title: 'Notwendig',
      text: 'Für die Grundfunktionen dieser Website, zum Beispiel um Ihre Wahl hier zu speichern. Immer aktiv.',
    },
    analytics: {
      title: 'Statistik',
      text: 'Zeigt uns, welche Seiten gelesen werden. Die Auswertung läuft auf unserem eigenen Server.',
    },
    marketing: {
      title: 'Marketing',
      text: 'Für Inhalte und Angebote, die auf Ihr Interesse abgestimmt sind. Derzeit setzen wir nichts davon ein.',
    },
  },
  menu: {
    open: 'Menü',
    label: 'Menü',
    close: 'Menü schließen',
    pages: 'weitere Seiten',
  },
  germanOnly: {
    note: 'Diese Seite gibt es nur auf Deutsch.',
    services: 'Leistungen auf Englisch',
    contact: 'Kontakt',
  },
  notFound: {
    heading: '404',
    text: 'Oops! Page not found',
    sheet: 'nicht verzeichnet',
    home: 'Return to Home',
    description: 'Unter dieser Adresse gibt es keine Seite.',
    search: 'Artikel durchsuchen',
    submit: 'Suchen',
  },
  routeError: {
    heading: 'Die Seite konnte nicht geladen werden',
    text: 'Bitte prüfen Sie die Verbindung und laden Sie die Seite neu.',
    reload: 'Neu laden',
  },
}

export type Messages = typeof de
