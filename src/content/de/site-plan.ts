import { brand } from '../../company/company.ts'
import { pathOf } from '../../pages.ts'
import { breachReportHours } from '../emergency-copy.ts'
import { nis2 } from '../nis2.ts'
import type { SitePlanCopy } from '../site-plan-copy.ts'
import { firstQuestion } from './first-question.ts'
import { planSharing } from './plan-sharing.ts'

const hours = nis2.firstReportHours
const { answers, labels, question } = firstQuestion

const fronts = brand.fortresses ? 'Fronten' : 'Seiten'

export const sitePlan: SitePlanCopy = {
  title: 'Ihr Lageplan: IT-Sicherheit in sieben Fragen',
  description:
    'Sieben Fragen zu Anmeldung, Backup, Updates und Netz. Aus Ihren Antworten entsteht ein Plan, auf dem Sie sehen, welche Lücken Sie zuerst schließen sollten.',
  badge: 'Selbsttest in sieben Fragen',
  heading: 'Zeichnen Sie den Lageplan Ihrer IT',
  lead: `Aus Ihren Antworten entsteht ${brand.fortresses ? 'der Grundriss einer Festung mit sieben Fronten' : 'ein Plan mit sieben Seiten'}. Wo Sie geschützt sind, steht eine Mauer; wo der Schutz fehlt, klafft eine Lücke; was Sie nicht wissen, ist schraffiert. Am Ende haben Sie ein Blatt, das Sie ausdrucken und in der Geschäftsleitung besprechen können. Ihre Antworten bleiben in diesem Browser-Tab, bis Sie selbst eine Anfrage senden oder den Link weitergeben, der sie enthält.`,
  questionsHeading: 'Sieben Fragen',
  answers,
  fronts: {
    mfa: {
      label: labels.mfa,
      question,
      hint: 'Zum Beispiel eine App oder ein Sicherheitsschlüssel zusätzlich zum Passwort.',
      gap: 'Ein gestohlenes Passwort genügt, um in Ihre Postfächer zu kommen; mit einem zweiten Faktor reicht es allein nicht mehr.',
      link: { to: pathOf('itSecurity', 'de'), label: 'IT-Sicherheit' },
    },
    restore: {
      label: labels.restore,
      question: 'Haben Sie in den letzten zwölf Monaten eine Wiederherstellung getestet?',
      hint: 'Gemeint ist, dass wirklich Daten aus der Sicherung zurückgeholt wurden.',
      gap: 'Ob Ihre Sicherung im Ernstfall hilft, wissen Sie erst, wenn jemand Daten daraus zurückgeholt hat.',
      link: { to: pathOf('backup', 'de'), label: 'Backup und Wiederherstellung' },
    },
    copy: {
      label: labels.copy,
      question: 'Gibt es eine Sicherung, die sich auch mit Administratorrechten nicht löschen lässt?',
      hint: 'Etwa eine Kopie mit Sperrfrist oder ein Datenträger, der nicht am Netz hängt.',
      gap: 'Wer sich Administratorrechte verschafft, kann neben den Daten auch alle Sicherungen löschen.',
      link: { to: pathOf('backupServices', 'de'), label: 'Backup Services' },
    },
    updates: {
      label: labels.updates,
      question: 'Prüft jemand, ob Updates auf allen Geräten wirklich installiert sind?',
      hint: 'Auch auf Notebooks, die selten im Büro sind.',
      gap: 'Ein Update, das auf einem Gerät hängen bleibt, fällt erst auf, wenn jemand die Installation prüft.',
      link: { to: pathOf('managedServices', 'de'), label: 'Managed Services' },
    },
    networks: {
      label: labels.networks,
      question: 'Sind Gäste-WLAN und Maschinen vom Büronetz getrennt?',
      hint: 'Zu den Maschinen zählen auch Kassen, Kameras und Haustechnik.',
      gap: 'Über ein befallenes Gerät im Gäste-WLAN oder in der Werkstatt sind auch Ihre Bürorechner erreichbar.',
      link: { to: pathOf('infrastructure', 'de'), label: 'Infrastruktur und Netzwerke' },
    },
    leavers: {
      label: labels.leavers,
      question: 'Werden alle Zugänge noch am selben Tag gesperrt, wenn jemand ausscheidet?',
      hint: 'Auch VPN und Cloud-Dienste. Passwörter, die mehrere kennen, müssen Sie dann ändern.',
      gap: 'Zugänge ehemaliger Mitarbeitender bleiben nutzbar, bis jemand daran denkt, sie zu sperren.',
      link: { to: pathOf('securityServices', 'de'), label: 'Security Services' },
    },
    reporting: {
      label: labels.reporting,
      question: `Steht fest, wer einen Sicherheitsvorfall innerhalb von ${hours}\u00a0Stunden meldet?`,
      hint: `Betriebe, die unter NIS2 fallen, müssen bei einem erheblichen Vorfall innerhalb von ${hours}\u00a0Stunden eine Frühwarnung abgeben. Eine meldepflichtige Datenpanne ist nach der DSGVO unverzüglich zu melden, möglichst innerhalb von ${breachReportHours}\u00a0Stunden.`,
      gap: `Wenn erst im Ernstfall geklärt wird, wer den Vorfall meldet, sind ${hours}\u00a0Stunden schnell vorbei.`,
      link: { to: pathOf('securityConsulting', 'de'), label: 'Security Consulting' },
    },
  },
  drawing: `Grundriss ${brand.fortresses ? 'einer Festung mit sieben Bastionen' : 'mit sieben Seiten'}, eine für jede Frage. Wie jede gezeichnet ist, steht unter „Die sieben ${fronts}“.`,
  core: 'Ihr Betrieb',
  states: { yes: 'gesichert', no: 'Lücke', unknown: 'unbekannt', open: 'ohne Antwort' },
  gapsHeading: 'Diese Lücken zuerst',
  notes: {
    start:
      'Sobald Sie mit Nein antworten, steht hier, was die Lücke bedeutet und welche Leistung sie schließt.',
    none: 'Bisher ist keine Lücke eingezeichnet.',
    more: 'Weitere Lücken sind im Plan rot gestrichelt. Sie kommen an die Reihe, wenn diese drei geschlossen sind.',
    unknown: 'Wo der Plan schraffiert ist, fragen Sie Ihre IT, ob der Schutz besteht.',
  },
  indexHeading: `Die sieben ${fronts}`,
  titleBlock: {
    title: 'Lageplan der IT-Sicherheit',
    basis: ['Grundlage', 'eigene Angaben'],
    sheet: ['Blatt', '1 von 1'],
    scale: ['Maßstab', 'ohne'],
    date: 'Datum',
    writeDay: (day) => day.split('-').reverse().join('.'),
    forHand: 'Besprochen am',
    drawnBy: 'Vordruck',
  },
  enquire: 'Anfrage mit diesem Plan',
  print: 'Drucken',
  printWithoutScript: 'Zum Drucken verwenden Sie die Druckfunktion Ihres Browsers.',
  reset: 'Neu zeichnen',
  emergency: { to: pathOf('emergency', 'de'), label: 'Für den Ernstfall: das Notfallblatt' },
  sharing: planSharing,
  message: {
    start: 'Guten Tag,\n\nwir haben den Lageplan auf Ihrer Website ausgefüllt:',
    gaps: 'Diese Lücken möchten wir zuerst schließen:',
    end: 'Bitte melden Sie sich bei uns.',
  },
}
