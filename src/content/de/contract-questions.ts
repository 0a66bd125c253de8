import { company } from '../../site/company.ts'
import type { Question } from '../page-copy.ts'

export const contractQuestions: Question[] = [
  {
    question: 'Gibt es eine Mindestlaufzeit?',
    answer: `Nein. Die Kündigungsfrist beträgt ${company.promises.noticeMonths}\u00a0Monate zum Monatsende; zu einem anderen Cloud-Anbieter können Sie mit 2\u00a0Monaten Frist wechseln.`,
  },
  {
    question: 'Wann bezahlen wir?',
    answer:
      'Die Betreuung monatlich, Einzelaufträge nach Abschluss. Rechnungen sind in 14\u00a0Kalendertagen fällig.',
  },
  {
    question: 'Was bekommen wir, wenn der Vertrag endet?',
    answer:
      'Ihre Daten in einem gängigen Format, alle Zugangsdaten und die Dokumentation. Danach löschen wir, was wir nicht aufbewahren müssen.',
  },
]
