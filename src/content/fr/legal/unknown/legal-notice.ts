import { missingPage } from '../missing-page.ts'

export const legalNotice = missingPage('Mentions légales')
