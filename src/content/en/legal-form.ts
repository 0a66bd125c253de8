import { company } from '../../company/company.ts'
import { country } from '../../company/derive.ts'
import { ownForm } from '../../company/own-form.ts'

const { legalForm, legalFormName } = company

const name = ownForm.name?.en ?? legalFormName?.en

/** After the name: "is a private limited company under the law of Luxembourg (Sàrl)". */
export const legalFormInSentence = name
  ? `is ${/^[aeio]/i.test(name) ? 'an' : 'a'} ${name} under the law of ${country.name.en}${ownForm.isPerson ? '' : ` (${legalForm})`}`
  : `has the legal form ${legalForm}`

/** In a table: "GmbH (private limited company under the law of Germany)". */
export const legalFormInFull =
  name && name !== legalForm ? `${legalForm} (${name} under the law of ${country.name.en})` : legalForm
