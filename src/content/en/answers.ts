import { company } from '../../company/company.ts'
import { price } from './format.ts'

/** What a buyer asks first: one sentence each, for every page that answers it. */
export const answers = {
  response: `If your business is at a standstill, we start work within ${company.promises.urgentMinutes} minutes during phone hours, and within ${company.promises.requestHours} hours on anything else. That holds for the Essential and Professional plans.`,
  included: 'A plan includes remote help; if we come to you, you pay for the travel only, not for the hours.',
  hourlyRate: `Work outside a plan costs ${price(company.rates.hour)} an hour, charged in quarter-hours.`,
  travel: `A visit costs ${price(company.rates.travel)} for travel there and back, however long the journey takes.`,
  servers: `Looking after a server costs ${price(company.rates.server)} a month.`,
  languages: `We speak ${company.languages.en}.`,
  insurance: `Our liability insurance covers up to €${company.insuredMillions} million per claim.`,
  whoAnswers: 'A technician answers the phone, not a call centre.',
  night: 'With the Professional plan or Enterprise, we answer emergencies at night and at weekends, too.',
}
