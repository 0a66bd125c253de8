import { company } from '../../site/company.ts'
import type { PageCopy } from '../page-copy.ts'
import { answers } from './answers.ts'
import { price } from './format.ts'

export const securityServices: PageCopy = {
  title: 'Security Services: Schutz im laufenden Betrieb',
  description:
    'Updates, Virenschutz, E-Mail, Konten, Prüfung auf Schwachstellen, Firewall und Awareness-Trainings: sechs Dienste, einzeln buchbar.',
  heading: 'Damit Ihr Schutz aktuell bleibt',
  lead: 'Wir pflegen den Schutz, der schon da ist: Updates, Filter, Konten, Firewall. Einmal im Monat bekommen Sie einen Bericht.',
  actions: [{ call: 'form', label: 'Dienste anfragen' }, { call: 'phone' }],
  drawing: {
    first: 'Endgeräte',
    second: 'E-Mail',
    third: 'Konten',
    fourth: 'Lücken',
    fifth: 'Firewall',
    sixth: 'Training',
  },
  blocks: [
    {
      kind: 'cards',
      heading: 'Sechs Dienste, einzeln buchbar',
      cards: [
        {
          icon: 'repair',
          title: 'Updates und Virenschutz',
          text: 'Sie sehen, welche Geräte im Rückstand sind. Meldet sich eines länger nicht, fragen wir nach.',
        },
        {
          icon: 'bastion',
          title: 'E-Mail-Sicherheit',
          text: 'Wir betreiben Filter gegen Betrug und schädliche Anhänge und den Schutz vor gefälschten Absendern.',
        },
        {
          icon: 'gate',
          title: 'Konten und Rechte',
          text: 'Wir legen Ihnen die Liste der Berechtigungen vor, und Sie streichen, was überholt ist.',
        },
        {
          icon: 'station',
          title: 'Prüfung auf Schwachstellen',
          text: 'Wir prüfen das interne Netz und alles, was von außen erreichbar ist. Das Dringende steht im Bericht ganz oben.',
        },
        {
          icon: 'hatch',
          title: 'Betreute Firewall',
          text: 'Jede Ausnahme hat einen Grund und ein Ablaufdatum, damit die Sonderfreigabe für ein Projekt nicht jahrelang offen steht.',
        },
        {
          icon: 'poles',
          title: 'Awareness-Trainings',
          text: 'Kurze Lektionen und nachgemachte Betrugsmails, über das Jahr verteilt. Die Ergebnisse werten wir nicht nach Personen aus, damit niemand einen Klick verschweigt.',
        },
      ],
    },
    {
      kind: 'prose',
      heading: 'Womit kleine Betriebe anfangen sollten',
      paragraphs: ['Wir empfehlen diese Reihenfolge:'],
      points: [
        'Zuerst der zweite Schritt beim Anmelden (MFA): Er kostet wenig, und ein gestohlenes Passwort allein genügt dann nicht mehr.',
        'Dann Updates und Virenschutz, auch auf dem alten Rechner im Lager.',
        'Danach E-Mail-Schutz und die erste Schulung.',
        'Zuletzt Firewall und Prüfung auf Schwachstellen.',
      ],
      links: [{ to: '/cdaas', label: 'Angriffe abwehren: Cyber Defence as a Service' }],
    },
    {
      kind: 'prose',
      heading: 'Was es kostet',
      paragraphs: [
        `Virenschutz, Firewall-Pflege und der zweite Schritt beim Anmelden gehören zum Tarif Professional der Managed Services: ab ${price(company.prices.managedServices.professional)} im Monat je Arbeitsplatz. ${answers.servers} E-Mail-Filter und Trainings berechnen wir je Person und Monat, Prüfungen nach Zeit; der Preis steht im Angebot. ${answers.hourlyRate} Alle Preise ohne Mehrwertsteuer.`,
      ],
      links: [{ to: '/leistungen/managed-services#plans', label: 'Alle Tarife im Vergleich' }],
    },
    {
      kind: 'call',
      heading: 'Mit welchem Dienst möchten Sie anfangen?',
      intro: 'Nennen Sie uns, was Sie schon haben; wir sagen, was sich als Nächstes lohnt.',
      actions: [{ call: 'form', label: 'Beratung anfragen' }, { call: 'phone' }],
    },
  ],
}
