import type { PageCopy } from '../page-copy.ts'

export const healthcare: PageCopy = {
  title: 'IT für Praxen, Pflege und Therapie',
  description:
    'IT-Betreuung im Gesundheitswesen: Schweigepflicht, getrennte Netze für Medizingeräte und ein Plan für den Sprechstundenbetrieb ohne Computer.',
  heading: 'IT-Betreuung für Praxen, Therapie und Pflege',
  lead: 'Wir betreuen Ihre IT so, dass Befunde geschützt bleiben und der Empfang weiterarbeitet, wenn etwas ausfällt.',
  actions: [{ call: 'form', label: 'Praxis-IT besprechen' }, { call: 'phone' }],
  drawing: {
    reception: 'Empfang',
    practice: 'Praxis',
    devices: 'Geräte',
    care: 'Pflege',
    guests: 'Gäste',
    archive: 'Bildarchiv',
  },
  blocks: [
    {
      kind: 'table',
      heading: 'Ein Montag in Praxis und Pflege',
      head: ['Uhrzeit', 'Was geschieht'],
      rows: [
        [
          '07:15',
          'Terminliste: Die Terminliste liegt ausgedruckt bereit, falls die Praxissoftware ausfällt.',
        ],
        [
          '08:30',
          'Empfang: Eine Kollegin übernimmt den Tresen und steckt ihre Karte in das Lesegerät. Wer geht, nimmt die Karte mit, und der Bildschirm sperrt sich.',
        ],
        [
          '10:00',
          'Ultraschall: Das Gerät läuft mit altem Windows. In seinem eigenen Netz erreicht es nur Bildarchiv und Hersteller.',
        ],
        ['12:45', 'Fernwartung: Am Empfang stimmt jemand zu und sieht auf dem Bildschirm, was wir tun.'],
        [
          '15:00',
          'Tour: Eine Pflegekraft hat ihr Tablet liegen lassen. Es ist verschlüsselt, und wir sperren es aus der Ferne.',
        ],
      ],
    },
    {
      kind: 'prose',
      heading: 'Schweigepflicht und Patientendaten',
      paragraphs: [
        'Wer einen Praxisrechner wartet, könnte Diagnosen lesen. Das Berufsgeheimnis gilt deshalb auch für uns: in Luxemburg nach Artikel 458 des Code pénal, in Deutschland nach § 203 StGB.',
      ],
      points: [
        'Vor dem ersten Zugriff unterschreiben wir eine Verschwiegenheitserklärung und einen Vertrag zur Auftragsverarbeitung.',
        'Wir löschen oder zerstören ausgemusterte Datenträger und geben Ihnen den Nachweis.',
      ],
    },
    {
      kind: 'questions',
      heading: 'Häufige Fragen aus Praxen',
      questions: [
        {
          question: 'Können wir weiterarbeiten, wenn die Praxissoftware ausfällt?',
          answer:
            'Ja, eingeschränkt. Terminliste, Notfalldaten und Formulare liegen auf Papier bereit. Den Ablauf spielen wir einmal mit Ihnen durch.',
        },
        {
          question: 'Dürfen Patientendaten in die Cloud?',
          answer:
            'Ja, wenn der Anbieter die Auflagen erfüllt: In beiden Ländern sind ein Vertrag zur Auftragsverarbeitung und die Wahrung des Berufsgeheimnisses Pflicht. In Deutschland verlangt § 393 SGB V ein C5-Testat, einen Prüfbericht über die Sicherheit des Anbieters.',
        },
        {
          question: 'Was gilt in Deutschland für die IT einer Praxis?',
          answer:
            'Die IT-Sicherheitsrichtlinie von KBV und KZBV nach § 390 SGB V, mit neuen Anforderungen seit dem 1. Oktober 2025. Wir richten ein, was Ihnen dazu fehlt.',
        },
        {
          question: 'Richten Sie auch die Gesundheitsnetze ein?',
          answer:
            'Ja: in Luxemburg die Dienste der Agence eSanté, in Deutschland die Telematikinfrastruktur, mit Netz, Kartenleser und Zertifikaten.',
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
