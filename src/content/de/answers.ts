import { company } from '../../company/company.ts'
import { price } from './format.ts'

/** What a buyer asks first: one sentence each, for every page that answers it. */
export const answers = {
  response: `Für Kunden mit Vertrag beginnen wir zu den Telefonzeiten innerhalb von ${company.promises.urgentMinutes}\u00a0Minuten, wenn der Betrieb stillsteht, sonst innerhalb von ${company.promises.requestHours}\u00a0Stunden.`,
  included: 'Im Tarif ist Hilfe aus der Ferne enthalten; kommen wir vorbei, zahlen Sie die Anfahrt.',
  hourlyRate: `Arbeit außerhalb eines Tarifs kostet ${price(company.rates.hour)} die Stunde, abgerechnet je Viertelstunde.`,
  travel: `Für An- und Rückfahrt berechnen wir zusammen ${price(company.rates.travel)}.`,
  servers: `Ein betreuter Server kostet ${price(company.rates.server)} im Monat.`,
  languages: `Wir sprechen ${company.languages.de}.`,
  insurance: `Für Schäden sind wir bis ${company.insuredMillions}\u00a0Millionen Euro je Fall versichert.`,
  whoAnswers: 'Ans Telefon geht eine Technikerin oder ein Techniker, kein Callcenter.',
  night: 'Ab dem Tarif Professional sind wir im Notfall auch nachts und am Wochenende da.',
}
