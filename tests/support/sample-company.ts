import { readFacts } from '../../scripts/io/read-facts.ts'

/** Whether this is still the site of the sample company, whose specification some tests are about. */
export const isSample = readFacts().company.name === 'Moselwall IT Sàrl-S'
