import type { Question } from '../page-copy.ts'

export const contractQuestions: Question[] = [
  {
    question: 'Gibt es eine Mindestlaufzeit?',
    answer: 'Nein, Sie können jederzeit mit der vereinbarten Frist kündigen.',
  },
  {
    question: 'Wann bezahlen wir?',
    answer:
      'Laufende Leistungen rechnen wir monatlich ab, Einzelaufträge nach Abschluss oder in vereinbarten Schritten. Rechnungen sind innerhalb von 14\u00a0Kalendertagen zu zahlen.',
  },
  {
    question: 'Gibt es einen Vertrag nach Art. 28 DSGVO?',
    answer: 'Ja. Wir schließen ihn, bevor wir für Sie personenbezogene Daten verarbeiten.',
  },
  {
    question: 'Was bekommen wir, wenn der Vertrag endet?',
    answer:
      'Wir übergeben Ihnen Ihre Daten in einem gängigen Format, Ihre Zugangsdaten und die Dokumentation der betreuten Systeme. Danach löschen wir die Daten, die wir nicht aufbewahren müssen.',
  },
]
