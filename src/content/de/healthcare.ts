import type { IndustryCopy } from '../page-copy.ts'
import { healthcareDay } from './days.ts'

export const healthcare: IndustryCopy = {
  title: 'IT für Praxen, Pflege und Therapie',
  description:
    'IT-Betreuung im Gesundheitswesen: Schweigepflicht, getrennte Netze für Medizingeräte und ein Plan für den Sprechstundenbetrieb ohne Computer.',
  heading: 'IT-Betreuung für Praxen, Therapie und Pflege',
  lead: 'Wir betreuen Praxen, Therapiezentren und Pflegedienste so, dass Befunde geschützt bleiben und der Empfang weiterarbeiten kann, wenn etwas ausfällt.',
  actions: [{ call: 'form', label: 'Praxis-IT besprechen' }, { call: 'phone' }],
  drawing: {
    reception: 'Empfang',
    practice: 'Praxis',
    devices: 'Geräte',
    care: 'Pflege',
    guests: 'Gäste',
    archive: 'Bildarchiv',
  },
  day: healthcareDay,
  blocks: [
    {
      kind: 'prose',
      heading: 'Schweigepflicht und Patientendaten',
      paragraphs: [
        'Wer einen Praxisrechner wartet, könnte Diagnosen lesen. In Luxemburg schützt Artikel 458 des Code pénal das Berufsgeheimnis, in Deutschland § 203 StGB, der ausdrücklich auch für mitwirkende Dienstleister gilt. Gesundheitsdaten sind zudem nach Artikel 9 DSGVO besonders geschützt. Für unsere Arbeit heißt das:',
      ],
      points: [
        'Vor dem ersten Zugriff unterschreiben wir eine Verschwiegenheitserklärung und einen Vertrag zur Auftragsverarbeitung.',
        'Fernwartung am Arbeitsplatz beginnt erst, wenn dort jemand zustimmt, und bleibt sichtbar.',
        'Wir löschen oder zerstören ausgemusterte Datenträger und geben Ihnen den Nachweis.',
      ],
    },
    {
      kind: 'cards',
      heading: 'Was in Praxis und Pflege anders ist',
      cards: [
        {
          icon: 'hatch',
          title: 'Medizingeräte mit altem Windows',
          text: 'Ultraschall- und Röntgengeräte dürfen oft nur mit der freigegebenen Softwareversion laufen. Sie kommen in ein eigenes Netz, aus dem nur Bildarchiv und Hersteller erreichbar sind.',
        },
        {
          icon: 'gate',
          title: 'Schnelle Anmeldung am Empfang',
          text: 'Mit einem gemeinsamen Passwort am Tresen lässt sich nicht nachvollziehen, wer was eingetragen hat. Mit Karte oder Chip meldet sich in Sekunden die nächste Person an. Wer geht, nimmt die Karte mit, und der Bildschirm sperrt sich.',
        },
        {
          icon: 'ford',
          title: 'Anbindung an die Gesundheitsnetze',
          text: 'In Luxemburg geht es um die Dienste der Agence eSanté, in Deutschland um die Telematikinfrastruktur. Wir richten Netz, Kartenleser und Zertifikate ein. Mit Ihrem Softwarehaus stimmen wir uns ab.',
        },
        {
          icon: 'road',
          title: 'Tablets auf Tour',
          text: 'Pflegedienste dokumentieren unterwegs. Die Tablets sind verschlüsselt und lassen sich bei Verlust aus der Ferne sperren. Ob Ihre Software auch ohne Mobilfunknetz arbeitet, prüfen wir vorab.',
        },
      ],
    },
    {
      kind: 'questions',
      heading: 'Häufige Fragen aus Praxen',
      questions: [
        {
          question: 'Können wir weiterarbeiten, wenn die Praxissoftware ausfällt?',
          answer:
            'Ja, eingeschränkt. Wir legen mit Ihnen fest, was ausgedruckt oder auf einem unabhängigen Gerät bereitliegt: Terminliste des Tages, Notfalldaten, Formulare und die Nummern für den Ernstfall. Spielen Sie den Ablauf einmal durch.',
        },
        {
          question: 'Dürfen Patientendaten in die Cloud?',
          answer:
            'Das hängt vom Land, von der Art der Daten und vom Anbieter ab. In Deutschland stellt das Sozialgesetzbuch zusätzliche Anforderungen an Cloud-Dienste. Wir klären vorab Speicherort, Verschlüsselung und Verträge; die rechtliche Bewertung übernimmt Ihre Datenschutzberatung.',
        },
        {
          question: 'Wer ist zuständig, wenn unklar ist, ob Gerät, Software oder Netz gestört ist?',
          answer:
            'Zunächst wir: Rufen Sie uns an. Wir grenzen die Störung ein und sprechen mit Gerätehersteller oder Softwarehaus, bis klar ist, wer sie behebt. Ihre Wartungsverträge und die Rufnummern der Hersteller hinterlegen Sie dafür bei uns.',
        },
      ],
    },
    {
      kind: 'call',
      heading: 'Ein Termin außerhalb der Sprechstunde',
      intro: 'Für den ersten Rundgang kommen wir gern mittags oder an Ihrem freien Nachmittag.',
      actions: [{ call: 'form', label: 'Rundgang vereinbaren' }, { call: 'phone' }],
    },
  ],
}
