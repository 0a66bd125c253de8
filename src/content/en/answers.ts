import { company } from '../../site/company.ts'
import { price } from './format.ts'

/** What a buyer asks first: one sentence each, for every page that answers it. */
export const answers = {
  response: `On the Essential and Professional plans, we start work within ${company.promises.urgentMinutes} minutes if your business is at a standstill and within ${company.promises.requestHours} hours on anything else, Monday to Friday, 08:00 to 18:00.`,
  included: 'A plan includes remote help; if we come to you, you pay for the travel only, not for the hours.',
  hourlyRate: `Work outside a plan costs ${price(company.rates.hour)} an hour, charged in quarter-hours.`,
  travel: `A visit anywhere in Luxembourg or along the German Moselle costs ${price(company.rates.travel)} for travel there and back; elsewhere, our quote states the price.`,
  servers: `Looking after a server costs ${price(company.rates.server)} a month.`,
  languages: `We speak ${company.languages.en}.`,
  insurance: `Our liability insurance covers up to €${company.insuredMillions} million per claim.`,
  whoAnswers: 'A technician answers the phone, not a call centre.',
  night: `On the Professional and Enterprise plans, we also start work on emergencies at night, at weekends and on public holidays, within ${company.promises.nightMinutes} minutes.`,
}
