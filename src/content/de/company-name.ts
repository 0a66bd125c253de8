import { company } from '../../company/company.ts'
import { ownForm } from '../../company/own-form.ts'

const { name } = company
const isPerson = ownForm.isPerson === true

/** The name of the company in sentences, with its article: "die Muster GmbH". A firm that is one person has none. */
export const theCompany = isPerson ? name : `die ${name}`

export const TheCompany = isPerson ? name : `Die ${name}`

/** "Geschäftsbedingungen der Muster GmbH". */
export const ofCompany = isPerson ? `von ${name}` : `der ${name}`

/** After "hinter" and "zwischen". */
export const toCompany = isPerson ? name : `der ${name}`

/** "Zwischen der Muster GmbH und ihren Kunden". */
export const itsCustomers = isPerson ? 'seinen Kunden' : 'ihren Kunden'

/** "Anbieterin ist die Muster GmbH". */
export const provider = isPerson ? 'Anbieter' : 'Anbieterin'
