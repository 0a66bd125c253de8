import { missingPage } from '../missing-page.ts'

export const legalNotice = missingPage('Legal notice')
