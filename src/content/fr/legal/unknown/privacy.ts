import { missingPage } from '../missing-page.ts'

export const privacy = missingPage('Politique de confidentialité')
