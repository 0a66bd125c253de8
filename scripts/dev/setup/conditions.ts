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

/** Whether the company offers a service, if there is one, or works for that industry. */
export const offers =
  (service: string | undefined) =>
  ({ services, industries }: Answers) =>
    service === undefined || [services, industries].flat().includes(service)

const pricesOf = (service: string, answers: Answers) =>
  Object.keys(answers)
    .filter((name) => name.startsWith(`prices.${service}.`) && !name.endsWith('.extensions'))
    .map((name) => answers[name])

/** Whether a service has a price, and none that was typed with what it is for. */
const needsUnit = (service: string) => (answers: Answers) => {
  const prices = pricesOf(service, answers)
  return prices.some((price) => typeof price === 'number') && !prices.some(hasUnit)
}

const hasUnit = (price: unknown) => typeof price === 'object' && price !== null

/** The tariffs of the managed services that have a price, or one on request. */
export const tariffsOf = (answers: Answers) =>
  ['essential', 'professional', 'enterprise'].filter(
    (name) => answers[`prices.managedServices.${name}`] != null,
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
  managedServicesPriced: needsUnit('managedServices'),
  telephonyPriced: needsUnit('telephony'),
  tariffs: (answers) => tariffsOf(answers).length > 0,
  severalTariffs: (answers) => tariffsOf(answers).length > 1,
  samplePosts: () => linkedArticles.some((slug) => existsSync(`posts/${slug}.md`)),
  vendors: (answers) => vendorTasks.some((task) => answers[`vendors.${task}`]),
} satisfies Record<string, (answers: Answers) => boolean>
