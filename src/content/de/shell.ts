import { company } from '../../company/company.ts'
import { exampleDomain, purposes, sisterCountry } from '../../company/derive.ts'
import type { ContactField, RequiredField } from '../../contact-fields.ts'
import type { homeSections } from '../../pages.ts'
import { hoursLine, shortHours } from '../hours.ts'
import { contactForm, newsletter } from './forms.ts'
import { hoursWords } from './hours.ts'
import { labels, segmentLabels } from './labels.ts'
import { inDefaultLanguage, languageNames } from './languages.ts'

/** The texts around the pages' copy: of header, footer, dialogs, forms. Every other language must have the same keys. */
export const shell = {
  labels,
  segmentLabels,
  /** For social networks. */
  locale: 'de_DE',
  skipToContent: 'Zum Inhalt springen',
  mainNavigation: 'Hauptnavigation',
  language: 'Sprache',
  hours: 'Öffnungszeiten',
  officeHours: hoursLine(company.hours.office, hoursWords),
  shortHours: shortHours(company.hours.office, hoursWords),
  phone: 'Telefon',
  email: 'E-Mail',
  address: 'Adresse',
  callPhone: (phone: string) => `Anrufen: ${phone}`,
  enquireAbout: (tariff: string) => `${tariff} anfragen`,
  sheet: 'Blatt',
  specimen: 'Muster',
  onThisPage: 'Auf dieser Seite',
  asOf: 'Abgerufen am',
  breadcrumb: 'Navigationspfad',
  backToTop: 'Nach oben',
  footer: {
    servicesOverview: 'Leistungen',
    company: 'Unternehmen',
    industries: 'Branchen',
    legal: 'Rechtliches',
    home: 'Startseite',
    /** Those that the home page has in this language, by the names of their anchors in `src/pages.ts`. */
    homeSections: {
      services: 'Aufgaben',
      company: 'Warum wir',
      industries: 'Für wen',
      partners: company.sister ? 'Gruppe' : 'Hersteller',
      careers: 'Jobs',
    } as Partial<typeof homeSections>,
    consultation: 'Beratung anfragen',
    contact: 'Nachricht schreiben',
    consultationSubject: 'Anfrage: Beratungsgespräch',
    contactSubject: 'Anfrage über die Website',
    rights: 'Alle Rechte vorbehalten.',
    sister: `Schwesterfirma in ${sisterCountry?.de}`,
    licenses: 'Lizenzen der verwendeten Software',
  },
  fields: {
    name: 'Name',
    firstName: 'Vorname',
    lastName: 'Nachname',
    company: 'Unternehmen',
    email: 'E-Mail',
    callback: 'Rückruf',
    phone: 'Telefon',
    subject: 'Betreff',
    message: 'Nachricht',
  } satisfies Record<ContactField, string>,
  contactForm,
  newsletter,
  fieldProblems: {
    firstName: 'Bitte geben Sie Ihren Vornamen an.',
    lastName: 'Bitte geben Sie Ihren Nachnamen an.',
    company: 'Bitte geben Sie Ihr Unternehmen an.',
    email: 'Bitte geben Sie Ihre E-Mail-Adresse an.',
    message: 'Bitte schreiben Sie uns, worum es geht.',
    phone: 'Bitte geben Sie die Nummer an, unter der wir Sie zurückrufen können.',
    malformedEmail: `Bitte geben Sie eine vollständige E-Mail-Adresse an, z.\u00a0B. name@${exampleDomain('firma')}.`,
  } satisfies Record<RequiredField | 'phone' | 'malformedEmail', string>,
  tryAgain: (when: string) => `Bitte versuchen Sie es ${when} noch einmal.`,
  /** Filled in for a visitor who comes from a page or a price. */
  enquirySubject: (about: string) => `Anfrage: ${about}`,
  simpleContact: {
    heading: 'Kurze Nachricht',
    intro: 'Außer Ihrer Nachricht brauchen wir nur eine E-Mail-Adresse oder Telefonnummer.',
    draft: 'Der Knopf öffnet einen E-Mail-Entwurf mit Ihren Angaben, den Sie prüfen und selbst absenden.',
    open: 'E-Mail-Entwurf öffnen',
    cut: 'Ihre Nachricht ist zu lang für einen automatischen Entwurf. Der Entwurf enthält den Anfang; bitte kopieren Sie den Rest hinein.',
  },
  notifications: {
    label: 'Meldungen',
    close: 'Meldung schließen',
  },
  consent: {
    label: 'Cookies',
    title: 'Cookies nur mit Ihrer Zustimmung',
    text: `Ein notwendiges Cookie merkt sich Ihre Wahl. ${
      purposes.length > 0
        ? 'Statistik und Marketing starten erst, wenn Sie zustimmen.'
        : 'Statistik und Marketing setzen wir derzeit nicht ein und auch später nur mit Ihrer Zustimmung.'
    } Ihre Wahl können Sie jederzeit in der Fußzeile ändern.`,
    policy: `Datenschutzerklärung${inDefaultLanguage}`,
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
      text:
        purposes.length > 0
          ? 'Zeigt uns, welche Seiten gelesen werden. Die Auswertung läuft auf unserem eigenen Server.'
          : 'Zeigt uns, welche Seiten gelesen werden. Derzeit werten wir nichts aus.',
    },
    /** After the text on statistics, where pages report errors. */
    reports: 'Außerdem sehen wir, wo Fehler auftreten und wie schnell Seiten laden.',
    marketing: {
      title: 'Marketing',
      text: 'Für Inhalte und Angebote, die auf Ihre Interessen abgestimmt sind. Derzeit setzen wir nichts davon ein.',
    },
  },
  menu: {
    open: 'Menü',
    label: 'Menü',
    close: 'Menü schließen',
    pages: 'weitere Seiten',
  },
  /** On a page that does not exist in the visitor's language. */
  untranslated: {
    note: (language: string) => `Diese Seite gibt es nur auf ${language}.`,
    languages: languageNames,
    services: 'Unsere Leistungen',
    contact: 'Kontakt',
  },
  notFound: {
    heading: '404',
    text: 'Oops! Page not found',
    sheet: 'nicht verzeichnet',
    home: 'Return to Home',
    /** Of the two texts before (spec §2). */
    language: 'en',
    description: 'Unter dieser Adresse gibt es keine Seite.',
    /** Before the name of a page whose address is almost the same. */
    suggestion: 'Vielleicht meinten Sie:',
    search: `Website durchsuchen${inDefaultLanguage}`,
    submit: 'Suchen',
  },
  formFault:
    'Dieses Formular funktioniert gerade nicht. Was Sie getippt haben, bleibt in diesem Tab erhalten. Schreiben Sie uns an',
  routeError: {
    notLoaded: {
      heading: 'Die Seite konnte nicht geladen werden',
      text: 'Bitte prüfen Sie die Verbindung und laden Sie die Seite neu.',
      reload: 'Neu laden',
    },
    fault: {
      heading: 'Auf dieser Seite ist ein Fehler aufgetreten',
      text: 'Der Fehler liegt bei uns. Oft hilft es, die Seite neu zu laden; die anderen Seiten funktionieren.',
    },
  },
}
