import { company } from '../../site/company.ts'
import { price } from './format.ts'

/** What a buyer asks first: one sentence each, for every page that answers it. */
export const answers = {
  response: `Steht Ihr Betrieb still, beginnen wir zu den Telefonzeiten innerhalb von ${company.promises.urgentMinutes}\u00a0Minuten mit der Arbeit, bei allem anderen innerhalb von ${company.promises.requestHours}\u00a0Stunden. Das gilt in den Tarifen Essential und Professional.`,
  included:
    'Im Tarif ist Hilfe aus der Ferne enthalten; kommen wir vorbei, zahlen Sie nur die Anfahrt, nicht die Stunden.',
  hourlyRate: `Arbeit außerhalb eines Tarifs kostet ${price(company.rates.hour)} die Stunde, abgerechnet je Viertelstunde.`,
  travel: `Die Anfahrt kostet in Luxemburg und an der deutschen Mosel pauschal ${price(company.rates.travel)}, sonst nach Angebot.`,
  servers: `Ein betreuter Server kostet ${price(company.rates.server)} im Monat.`,
  languages: `Wir sprechen ${company.languages.de}.`,
  insurance: `Für Schäden, die wir verursachen, sind wir bis ${company.insuredMillions}\u00a0Millionen Euro je Fall versichert.`,
  whoAnswers: 'Ans Telefon geht eine Technikerin oder ein Techniker, kein Callcenter.',
  night: `Ab dem Tarif Professional helfen wir im Notfall auch nachts und am Wochenende; innerhalb von ${company.promises.nightMinutes}\u00a0Minuten beginnen wir.`,
}
