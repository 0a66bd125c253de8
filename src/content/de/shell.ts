import { company } from '../../site/company.ts'
import type { ContactField, RequiredField } from '../../site/contact-fields.ts'
import { contactForm, newsletter } from './forms.ts'
import { labels, segmentLabels } from './labels.ts'

const fields: Record<ContactField, string> = {
  name: 'Name',
  firstName: 'Vorname',
  lastName: 'Nachname',
  company: 'Unternehmen',
  email: 'E-Mail',
  callback: 'Rückruf',
  phone: 'Telefon',
  subject: 'Betreff',
  message: 'Nachricht',
}

const fieldProblems: Record<RequiredField | 'phone' | 'malformedEmail', string> = {
  firstName: 'Bitte geben Sie Ihren Vornamen an.',
  lastName: 'Bitte geben Sie Ihren Nachnamen an.',
  company: 'Bitte geben Sie Ihr Unternehmen an.',
  email: 'Bitte geben Sie Ihre E-Mail-Adresse an.',
  message: 'Bitte schreiben Sie uns, worum es geht.',
  phone: 'Bitte geben Sie die Nummer an, unter der wir Sie zurückrufen können.',
  malformedEmail: 'Bitte geben Sie eine vollständige E-Mail-Adresse an, z. B. name@firma.com.',
}

/** The texts around the pages' copy: of header, footer, dialogs, forms. English has the same keys. */
export const shell = {
  labels,
  segmentLabels,
  /** For social networks. */
  locale: 'de_DE',
  skipToContent: 'Zum Inhalt springen',
  mainNavigation: 'Hauptnavigation',
  language: 'Sprache',
  officeHours: 'Montag bis Freitag: Büro 08:00–17:00, Telefon bis 18:00',
  shortHours: 'Büro Mo–Fr 08:00–17:00',
  emergency: 'Notfall',
  openNow: {
    open: 'Telefon bis {time}',
    closed: 'geschlossen,',
    opens: 'öffnet {when}',
    weekdays: ['So', 'Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa'],
  },
  phone: 'Telefon',
  email: 'E-Mail',
  address: 'Adresse',
  callPhone: `Anrufen: ${company.phone}`,
  enquireAbout: '{tariff} anfragen',
  sheet: 'Blatt',
  specimen: 'Muster',
  onThisPage: 'Auf dieser Seite',
  asOf: 'Abgerufen am',
  breadcrumb: 'Navigationspfad',
  backToTop: 'Nach oben',
  footer: {
    help: 'Hilfe',
    servicesOverview: 'Leistungen',
    company: 'Unternehmen',
    industries: 'Branchen',
    legal: 'Rechtliches',
    home: 'Startseite',
    homeSections: {
      services: 'Aufgaben',
      company: 'Warum wir',
      industries: 'Für wen',
      partners: 'Gruppe',
      careers: 'Jobs',
    },
    backupServices: 'Backup Services',
    consultation: 'Beratung anfragen',
    contact: 'Nachricht schreiben',
    consultationSubject: 'Anfrage: Beratungsgespräch',
    contactSubject: 'Anfrage über die Website',
    rights: 'Alle Rechte vorbehalten.',
    sister: 'Schwesterfirma in Deutschland',
    licenses: 'Software-Lizenzen',
  },
  fields,
  contactForm,
  newsletter,
  fieldProblems,
  enquirySubject: 'Anfrage: {about}',
  simpleContact: {
    heading: 'Kurze Nachricht',
    intro: 'Dazu eine E-Mail-Adresse oder Telefonnummer, mehr brauchen wir nicht.',
    draft: 'Der Knopf öffnet einen E-Mail-Entwurf mit Ihren Angaben, den Sie prüfen und selbst absenden.',
    open: 'E-Mail-Entwurf öffnen',
    cut: 'Ihre Nachricht ist zu lang für einen automatischen Entwurf. Der Entwurf enthält den Anfang; bitte kopieren Sie den Rest hinein.',
  },
  notifications: { label: 'Meldungen', close: 'Meldung schließen' },
  consent: {
    label: 'Cookies',
    text: 'Ohne Statistik. Ein Cookie merkt sich Ihre Antwort.',
    policy: 'Datenschutz',
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
      text: 'Zeigt uns, welche Seiten gelesen werden. Setzen wir derzeit nicht ein.',
    },
    marketing: {
      title: 'Marketing',
      text: 'Für Angebote, die zu Ihren Interessen passen. Setzen wir derzeit nicht ein.',
    },
  },
  menu: { open: 'Menü', close: 'Menü schließen' },
  /** Never shown in German, which has all pages; English takes its keys from here. */
  untranslated: {
    note: 'Diese Seite gibt es nur auf Englisch.',
    /** Behind links to such pages. */
    mark: 'auf\u00a0Englisch',
    services: 'Unsere Leistungen',
    contact: 'Kontakt',
  },
  notFound: {
    heading: '404',
    text: 'Oops! Page not found',
    sheet: 'nicht verzeichnet',
    home: 'Return to Home',
    language: 'en',
    description: 'Unter dieser Adresse gibt es keine Seite.',
    search: 'Website durchsuchen',
    submit: 'Suchen',
  },
  formFault:
    'Dieses Formular funktioniert gerade nicht. Was Sie getippt haben, bleibt in diesem Tab erhalten. Schreiben Sie uns an',
  routeError: {
    notLoaded: {
      heading: 'Die Seite konnte nicht geladen werden',
      text: 'Bitte prüfen Sie die Verbindung und laden Sie die Seite neu.',
      reload: 'Neu laden',
      stays: 'Bitte prüfen Sie die Verbindung und versuchen Sie es noch einmal. Diese Seite bleibt geöffnet.',
    },
    fault: {
      heading: 'Auf dieser Seite ist ein Fehler aufgetreten',
      text: 'Der Fehler liegt bei uns. Laden Sie die Seite bitte neu; die anderen Seiten funktionieren.',
    },
  },
}
