import type { PageCopy } from '../page-copy.ts'

/** The page can show two languages, one under the other: keep blocks and cards in the same order. */
export const services: PageCopy = {
  title: 'Nos services informatiques en un coup d’œil',
  description:
    'Assistance à distance, intervention sur place, sécurité, sauvegarde, cloud et infogérance pour les petites et moyennes entreprises.',
  heading: 'Des services pour votre informatique',
  lead: 'Nous prenons soin des ordinateurs, des réseaux et des données de votre entreprise. Choisissez un seul service ou confiez-nous l’ensemble.',
  drawing: {
    first: 'À distance',
    second: 'Sur place',
    third: 'Sécurité',
    fourth: 'Sauvegarde',
    fifth: 'Cloud',
    sixth: '24 h/24',
  },
  blocks: [
    {
      kind: 'cards',
      heading: 'Du simple appel à l’infogérance',
      cards: [
        {
          id: 'remote-support',
          icon: 'signal',
          title: 'Assistance à distance',
          text: 'Vous appelez, vous nous donnez accès à votre écran, et nous réparons sous vos yeux. La connexion se termine avec l’appel.',
        },
        {
          id: 'on-site-service',
          icon: 'road',
          title: 'Intervention sur place',
          text: 'Un appareil en panne, de nouveaux postes, un Wi-Fi capricieux : nous venons à l’heure convenue, traitons la cause et notons ce que nous avons changé.',
        },
        {
          id: 'it-security',
          about: 'itSecurity',
          icon: 'bastion',
          title: 'Sécurité informatique',
          text: 'Nous examinons pare-feu, comptes et appareils, comblons d’abord les failles les plus dangereuses et formons votre équipe.',
        },
        {
          id: 'backup',
          about: 'backup',
          icon: 'copy',
          title: 'Sauvegarde et restauration',
          text: 'Vos données existent en trois exemplaires sur deux supports, dont un hors de vos murs. Nous testons régulièrement leur restauration.',
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
          text: 'Nous surveillons vos systèmes, les tenons à jour et aidons votre équipe au quotidien.',
        },
      ],
    },
    {
      kind: 'call',
      heading: 'De quel service avez-vous besoin ?',
      intro: 'Décrivez-nous la situation en quelques phrases. Nous vous dirons comment vous aider.',
      actions: [{ call: 'form', label: 'Nous contacter' }],
    },
  ],
}
