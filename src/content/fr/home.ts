import { company } from '../../company/company.ts'
import { compact } from '../../company/optional.ts'
import { homeSections, pathOf } from '../../pages.ts'
import { measure } from '../format.ts'
import type { Block, PageCopy } from '../page-copy.ts'
import { claimTexts } from './claims.ts'
import { onDays } from './hours.ts'

const { terms } = company
const { city } = company.address

export const home: PageCopy = {
  title: `Sécurité et assistance informatiques, ${city.fr}`,
  description: `Depuis ${city.fr}, nous nous occupons de l’informatique des petites et moyennes entreprises : sécurité, assistance, sauvegarde, à distance et sur place.`,
  heading: 'Une informatique sûre, sans y penser',
  lead: 'Postes de travail, serveurs, réseaux : nous prenons soin de l’informatique des petites et moyennes entreprises, à distance et sur place.',
  actions: [
    { to: pathOf('contact', 'fr'), label: 'Nous contacter' },
    { to: pathOf('servicesOverview', 'fr'), label: 'Voir nos services' },
  ],
  blocks: compact<Block>(
    {
      id: homeSections.company,
      kind: 'prose',
      heading: 'Pourquoi travailler avec nous ?',
      paragraphs: [
        'Vous choisissez ce qui vous manque, et ce qui marche déjà reste en place. Une même équipe répond au téléphone et connaît votre installation.',
      ],
      points: compact(
        `Nous répondons au téléphone ${onDays()}.`,
        claimTexts.reply && `Nous répondons aux demandes écrites sous ${claimTexts.reply}.`,
        `Vous pouvez résilier un contrat avec un préavis de ${measure(terms.noticeMonths, 'mois')}.`,
      ),
      links: [{ to: pathOf('servicesOverview', 'fr'), label: 'Nos services en détail' }],
    },
    {
      kind: 'call',
      heading: 'Dites-nous ce qui vous freine',
      intro: 'Pour un premier entretien, aucun document n’est nécessaire. Nous vous dirons par où commencer.',
      actions: [
        { to: pathOf('contact', 'fr'), label: 'Demander un entretien' },
        { call: 'phone' },
        { call: 'mail', label: 'Écrire un e-mail', subject: 'Demande d’entretien' },
      ],
    },
  ),
}
