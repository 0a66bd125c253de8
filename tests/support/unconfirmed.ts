import { questions } from '../../scripts/dev/setup/questions.ts'
import type { Facts } from '../../src/company/facts-schema.ts'

/** What the setup asks for that only an owner can promise. */
export const promiseQuestions = questions.filter(
  ({ group, isGate }) => ['promises', 'servicePromises', 'figures'].includes(group) && !isGate,
)
export const promises = promiseQuestions.map(({ fact }) => fact)

/** Sets a fact to null, by its path. */
export function removeFact(facts: Facts, path: string): void {
  const keys = path.split('.')
  const last = keys.pop() ?? ''
  Object.assign(
    keys.reduce((part, key) => part[key as never], facts as object),
    { [last]: null },
  )
}

/** Takes a feature from all tariffs. */
export function removeFeature(facts: Facts, name: string): void {
  for (const tariffs of Object.values(facts.company.tariffs))
    for (const [tariff, features] of Object.entries(tariffs))
      Object.assign(tariffs, { [tariff]: features.filter((feature: string) => feature !== name) })
}

/** The facts of a company whose owner has confirmed nothing yet. */
export function confirmNothing(facts: Facts): void {
  for (const fact of promises) removeFact(facts, fact)
  const { tariffs, vendors } = facts.company
  const features = Object.values(tariffs).flatMap((each) => Object.values(each).flat())
  for (const name of features) removeFeature(facts, name)
  for (const task of Object.keys(vendors)) Object.assign(vendors, { [task]: null })
  Object.assign(facts.company, { partnerships: [], founded: null, sister: null })
  facts.brand.fortresses = false
  facts.placeholders = []
}
