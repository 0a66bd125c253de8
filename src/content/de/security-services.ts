import { claims } from '../../company/derive.ts'
import { compact, sentences } from '../../company/optional.ts'
import { isOffered, pathOf } from '../../pages.ts'
import { capitalized } from '../format.ts'
import type { Block, Card, PageCopy } from '../page-copy.ts'
import { securityChooser } from './chooser.ts'
import { counted } from './format.ts'
import { pricing } from './pricing.ts'

const cards = compact<Card>(
  {
    icon: 'repair',
    title: 'Endgeräte und Patches',
    text: 'Schutzsoftware und Updates steuern wir zentral. Sie sehen, welche Geräte im Rückstand sind. War ein Gerät länger nicht erreichbar, fragen wir bei Ihnen nach.',
  },
  {
    icon: 'bastion',
    title: 'E-Mail-Sicherheit',
    text: 'Wir betreiben Filter gegen Phishing und schädliche Anhänge; außerdem pflegen wir SPF, DKIM und DMARC für Ihre Domain. So lässt sich Ihr Absender schwerer fälschen.',
  },
  {
    icon: 'gate',
    title: 'Konten und Rechte',
    text: 'Alle melden sich mit zweitem Faktor an; für Administratoraufgaben gibt es getrennte Konten. In festen Abständen legen wir Ihnen die Liste der Berechtigungen vor, und Sie streichen, was überholt ist.',
  },
  {
    icon: 'station',
    title: 'Schwachstellenprüfung',
    text: sentences(
      'Wir prüfen regelmäßig Ihre von außen erreichbaren Dienste und das interne Netz.',
      claims.reports && 'Was bald behoben werden sollte, steht im Bericht ganz oben.',
    ),
  },
  {
    icon: 'hatch',
    title: 'Betreute Firewall',
    text: 'Wir spielen Updates ein und pflegen Regeln und Ausnahmen. Jede Ausnahme hat einen Grund und ein Ablaufdatum, damit die Sonderfreigabe für ein Projekt nicht jahrelang offen steht.',
  },
  claims.trainings && {
    icon: 'poles',
    title: 'Awareness-Trainings',
    text: 'Ihr Team erhält über das Jahr verteilt kurze Lektionen und simulierte Phishing-Mails. Die Ergebnisse werten wir nicht nach Personen aus, damit niemand einen Klick verschweigt.',
  },
)

/** The services about security that there are: what for, which, and what comes of it. */
const services = compact(
  isOffered('itSecurity') && [
    'Fehlenden Schutz einrichten lassen',
    'IT-Sicherheit',
    'Sicherheitskonzept und umgesetzte Maßnahmen',
  ],
  [
    'Schutzmaßnahmen nicht selbst pflegen',
    'Security Services',
    `Regelmäßige Pflege${claims.reports ? ' mit Bericht' : ''}`,
  ],
  isOffered('cyberDefence') && [
    claims.attackResponseAtNight
      ? 'Angriffe abwehren lassen, auf Wunsch auch nachts'
      : 'Auf Angriffe reagieren',
    'Cyber Defence as a Service',
    'Überwachung und Abwehr als laufender Dienst',
  ],
  isOffered('securityConsulting') && [
    'Wissen, wo Sie stehen und was NIS2 für Sie bedeutet',
    'Security Consulting',
    'Analyse und Konzept auch für Abläufe und Zuständigkeiten',
  ],
)

export const securityServices: PageCopy = {
  title: 'Security Services: Schutz im laufenden Betrieb',
  description: `Endgeräte und Patches, E-Mail, Konten, ${claims.trainings ? 'Schwachstellenprüfung, Firewall und Awareness-Trainings' : 'Schwachstellenprüfung und Firewall'}: betreute Dienste für kleine Unternehmen, einzeln buchbar.`,
  chooser: securityChooser,
  heading: 'Damit Ihr Schutz aktuell bleibt',
  lead: `Mit den Security Services pflegen wir den Schutz, der bei Ihnen eingerichtet ist. Jeder Dienst hat einen festen Umfang${claims.reports ? ', und Sie erhalten dazu einen verständlichen Bericht' : ''}.`,
  actions: [{ call: 'form', label: 'Dienste anfragen' }, { call: 'phone' }],
  drawing: {
    first: 'Endgeräte',
    second: 'E-Mail',
    third: 'Konten',
    fourth: 'Lücken',
    fifth: 'Firewall',
    ...(claims.trainings && { sixth: 'Training' }),
  },
  blocks: compact<Block>(
    {
      kind: 'cards',
      heading: `${capitalized(counted(cards.length, 'Dienste'))}, einzeln buchbar`,
      cards,
    },
    {
      kind: 'prose',
      heading: 'Womit kleine Betriebe anfangen sollten',
      paragraphs: [
        'Sie müssen nicht alles auf einmal beauftragen. Wenn nichts dagegenspricht, empfehlen wir diese Reihenfolge:',
      ],
      points: [
        'Zuerst der zweite Faktor für E-Mail und Fernzugriff: Er kostet wenig, und ein gestohlenes Passwort allein genügt dann nicht mehr.',
        'Dann Updates und Endgeräteschutz auf allen Geräten, auch auf dem alten Rechner im Lager.',
        `Danach E-Mail-Schutz${claims.trainings ? ' und die erste Schulung' : ''}, weil viele Angriffe mit einer Nachricht beginnen.`,
        'Firewall-Pflege und Schwachstellenprüfung folgen, sobald Geräte und Dienste erfasst sind.',
      ],
      links: [
        { to: pathOf('sitePlan', 'de'), label: 'Selbsttest: Zeichnen Sie den Lageplan Ihrer IT' },
        { to: pathOf('cyberDefence', 'de'), label: 'Cyber Defence as a Service' },
        { to: pathOf('securityConsulting', 'de'), label: 'Security Consulting' },
      ],
    },
    services.length > 1 && {
      kind: 'table',
      heading: `${capitalized(counted(services.length, 'Leistungen'))} zur Sicherheit im Vergleich`,
      head: ['Sie möchten', 'Das passt', 'Ergebnis'],
      rows: services,
    },
    pricing(
      [
        'welche Dienste Sie buchen',
        'wie viele Geräte, Konten und Domains wir pflegen',
        'wie oft wir auf Schwachstellen prüfen',
      ],
      'security',
      'Endgeräteschutz, Firewall-Pflege und Mehrfaktor-Anmeldung gehören',
    ),
    {
      kind: 'call',
      heading: 'Mit welchem Dienst möchten Sie anfangen?',
      actions: [{ call: 'form', label: 'Beratung anfragen' }, { call: 'phone' }],
    },
  ),
}
