import { company } from '../../company/company.ts'
import { ownForm } from '../../company/own-form.ts'
import { underLaw } from './law-of-country.ts'

const { legalForm, legalFormName } = company

/** After "Unser Unternehmen": "ist eine Gesellschaft mit beschränkter Haftung nach deutschem Recht (GmbH)". */
export const legalFormInSentence = ownForm.name
  ? `ist ${ownForm.article} ${ownForm.name.de} ${underLaw}${ownForm.isPerson ? '' : ` (${legalForm})`}`
  : `hat die Rechtsform ${legalForm}${legalFormName?.de ? ` (${legalFormName.de})` : ''}`

/** In a table: "GmbH (Gesellschaft mit beschränkter Haftung nach deutschem Recht)". */
export const legalFormInFull =
  ownForm.name && ownForm.name.de !== legalForm ? `${legalForm} (${ownForm.name.de} ${underLaw})` : legalForm
