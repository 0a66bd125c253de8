import { claims, emergencySupportFrom } from '../../company/derive.ts'
import { compact, sentences } from '../../company/optional.ts'
import { isIncluded } from '../../company/tariffs.ts'
import { isOffered } from '../../pages.ts'
import type { Card, PageCopy } from '../page-copy.ts'
import { listOf } from './format.ts'

const offered = listOf(
  compact(
    'Assistance à distance',
    claims.onSiteService && 'intervention sur place',
    isOffered('itSecurity') && 'sécurité',
    isOffered('backup') && 'sauvegarde',
    isOffered('cloud') && 'cloud',
    isOffered('managedServices') && 'infogérance',
  ),
)

/** The page can show two languages, one under the other: keep blocks and cards in the same order. */
export const services: PageCopy = {
  title: 'Nos services informatiques en un coup d’œil',
  description: `${offered} pour les petites et moyennes entreprises.`,
  heading: 'Des services pour votre informatique',
  lead: 'Nous prenons soin des ordinateurs, des réseaux et des données de votre entreprise. Choisissez un seul service ou confiez-nous l’ensemble.',
  drawing: {
    first: 'À distance',
    ...(claims.onSiteService && { second: 'Sur place' }),
    ...(isOffered('itSecurity') && { third: 'Sécurité' }),
    ...(isOffered('backup') && { fourth: 'Sauvegarde' }),
    ...(isOffered('cloud') && { fifth: 'Cloud' }),
    ...(emergencySupportFrom && { sixth: '24 h/24' }),
  },
  blocks: [
    {
      kind: 'cards',
      heading: isOffered('managedServices')
        ? 'Du simple appel à l’infogérance'
        : 'Un simple appel ou davantage',
      cards: compact<Card>(
        {
          id: 'remote-support',
          icon: 'signal',
          title: 'Assistance à distance',
          text: sentences(
            'Vous appelez, vous nous donnez accès à votre écran, et nous réparons sous vos yeux.',
            claims.approvedRemoteAccess && 'La connexion se termine avec l’appel.',
          ),
        },
        claims.onSiteService && {
          id: 'on-site-service',
          icon: 'road',
          title: 'Intervention sur place',
          text: `Pour un appareil en panne, de nouveaux postes ou un Wi-Fi instable, nous venons à l’heure convenue${claims.documentation ? ', traitons la cause et notons ce que nous avons changé' : ' et traitons la cause'}.`,
        },
        {
          id: 'it-security',
          about: 'itSecurity',
          icon: 'bastion',
          title: 'Sécurité informatique',
          text: `Nous examinons pare-feu, comptes et appareils${claims.trainings ? ', comblons d’abord les failles les plus dangereuses et formons votre équipe' : ' et comblons d’abord les failles les plus dangereuses'}.`,
        },
        {
          id: 'backup',
          about: 'backup',
          icon: 'copy',
          title: 'Sauvegarde et restauration',
          text: sentences(
            claims.threeCopies
              ? 'Vos données existent en trois exemplaires sur deux supports, dont un hors de vos murs.'
              : 'Nous sauvegardons vos données et les restaurons en cas de perte.',
            claims.rehearsedRestores && 'Nous testons régulièrement leur restauration.',
          ),
        },
        {
          id: 'cloud',
          about: 'cloud',
          icon: 'plateau',
          title: 'Solutions cloud',
          text: 'Nous installons Microsoft\u00a0365, des serveurs hébergés et des bureaux virtuels. Avant tout transfert, nous fixons avec vous les coûts, le lieu de stockage et la façon d’en sortir.',
        },
        {
          id: 'managed-services',
          about: 'managedServices',
          icon: 'station',
          title: 'Infogérance',
          text:
            isIncluded('monitoring') && isIncluded('patching')
              ? 'Nous surveillons vos systèmes, les tenons à jour et aidons votre équipe au quotidien.'
              : 'Votre équipe a un seul interlocuteur pour toutes ses questions informatiques.',
        },
      ),
    },
    {
      kind: 'call',
      heading: 'De quel service avez-vous besoin ?',
      intro: 'Décrivez-nous la situation en quelques phrases. Nous vous dirons comment vous aider.',
      actions: [{ call: 'form', label: 'Nous contacter' }],
    },
  ],
}
