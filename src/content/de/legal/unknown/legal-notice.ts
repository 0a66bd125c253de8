import { companyRows } from '../../../company-rows.ts'
import { missingPage } from '../missing-page.ts'

export const legalNotice = missingPage('Impressum', {
  kind: 'table',
  heading: 'Angaben zum Unternehmen',
  head: ['Angabe', 'Eintrag'],
  rows: companyRows('de', {
    name: 'Firma',
    representatives: 'Vertreten durch',
    address: 'Anschrift',
    register: 'Register',
    vatNumber: 'USt-IdNr.',
    phone: 'Telefon',
    email: 'E-Mail',
  }),
})
