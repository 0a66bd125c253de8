import { company } from '../../company/company.ts'
import { claims } from '../../company/derive.ts'
import { compact, sentences } from '../../company/optional.ts'
import { isOffered } from '../../pages.ts'
import type { ContactCopy } from '../page-copy.ts'
import { claimTexts } from './claims.ts'
import { longDay } from './format.ts'
import { hoursWords } from './hours.ts'
import { reach } from './reach.ts'

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
    claimTexts.reply && `Nous répondons les jours ouvrables sous ${claimTexts.reply}.`,
    'En cas d’urgence, appelez-nous aux heures indiquées.',
  ),
  drawing: {
    message: 'votre message',
    answer: 'notre réponse',
    office: 'Bureau',
    phone: 'Téléphone',
    emergency: 'Urgence',
  },
  actions: [
    { call: 'phone' },
    { call: 'mail', label: 'Écrire un e-mail', subject: 'Demande depuis le site' },
  ],
  blocks: [{ kind: 'people', heading: 'Vos interlocuteurs' }],
  office: {
    details: 'Nous joindre',
    location: 'Adresse',
    openMap: 'Voir l’adresse sur une carte',
    weekdays: hoursWords.days,
    reach,
    surroundings: {
      kinds: { entrance: 'entrée', stop: 'arrêt', parking: 'parking' },
      sides: {
        north: 'au nord',
        'north-east': 'au nord-est',
        east: 'à l’est',
        'south-east': 'au sud-est',
        south: 'au sud',
        'south-west': 'au sud-ouest',
        west: 'à l’ouest',
        'north-west': 'au nord-ouest',
      },
      metres: (count) => `à ${count}\u00a0m`,
      fromOffice: 'Depuis le bureau :',
    },
    next: {
      heading: 'Ce que devient votre message',
      steps: [
        { title: 'Il arrive', text: `Votre message est envoyé à ${company.email.general}.` },
        {
          title: 'Nous répondons',
          text: claimTexts.reply
            ? `Vous avez notre réponse les jours ouvrables sous ${claimTexts.reply}, par e-mail ou par téléphone.`
            : 'Vous avez notre réponse par e-mail ou par téléphone.',
        },
        { title: 'Sinon', text: `Quelque chose n’a pas fonctionné. Appelez-nous : ${company.phone}.` },
      ],
    },
    callback: {
      none: 'Pas de rappel',
      halves: { morning: 'le matin', afternoon: 'l’après-midi' },
      time: (weekday, day, half) => `${weekday} ${half}, ${longDay(day)}`,
    },
  },
  attachedPlan: (gaps) =>
    `Votre plan est joint${gaps > 0 ? ` : ${numbers[gaps - 1]} ${gaps === 1 ? 'lacune' : 'lacunes'}` : '.'}`,
}
