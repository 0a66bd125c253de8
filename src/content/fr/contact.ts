import { company } from '../../company/company.ts'
import { claims } from '../../company/derive.ts'
import { compact, sentences } from '../../company/optional.ts'
import { isOffered } from '../../pages.ts'
import { hoursLine } from '../hours.ts'
import type { ContactCopy } from '../page-copy.ts'
import { claimTexts } from './claims.ts'
import { hoursWords } from './hours.ts'

const { city } = company.address

const services = compact(
  isOffered('itSecurity') && 'de sécurité informatique',
  isOffered('managedServices') && 'd’infogérance',
).join(' et ')

const numbers = ['une', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept']

export const contact: ContactCopy = {
  title: 'Contact',
  description: `Téléphone, e-mail, adresse et horaires : voici comment ${claims.team ? `joindre notre équipe${services && ` ${services}`}, ${city.fr}` : `nous joindre à ${city.fr}`}.`,
  heading: 'Parlons-en',
  lead: sentences(
    'Expliquez-nous en quelques mots ce qui vous amène.',
    claimTexts.reply && `Nous répondons sous ${claimTexts.reply}.`,
    'En cas d’urgence, appelez-nous.',
  ),
  drawing: { message: 'votre message', answer: 'notre réponse' },
  actions: [
    { call: 'mail', label: 'Écrire un e-mail', subject: 'Demande depuis le site' },
    { call: 'phone' },
  ],
  blocks: [{ kind: 'people', heading: 'Vos interlocuteurs' }],
  office: {
    details: 'Nous joindre',
    location: 'Adresse',
    openMap: 'Voir l’adresse sur une carte',
    open: 'Ouvert en ce moment',
    closed: (day, time) => `Fermé, ouvre ${day} à\u00a0${time}`,
    today: 'aujourd’hui',
    weekdays: hoursWords.days,
    exceptHolidays: 'sauf jours fériés',
    hours: hoursLine(company.hours.contactPage, hoursWords),
  },
  attachedPlan: (gaps) =>
    `Votre plan est joint${gaps > 0 ? ` : ${numbers[gaps - 1]} ${gaps === 1 ? 'lacune' : 'lacunes'}` : '.'}`,
}
