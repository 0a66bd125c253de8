import { company } from '../../site/company.ts'
import type { PageCopy } from '../page-copy.ts'
import { answers } from './answers.ts'
import { price } from './format.ts'

export const itSecurity: PageCopy = {
  title: 'IT-Sicherheit für kleine und mittlere Unternehmen',
  description:
    'Firewall, Virenschutz, zweiter Schritt beim Anmelden, E-Mail-Schutz und Schulung: Bestand und Sicherheitskonzept stehen in 2 bis 4 Wochen.',
  heading: 'IT-Sicherheit für Ihr Unternehmen',
  lead: 'Wir prüfen, wo Ihr Unternehmen angreifbar ist, und richten den Schutz ein, der fehlt.',
  actions: [{ call: 'form', label: 'Sicherheitscheck anfragen' }, { call: 'phone' }],
  drawing: { network: 'Netz', devices: 'Geräte', accounts: 'Konten', data: 'Daten' },
  blocks: [
    {
      kind: 'cards',
      heading: 'Womit wir Ihr Unternehmen schützen',
      cards: [
        {
          icon: 'station',
          title: 'Sicherheitscheck',
          text: 'Wir prüfen Konten, Freigaben, Firewall und Sicherungen. Sie bekommen eine Liste der Lücken: Was ist dringend, was kostet es, was kann warten?',
        },
        {
          icon: 'hatch',
          title: 'Firewall und getrennte Netze',
          text: 'Gäste-WLAN, Maschinen und Server kommen in eigene Netze. Ein befallenes Gerät erreicht dann nicht mehr alle anderen.',
        },
        {
          icon: 'house',
          title: 'Schutz der Geräte',
          text: 'Der Virenschutz schlägt auch Alarm, wenn plötzlich Hunderte Dateien verschlüsselt werden.',
        },
        {
          icon: 'gate',
          title: 'Anmeldung und Rechte',
          text: 'E-Mail und Fernzugriff verlangen einen zweiten Schritt beim Anmelden (MFA). Verlässt jemand den Betrieb, sperren wir die Konten nach einer Checkliste.',
        },
        {
          icon: 'bastion',
          title: 'E-Mail-Schutz',
          text: 'Filter prüfen Anhänge und Links, bevor eine Nachricht ankommt. Der Schutz vor gefälschten Absendern entlarvt Nachrichten, die Fremde in Ihrem Namen schicken.',
        },
        {
          icon: 'poles',
          title: 'Schulung',
          text: 'Ihr Team übt an Fällen aus dem Büro: die geänderte Bankverbindung, der Anruf vom angeblichen Support.',
        },
      ],
    },
    {
      kind: 'table',
      heading: 'Was gegen welchen Angriff hilft',
      head: ['Angriff', 'So läuft er ab', 'Was hilft'],
      rows: [
        [
          'Gefälschte Anmeldeseite (Phishing)',
          'Eine E-Mail führt auf eine nachgebaute Seite und fragt nach dem Passwort.',
          'E-Mail-Filter, Passkeys (Anmeldung ohne Passwort), Schulung',
        ],
        [
          'Bekannte Lücke',
          'Programme durchsuchen das Internet nach Systemen ohne aktuelles Update.',
          'Updates, keine Verwaltungszugänge im offenen Internet',
        ],
        [
          'Erpressung (Ransomware)',
          'Eindringlinge löschen die Sicherungen, verschlüsseln die Daten und fordern Lösegeld.',
          'Getrennte Netze, eine Sicherung, die niemand ändern kann',
        ],
        [
          'Gefälschte Rechnung',
          'Eine Nachricht im Namen eines Lieferanten nennt ein neues Konto.',
          'Rückruf unter bekannter Nummer, Schutz vor gefälschten Absendern',
        ],
      ],
    },
    {
      kind: 'questions',
      heading: 'Häufige Fragen zur IT-Sicherheit',
      questions: [
        {
          question: 'Wie lange dauert es bis zum Sicherheitskonzept?',
          answer:
            '2 bis 4 Wochen. Dann liegen Bestand und Konzept vor: die Maßnahmen, ihre Reihenfolge und ihr Preis. Den zweiten Schritt beim Anmelden richten wir schon in den ersten Tagen ein.',
        },
        {
          question: 'Reichen Virenscanner und Firewall nicht aus?',
          answer:
            'Nein. Meldet sich jemand mit einem gestohlenen Passwort in Ihrem Postfach an, schlägt kein Virenscanner Alarm. Dagegen hilft der zweite Schritt beim Anmelden.',
        },
        {
          question: 'Betrifft uns die NIS2-Richtlinie?',
          answer:
            'Wahrscheinlich nur, wenn Sie in einem der 18 Sektoren des EU-Rechts zur IT-Sicherheit arbeiten und entweder mindestens 50 Leute beschäftigen oder bei Umsatz und Bilanzsumme jeweils über 10 Millionen Euro liegen. Der NIS2-Check sagt es Ihnen in zwei Minuten.',
        },
        {
          question: 'Was sollen wir tun, wenn wir einen Angriff bemerken?',
          answer:
            'Erstens: Netzwerkkabel abziehen, WLAN aus. Zweitens: das Gerät laufen lassen und nichts löschen, sonst gehen Spuren verloren. Drittens: anrufen. Wir gehen Mo–Fr von 8 bis 18 Uhr ans Telefon und helfen dann auch ohne Vertrag, zum Stundensatz; Kunden mit Vertrag gehen vor. Ab dem Tarif Professional erreichen Sie uns auch nachts und am Wochenende unter der Notfallnummer in Ihrem Vertrag. Sonst hilft in Luxemburg werktags CIRCL, die Stelle für Angriffe auf Unternehmen, außerhalb dieser Zeit und in Deutschland die Polizei. Die Nummern stehen auf dem Notfallblatt.',
        },
        {
          question: 'Was ändert sich für unsere Mitarbeitenden?',
          answer:
            'Auf einem neuen Gerät bestätigen sie die Anmeldung per App oder Sicherheitsschlüssel. Dafür merkt sich ein Passwortmanager ihre Passwörter, und Updates laufen nicht mehr mitten in der Arbeit.',
        },
      ],
    },
    {
      kind: 'prose',
      heading: 'Wie es weitergeht',
      paragraphs: [
        'Virenschutz, Firewall und der zweite Schritt beim Anmelden gehören zum Tarif Professional. E-Mail-Filter, Prüfung auf Schwachstellen und Trainings buchen Sie bei den Security Services dazu, die Abwehr laufender Angriffe mit Cyber Defence as a Service.',
      ],
      links: [
        { to: '/notfall', label: 'Notfallblatt für die erste Stunde' },
        { to: '/security-consulting#nis2-check', label: 'NIS2-Check: Sind Sie betroffen?' },
        { to: '/security-services', label: 'Security Services: Schutz pflegen' },
        { to: '/cdaas', label: 'Cyber Defence as a Service: Angriffe abwehren' },
        { to: '/leistungen/managed-services', label: 'Managed Services: feste Betreuung' },
        { to: '/leistungen/backup', label: 'Backup und Wiederherstellung' },
        { to: '/leistungen/cloud', label: 'Cloud-Lösungen' },
      ],
    },
    {
      kind: 'prose',
      heading: 'Was es kostet',
      paragraphs: [
        `${answers.hourlyRate} Der Tarif Professional kostet ab ${price(company.prices.managedServices.professional)} im Monat je Arbeitsplatz. ${answers.servers} Alle Preise ohne Mehrwertsteuer.`,
      ],
    },
    {
      kind: 'call',
      heading: 'Der erste Schritt: ein Sicherheitscheck',
      intro:
        'Welche Daten dürfen Sie auf keinen Fall verlieren? Mit ihnen beginnt der Check. Er kostet nichts.',
      actions: [{ call: 'form', label: 'Sicherheitscheck anfragen' }, { call: 'phone' }],
    },
  ],
}
