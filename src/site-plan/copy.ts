import { nis2 } from '../content/nis2.ts'
import type { Link } from '../content/page-copy.ts'
import type { Localized } from '../languages.ts'
import { pathOf } from '../pages.ts'
import type { Answer, FrontName, Note } from './survey.ts'

/** A front of the plan: what is asked about it, and what its gap means. */
type Front = {
  /** Beside the front in the drawing; at most 18 characters. */
  label: string
  question: string
  hint: string
  /** One sentence on what a no means. */
  gap: string
  /** The service that closes the gap. */
  link: Link
}

export type SitePlanCopy = {
  title: string
  description: string
  badge: string
  heading: string
  lead: string
  questionsHeading: string
  answers: Record<Answer, string>
  fronts: Record<FrontName, Front>
  /** Read aloud instead of the drawing. */
  drawing: string
  core: string
  /** The state of a front, in words. */
  states: Record<Answer | 'open', string>
  gapsHeading: string
  notes: Record<Note, string>
  indexHeading: string
  titleBlock: {
    title: string
    basis: [term: string, value: string]
    sheet: [term: string, value: string]
    scale: [term: string, value: string]
    date: string
    /** Stays empty, to be filled in on paper. */
    forHand: string
    drawnBy: string
  }
  enquire: string
  print: string
  printWithoutScript: string
  reset: string
  message: {
    start: string
    gaps: string
    end: string
  }
}

const hours = nis2.firstReportHours

export const sitePlan: Localized<SitePlanCopy> = {
  de: {
    title: 'Ihr Lageplan: IT-Sicherheit in sieben Fragen',
    description:
      'Sieben Fragen zu Anmeldung, Backup, Updates und Netz. Ihre Antworten zeichnen einen Plan, auf dem Sie sehen, welche Lücken Sie zuerst schließen sollten.',
    badge: 'Selbsttest in sieben Fragen',
    heading: 'Zeichnen Sie den Lageplan Ihrer IT',
    lead: 'Jede Antwort zeichnet eine von sieben Fronten einer Festung: als Mauer, als Lücke oder als unvermessen. Am Ende haben Sie ein Blatt, das Sie ausdrucken und in der Geschäftsleitung besprechen können. Ihre Antworten bleiben in diesem Browser-Tab, bis Sie selbst eine Anfrage senden.',
    questionsHeading: 'Sieben Fragen',
    answers: { yes: 'Ja', no: 'Nein', unknown: 'Weiß nicht' },
    fronts: {
      mfa: {
        label: 'Zweiter Faktor',
        question: 'Ist für E-Mail und Fernzugriff ein zweiter Faktor Pflicht?',
        hint: 'Zum Beispiel eine App oder ein Sicherheitsschlüssel zusätzlich zum Passwort.',
        gap: 'Ein gestohlenes Passwort genügt, um in Ihre Postfächer zu kommen; mit einem zweiten Faktor reicht es allein nicht mehr.',
        link: { to: pathOf('itSecurity', 'de'), label: 'IT-Sicherheit' },
      },
      restore: {
        label: 'Wiederherstellung',
        question: 'Haben Sie in den letzten zwölf Monaten eine Wiederherstellung getestet?',
        hint: 'Gemeint ist, dass wirklich Daten aus der Sicherung zurückgeholt wurden.',
        gap: 'Ob Ihre Sicherung im Ernstfall hilft, wissen Sie erst, wenn jemand Daten daraus zurückgeholt hat.',
        link: { to: pathOf('backup', 'de'), label: 'Backup und Wiederherstellung' },
      },
      copy: {
        label: 'Sichere Kopie',
        question: 'Gibt es eine Sicherung, die auch ein Administrator nicht löschen kann?',
        hint: 'Etwa eine Kopie mit Sperrfrist oder ein Datenträger, der nicht am Netz hängt.',
        gap: 'Wer sich Administratorrechte verschafft, kann mit den Daten auch alle Sicherungen löschen.',
        link: { to: pathOf('backupServices', 'de'), label: 'Backup Services' },
      },
      updates: {
        label: 'Updates',
        question: 'Prüft jemand, ob Updates auf allen Geräten wirklich installiert sind?',
        hint: 'Auch auf Notebooks, die selten im Büro sind.',
        gap: 'Ein Update, das auf einem Gerät hängen bleibt, fällt erst auf, wenn jemand die Installation prüft.',
        link: { to: pathOf('managedServices', 'de'), label: 'Managed Services' },
      },
      networks: {
        label: 'Getrennte Netze',
        question: 'Sind Gäste-WLAN und Maschinen vom Büronetz getrennt?',
        hint: 'Zu den Maschinen zählen auch Kassen, Kameras und Haustechnik.',
        gap: 'Über ein befallenes Gerät im Gäste-WLAN oder in der Werkstatt sind auch Ihre Bürorechner erreichbar.',
        link: { to: pathOf('infrastructure', 'de'), label: 'Infrastruktur und Netzwerke' },
      },
      leavers: {
        label: 'Austritte',
        question: 'Werden alle Zugänge noch am selben Tag gesperrt, wenn jemand ausscheidet?',
        hint: 'Auch VPN, Cloud-Dienste und Passwörter, die mehrere kennen.',
        gap: 'Zugänge ehemaliger Mitarbeitender bleiben nutzbar, bis jemand daran denkt, sie zu sperren.',
        link: { to: pathOf('securityServices', 'de'), label: 'Security Services' },
      },
      reporting: {
        label: 'Meldeweg',
        question: `Steht fest, wer einen Sicherheitsvorfall innerhalb von ${hours}\u00a0Stunden meldet?`,
        hint: 'Mit Vertretung, falls es am Wochenende passiert.',
        gap: `Wenn erst im Ernstfall geklärt wird, wer meldet, sind ${hours}\u00a0Stunden schnell vorbei.`,
        link: { to: pathOf('securityConsulting', 'de'), label: 'Security Consulting' },
      },
    },
    drawing:
      'Grundriss einer Festung mit sieben Bastionen, eine für jede Frage. Wie jede gezeichnet ist, steht im Verzeichnis der Fronten.',
    core: 'Ihr Betrieb',
    states: { yes: 'geschlossen', no: 'Lücke', unknown: 'unvermessen', open: 'ohne Antwort' },
    gapsHeading: 'Diese Lücken zuerst',
    notes: {
      start:
        'Sobald Sie mit Nein antworten, steht hier, was die Lücke bedeutet und wie sie sich schließen lässt.',
      none: 'Bisher ist keine Lücke eingezeichnet.',
      more: 'Weitere Lücken sind im Plan rot gestrichelt. Sie kommen an die Reihe, wenn diese drei geschlossen sind.',
      unknown: 'Schraffierte Fronten sind unvermessen: Fragen Sie nach, bevor Sie sich auf sie verlassen.',
    },
    indexHeading: 'Verzeichnis der Fronten',
    titleBlock: {
      title: 'Lageplan der IT-Sicherheit',
      basis: ['Grundlage', 'eigene Angaben'],
      sheet: ['Blatt', '1 von 1'],
      scale: ['Maßstab', 'ohne'],
      date: 'Datum',
      forHand: 'Betrieb, besprochen am',
      drawnBy: 'Vordruck',
    },
    enquire: 'Mit diesem Plan anfragen',
    print: 'Drucken',
    printWithoutScript: 'Zum Drucken nehmen Sie die Druckfunktion Ihres Browsers.',
    reset: 'Neu zeichnen',
    message: {
      start: 'Guten Tag,\n\nwir haben den Lageplan auf Ihrer Website ausgefüllt:',
      gaps: 'Diese Lücken möchten wir zuerst schließen:',
      end: 'Bitte melden Sie sich bei uns.',
    },
  },
  en: {
    title: 'Your site plan: IT security in seven questions',
    description:
      'Seven questions about sign-in, backup, updates and networks. Your answers draw a plan that shows which gaps to close first.',
    badge: 'Self-check in seven questions',
    heading: 'Draw the site plan of your IT',
    lead: 'Each answer draws one of the seven fronts of a fortress: as a wall, as a gap or as unsurveyed. You end up with a single sheet that you can print and discuss with your management. Your answers stay in this browser tab until you send an enquiry.',
    questionsHeading: 'Seven questions',
    answers: { yes: 'Yes', no: 'No', unknown: 'Don’t know' },
    fronts: {
      mfa: {
        label: 'Second factor',
        question: 'Is a second factor mandatory for e-mail and remote access?',
        hint: 'Such as an app or a security key in addition to the password.',
        gap: 'A stolen password is enough to get into your mailboxes; with a second factor, the password alone no longer is.',
        link: { to: pathOf('itSecurity', 'en'), label: 'IT security (in German)' },
      },
      restore: {
        label: 'Restore test',
        question: 'Have you tested a restore within the last twelve months?',
        hint: 'That is, data was actually brought back from the backup.',
        gap: 'You only know whether your backup helps in an emergency once someone has brought data back from it.',
        link: { to: pathOf('backup', 'en'), label: 'Backup and recovery (in German)' },
      },
      copy: {
        label: 'Locked copy',
        question: 'Is there a backup that not even an administrator can delete?',
        hint: 'Such as a copy with a retention lock, or a disk that is kept offline.',
        gap: 'Whoever gains administrator rights can delete all your backups along with the data.',
        link: { to: pathOf('backupServices', 'en'), label: 'Backup services (in German)' },
      },
      updates: {
        label: 'Updates',
        question: 'Does anyone check that updates are really installed on every device?',
        hint: 'Including laptops that are rarely in the office.',
        gap: 'An update that gets stuck on one device goes unnoticed until someone checks what is installed.',
        link: { to: pathOf('managedServices', 'en'), label: 'Managed services (in German)' },
      },
      networks: {
        label: 'Separate networks',
        question: 'Are guest Wi-Fi and machines separated from the office network?',
        hint: 'Machines include tills, cameras and building controls.',
        gap: 'Your office computers can be reached from an infected device on the guest Wi-Fi or in the workshop.',
        link: { to: pathOf('infrastructure', 'en'), label: 'Infrastructure (in German)' },
      },
      leavers: {
        label: 'Leavers',
        question: 'When someone leaves, is all their access blocked the same day?',
        hint: 'Including VPN, cloud services and passwords that several people know.',
        gap: 'The accounts of former employees stay usable until someone remembers to block them.',
        link: { to: pathOf('securityServices', 'en'), label: 'Security services (in German)' },
      },
      reporting: {
        label: 'Reporting',
        question: `Is it settled who reports a security incident within ${hours}\u00a0hours?`,
        hint: 'With a deputy, in case it happens at a weekend.',
        gap: `If you only work out during an incident who has to report it, ${hours}\u00a0hours pass quickly.`,
        link: { to: pathOf('securityConsulting', 'en'), label: 'Security consulting (in German)' },
      },
    },
    drawing:
      'Ground plan of a fortress with seven bastions, one for each question. The index of fronts says how each one is drawn.',
    core: 'Your business',
    states: { yes: 'closed', no: 'gap', unknown: 'unsurveyed', open: 'no answer' },
    gapsHeading: 'Close these gaps first',
    notes: {
      start: 'As soon as you answer no, this is where you read what the gap means and how to close it.',
      none: 'No gap has been drawn so far.',
      more: 'Further gaps are the dashed red lines on the plan. They come next, once these three are closed.',
      unknown: 'Hatched fronts are unsurveyed: ask before you rely on them.',
    },
    indexHeading: 'Index of fronts',
    titleBlock: {
      title: 'Site plan of IT security',
      basis: ['Based on', 'own answers'],
      sheet: ['Sheet', '1 of 1'],
      scale: ['Scale', 'none'],
      date: 'Date',
      forHand: 'Business, discussed on',
      drawnBy: 'Form by',
    },
    enquire: 'Enquire with this plan',
    print: 'Print',
    printWithoutScript: 'To print, use your browser’s print command.',
    reset: 'Start again',
    message: {
      start: 'Hello,\n\nwe have filled in the site plan on your website:',
      gaps: 'These are the gaps we would like to close first:',
      end: 'Please get in touch with us.',
    },
  },
}
