import { companyRows } from '../../../company-rows.ts'
import { missingPage } from '../missing-page.ts'

export const legalNotice = missingPage('Legal notice', {
  kind: 'table',
  heading: 'Company details',
  head: ['Detail', 'Entry'],
  rows: companyRows('en', {
    name: 'Company',
    representatives: 'Represented by',
    address: 'Address',
    register: 'Register',
    vatNumber: 'VAT number',
    phone: 'Phone',
    email: 'E-mail',
  }),
})
