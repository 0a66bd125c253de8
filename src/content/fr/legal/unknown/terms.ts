import { missingPage } from '../missing-page.ts'

export const terms = missingPage('Conditions générales')
