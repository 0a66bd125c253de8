import type { SitePlanCopy } from '../site-plan-copy.ts'
import { firstQuestion } from './first-question.ts'

export const sitePlan: SitePlanCopy = {
  title: 'Ihr Lageplan: IT-Sicherheit in sieben Fragen',
  description:
    'Sieben Fragen zu Anmeldung, Backup, Updates und Netz. Aus Ihren Antworten entsteht ein Plan, auf dem Sie sehen, welche Lücken Sie zuerst schließen sollten.',
  heading: 'Zeichnen Sie den Lageplan Ihrer IT',
  lead: 'Ein Lageplan zeigt Ihre IT als Festung mit sieben Fronten: Jede Antwort zeichnet eine Mauer, eine Lücke oder einen unbekannten Abschnitt.',
  name: 'Lageplan der IT-Sicherheit',
  answers: firstQuestion.answers,
  fronts: {
    mfa: {
      label: 'Zweiter Schritt',
      question: firstQuestion.question,
      hint: 'Zum Beispiel eine App oder ein Sicherheitsschlüssel zusätzlich zum Passwort.',
      gap: 'Ein gestohlenes Passwort genügt, um in Ihre Postfächer zu kommen. Mit einem zweiten Schritt beim Anmelden reicht es nicht mehr.',
      link: { to: '/leistungen/it-sicherheit', label: 'IT-Sicherheit' },
    },
    restore: {
      label: 'Wiederherstellung',
      question: 'Haben Sie in den letzten zwölf Monaten eine Sicherung zur Probe zurückgespielt?',
      hint: 'Es zählt nur, wenn dabei wirklich Daten zurückkamen.',
      gap: 'Ob Ihre Sicherung im Ernstfall hilft, wissen Sie erst, wenn jemand Daten daraus zurückgeholt hat.',
      link: { to: '/leistungen/backup', label: 'Backup und Wiederherstellung' },
    },
    copy: {
      label: 'Sichere Kopie',
      question: 'Gibt es eine Sicherung, die auch ein Administrator nicht löschen kann?',
      hint: 'Etwa eine Kopie mit Sperrfrist oder ein Datenträger, der nicht am Netz hängt.',
      gap: 'Wer sich Administratorrechte verschafft, kann neben den Daten auch alle Sicherungen löschen.',
      link: { to: '/leistungen/backup', label: 'Backup und Wiederherstellung' },
    },
    updates: {
      label: 'Updates',
      question: 'Prüft jemand, ob Updates auf allen Geräten wirklich installiert sind?',
      hint: 'Auch auf Notebooks, die selten im Büro sind.',
      gap: 'Ein Update, das auf einem Gerät hängen bleibt, fällt erst auf, wenn jemand die Installation prüft.',
      link: { to: '/leistungen/managed-services', label: 'Managed Services' },
    },
    networks: {
      label: 'Getrennte Netze',
      question: 'Sind Gäste-WLAN und Maschinen vom Büronetz getrennt?',
      hint: 'Zu den Maschinen zählen auch Kassen, Kameras und Haustechnik.',
      gap: 'Über ein befallenes Gerät im Gäste-WLAN oder in der Werkstatt sind auch Ihre Bürorechner erreichbar.',
      link: { to: '/leistungen/infrastruktur', label: 'Infrastruktur und Netzwerke' },
    },
    leavers: {
      label: 'Austritte',
      question: 'Werden alle Zugänge noch am selben Tag gesperrt, wenn jemand ausscheidet?',
      hint: 'Auch Fernzugriff (VPN) und Cloud-Dienste. Passwörter, die mehrere kennen, müssen Sie dann ändern.',
      gap: 'Zugänge ehemaliger Mitarbeitender bleiben nutzbar, bis jemand daran denkt, sie zu sperren.',
      link: { to: '/security-services', label: 'Security Services' },
    },
    reporting: {
      label: 'Meldeweg',
      question: 'Steht fest, wer einen Sicherheitsvorfall innerhalb von 24 Stunden meldet?',
      hint: 'Betriebe, die unter das EU-Recht zur IT-Sicherheit (NIS2) fallen, müssen bei einem erheblichen Vorfall innerhalb von 24 Stunden eine Frühwarnung abgeben. Eine meldepflichtige Datenpanne ist nach der DSGVO unverzüglich zu melden, möglichst innerhalb von 72 Stunden.',
      gap: 'Wenn erst im Ernstfall geklärt wird, wer den Vorfall meldet, sind 24 Stunden schnell vorbei.',
      link: { to: '/security-consulting', label: 'Security Consulting' },
    },
  },
  drawing:
    'Grundriss einer Festung mit sieben Bastionen, eine für jede Frage. Wie jede gezeichnet ist, steht unter „Die sieben Fronten“.',
  core: 'Ihr Betrieb',
  states: { yes: 'gesichert', no: 'Lücke', unknown: 'unbekannt', open: 'ohne Antwort' },
  indexHeading: 'Die sieben Fronten',
  order:
    'Schließen Sie Lücken in der Reihenfolge ihrer Nummern. Was unbekannt ist, lassen Sie sich von Ihrer IT-Betreuung zeigen.',
  byHand: 'Betrieb: ______________________________ Datum: ____________________',
  enquire: 'Anfrage mit diesem Plan',
  print: 'Drucken',
  reset: 'Neu zeichnen',
  emergency: { to: '/notfall', label: 'Für den Ernstfall: das Notfallblatt' },
  privacy:
    'Ihre Antworten bleiben in diesem Browser-Tab, bis Sie selbst eine Anfrage senden oder den Link weitergeben, der sie enthält.',
  sharing: {
    copyLink: 'Link kopieren',
    copied:
      'Der Link ist kopiert. Ihre Antworten stehen darin hinter dem Zeichen #. Diesen Teil sendet kein Browser an einen Server.',
    notCopied: 'Bitte kopieren Sie den Link von hier:',
    kept: 'Ihre Antworten in diesem Tab sind geblieben. Den Plan aus dem Link sehen Sie in einem neuen Tab.',
  },
  message: {
    start: 'Guten Tag,\n\nwir haben den Lageplan auf Ihrer Website ausgefüllt:',
    end: 'Bitte melden Sie sich bei uns.',
  },
}
