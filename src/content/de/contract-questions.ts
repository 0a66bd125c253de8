import { answers, company } from '../../company/company.ts'
import { isKnownCountry } from '../../company/countries.ts'
import { claims } from '../../company/derive.ts'
import { compact } from '../../company/optional.ts'
import { measure } from '../format.ts'
import type { Question } from '../page-copy.ts'
import { listOf } from './format.ts'

/** The terms say so, which only exist for these countries. */
const hasTerms = isKnownCountry(company.country)

/** What customers ask before they sign. */
export const contractQuestions: Question[] = compact(
  hasTerms &&
    company.terms.noticeMonths !== null && {
      question: 'Gibt es eine Mindestlaufzeit?',
      answer: 'Nein, Sie können jederzeit mit der vereinbarten Frist kündigen.',
    },
  hasTerms && {
    question: 'Wann bezahlen wir?',
    answer: `Laufende Leistungen rechnen wir monatlich ab, Einzelaufträge nach Abschluss oder in vereinbarten Schritten. Rechnungen sind innerhalb von ${measure(company.terms.paymentDays, 'Kalendertagen')} zu zahlen.`,
  },
  hasTerms && {
    question: 'Gibt es einen Vertrag nach Art.\u00a028 DSGVO?',
    answer: 'Ja. Wir schließen ihn, bevor wir für Sie personenbezogene Daten verarbeiten.',
  },
  hasTerms && {
    question: 'Was bekommen wir, wenn der Vertrag endet?',
    answer: `Wir übergeben Ihnen ${listOf(
      compact(
        'Ihre Daten in einem gängigen Format',
        'Ihre Zugangsdaten',
        claims.documentation && 'die Dokumentation der betreuten Systeme',
      ),
    )}. Danach löschen wir die Daten, die wir nicht aufbewahren müssen.`,
  },
  answered('Wie schnell beginnen Sie bei einer Störung?', answers.responseTimes),
  answered('In welchen Sprachen hilft der Helpdesk?', answers.helpDeskLanguages),
  answered('Wo liegen unsere Daten?', answers.dataLocation),
  answered('Was kosten Einrichtung, Server und Anfahrt?', answers.setUpAndTravel),
  answered('Welche ersten Schritte sind kostenlos?', answers.freeSteps),
  answered('Betreuen Sie auch Macs und Smartphones?', answers.otherDevices),
  answered('Wie schützen Sie sich selbst?', answers.ownSecurity),
  answered('Sind Sie versichert?', answers.insurance),
)

function answered(question: string, answer: (typeof answers)[keyof typeof answers]): Question | null {
  return answer?.de ? { question, answer: answer.de } : null
}
