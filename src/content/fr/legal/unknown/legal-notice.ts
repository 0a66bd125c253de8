import { companyRows } from '../../../company-rows.ts'
import { missingPage } from '../missing-page.ts'

export const legalNotice = missingPage('Mentions légales', {
  kind: 'table',
  heading: 'Informations sur l’entreprise',
  head: ['Donnée', 'Valeur'],
  rows: companyRows('fr', {
    name: 'Entreprise',
    representatives: 'Représentée par',
    address: 'Adresse',
    register: 'Immatriculation',
    vatNumber: 'Numéro de TVA',
    phone: 'Téléphone',
    email: 'E-mail',
  }),
})
