import { existsSync } from 'node:fs'
import { isInEurope, isKnownCountry } from '../../../src/company/countries.ts'
import { findLegalForm } from '../../../src/company/legal-forms.ts'
import { vendorTasks } from '../../../src/company/schema/company.ts'
import { linkedArticles } from '../../../src/content/linked-articles.ts'
import type { Answers } from './question.ts'

const countryOf = ({ country }: Answers) => String(country ?? '')
const isKnown = (answers: Answers) => isKnownCountry(countryOf(answers))

export const legalFormOf = (answers: Answers) => findLegalForm(countryOf(answers), String(answers.legalForm))

const isRegistered = (answers: Answers) => !isKnown(answers) || legalFormOf(answers)?.register !== undefined

/** Whether the company offers a service, if there is one. */
export const offers =
  (service: string | undefined) =>
  ({ services }: Answers) =>
    service === undefined || (Array.isArray(services) && services.includes(service))

/** Whether a price of a service is not on request. */
const hasPrice = (service: string) => (answers: Answers) =>
  offers(service)(answers) &&
  Object.entries(answers).some(
    ([name, value]) => name.startsWith(`prices.${service}.`) && typeof value === 'number',
  )

/** When a question of `questions.yaml` is asked, or optional. */
export const conditions = {
  germany: ({ country }) => country === 'DE',
  luxembourg: ({ country }) => country === 'LU',
  outsideEurope: (answers) => countryOf(answers) !== '' && !isInEurope(countryOf(answers)),
  knownLaw: isKnown,
  otherLaw: (answers) => !isKnown(answers),
  generalPartner: (answers) => legalFormOf(answers)?.hasGeneralPartner === true,
  registered: isRegistered,
  // Luxembourg has one register.
  registerNamed: (answers) => isRegistered(answers) && answers.country !== 'LU',
  mayBeUnregistered: (answers) => !isKnown(answers) || legalFormOf(answers)?.mayBeUnregistered === true,
  managedServicesPriced: hasPrice('managedServices'),
  telephonyPriced: hasPrice('telephony'),
  person: (answers) => Boolean(answers['person.name']),
  samplePosts: () => linkedArticles.some((slug) => existsSync(`posts/${slug}.md`)),
  vendors: (answers) => vendorTasks.some((task) => answers[`vendors.${task}`]),
  insured: (answers) => Boolean(answers['liabilityInsurance.name']),
} satisfies Record<string, (answers: Answers) => boolean>
