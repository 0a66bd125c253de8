import { company } from '../../company/company.ts'
import type { PageCopy } from '../page-copy.ts'
import { price } from './format.ts'

export const securityServices: PageCopy = {
  title: 'Security Services: Schutz im laufenden Betrieb',
  description:
    'Endgeräte und Patches, E-Mail, Konten, Schwachstellenprüfung, Firewall und Awareness-Trainings: betreute Dienste für kleine Unternehmen, einzeln buchbar.',
  heading: 'Damit Ihr Schutz aktuell bleibt',
  lead: 'Mit den Security Services pflegen wir den Schutz, der bei Ihnen eingerichtet ist. Jeder Dienst hat einen festen Umfang, und Sie erhalten dazu einen verständlichen Bericht.',
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
          title: 'Endgeräte und Patches',
          text: 'Schutzsoftware und Updates steuern wir zentral. Sie sehen, welche Geräte im Rückstand sind. War ein Gerät länger nicht erreichbar, fragen wir bei Ihnen nach.',
        },
        {
          icon: 'bastion',
          title: 'E-Mail-Sicherheit',
          text: 'Wir betreiben Filter gegen Phishing und schädliche Anhänge; außerdem pflegen wir SPF, DKIM und DMARC für Ihre Domain.',
        },
        {
          icon: 'gate',
          title: 'Konten und Rechte',
          text: 'In festen Abständen legen wir Ihnen die Liste der Berechtigungen vor, und Sie streichen, was überholt ist.',
        },
        {
          icon: 'station',
          title: 'Schwachstellenprüfung',
          text: 'Wir prüfen regelmäßig Ihre von außen erreichbaren Dienste und das interne Netz. Was bald behoben werden sollte, steht im Bericht ganz oben.',
        },
        {
          icon: 'hatch',
          title: 'Betreute Firewall',
          text: 'Wir spielen Updates ein und pflegen Regeln und Ausnahmen. Jede Ausnahme hat einen Grund und ein Ablaufdatum, damit die Sonderfreigabe für ein Projekt nicht jahrelang offen steht.',
        },
        {
          icon: 'poles',
          title: 'Awareness-Trainings',
          text: 'Ihr Team erhält über das Jahr verteilt kurze Lektionen und simulierte Phishing-Mails. Die Ergebnisse werten wir nicht nach Personen aus, damit niemand einen Klick verschweigt.',
        },
      ],
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
        'Danach E-Mail-Schutz und die erste Schulung, weil viele Angriffe mit einer Nachricht beginnen.',
        'Firewall-Pflege und Schwachstellenprüfung folgen, sobald Geräte und Dienste erfasst sind.',
      ],
      links: [
        { to: '/lageplan', label: 'Selbsttest: Zeichnen Sie den Lageplan Ihrer IT' },
        { to: '/cdaas', label: 'Cyber Defence as a Service' },
        { to: '/security-consulting', label: 'Security Consulting' },
      ],
    },
    {
      id: 'price',
      kind: 'prose',
      heading: 'So kalkulieren wir',
      intro: 'Sie entscheiden erst, wenn Umfang und Preis oder Stundensatz schriftlich vorliegen.',
      paragraphs: [
        `Endgeräteschutz, Firewall-Pflege und Mehrfaktor-Anmeldung gehören zum Tarif Professional der Managed Services (ab ${price(company.prices.managedServices.professional)} pro Monat je Arbeitsplatz, ohne Mehrwertsteuer; betreute Server kommen hinzu).`,
        'Ohne diesen Tarif hängt der Preis davon ab:',
      ],
      points: [
        'welche Dienste Sie buchen',
        'wie viele Geräte, Konten und Domains wir pflegen',
        'wie oft wir auf Schwachstellen prüfen',
      ],
      links: [{ to: '/leistungen/managed-services#plans', label: 'Alle Tarife im Vergleich' }],
    },
    {
      kind: 'call',
      heading: 'Mit welchem Dienst möchten Sie anfangen?',
      actions: [{ call: 'form', label: 'Beratung anfragen' }, { call: 'phone' }],
    },
  ],
}
