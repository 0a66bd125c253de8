import { missingPage } from '../missing-page.ts'

export const privacy = missingPage('Datenschutzerklärung')
