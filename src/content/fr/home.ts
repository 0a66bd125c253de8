import { company } from '../../company/company.ts'
import { claims } from '../../company/derive.ts'
import { compact, sentences } from '../../company/optional.ts'
import { homeSections, isEnabled, isOffered, pathOf } from '../../pages.ts'
import { measure } from '../format.ts'
import type { Block } from '../page-copy.ts'
import type { HomeCopy } from '../site-plan-copy.ts'
import { claimTexts } from './claims.ts'
import { firstQuestion } from './first-question.ts'
import { onDays } from './hours.ts'

const { terms } = company
const { city } = company.address

const onSite = claims.onSiteService ? ' et sur place' : ''

/** For search engines: what the company offers, in a few words. */
const offered = compact(
  isOffered('itSecurity') && 'sécurité',
  'assistance',
  isOffered('backup') && 'sauvegarde',
  `à distance${onSite}`,
).join(', ')

export const home: HomeCopy = {
  title: `${isOffered('itSecurity') ? 'Sécurité et assistance informatiques' : 'Assistance informatique'}, ${city.fr}`,
  description: `Depuis ${city.fr}, nous nous occupons de l’informatique des petites et moyennes entreprises : ${offered}.`,
  heading: 'Une informatique sûre, sans y penser',
  lead: `Postes de travail, serveurs, réseaux : nous prenons soin de l’informatique des petites et moyennes entreprises, à distance${onSite}.`,
  actions: [
    { to: pathOf('contact', 'fr'), label: 'Nous contacter' },
    { to: pathOf('servicesOverview', 'fr'), label: 'Voir nos services' },
  ],
  ...(isEnabled('sitePlan') && { firstQuestion, drawing: firstQuestion.labels }),
  blocks: compact<Block>(
    {
      id: homeSections.company,
      kind: 'prose',
      heading: 'Pourquoi travailler avec nous ?',
      paragraphs: [
        sentences(
          'Vous nous confiez une tâche précise ou l’ensemble de votre informatique.',
          claims.team && 'Une même équipe répond au téléphone et connaît votre installation.',
        ),
      ],
      points: compact(
        `Nous répondons au téléphone ${onDays()}.`,
        claimTexts.reply && `Nous répondons aux demandes écrites sous ${claimTexts.reply}, les jours ouvrés.`,
        terms.noticeMonths !== null &&
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
