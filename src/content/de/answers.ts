import { company } from '../../company/company.ts'
import { price } from './format.ts'

/** What a buyer asks first: one sentence each, for every page that answers it. */
export const answers = {
  response: `Mit einem Vertrag gilt zu den Telefonzeiten: Steht Ihr Betrieb still, beginnen wir innerhalb von ${company.promises.urgentMinutes}\u00a0Minuten, mit allem anderen innerhalb von ${company.promises.requestHours}\u00a0Stunden.`,
  included: 'Im Tarif ist Hilfe aus der Ferne enthalten; kommen wir vorbei, zahlen Sie die Anfahrt.',
  hourlyRate: `Arbeit außerhalb eines Tarifs kostet ${price(company.rates.hour)} die Stunde, abgerechnet je Viertelstunde.`,
  travel: `Anfahrt und Rückfahrt kosten zusammen ${price(company.rates.travel)}, ganz gleich, wie lange es dauert.`,
  servers: `Ein betreuter Server kostet ${price(company.rates.server)} im Monat.`,
  languages: `Am Telefon sprechen wir ${company.languages.de}.`,
  insurance: `Richten wir einen Schaden an, zahlt unsere Versicherung bis zu ${company.insuredMillions}\u00a0Millionen Euro je Fall.`,
  whoAnswers: 'Ans Telefon geht eine Technikerin oder ein Techniker, kein Callcenter.',
  night: 'Ab dem Tarif Professional sind wir im Notfall auch nachts und am Wochenende da.',
}
