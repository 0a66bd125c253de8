import { brand } from '../../company/company.ts'
import type { FirstQuestion } from '../site-plan-copy.ts'

export const firstQuestion: FirstQuestion = {
  question: 'Un second facteur est-il obligatoire pour les e-mails et l’accès à distance\u00a0?',
  answers: { yes: 'Oui', no: 'Non', unknown: 'Je ne sais pas' },
  labels: {
    mfa: 'Second facteur',
    restore: 'Restauration',
    copy: 'Copie protégée',
    updates: 'Mises à jour',
    networks: 'Réseaux séparés',
    leavers: 'Départs',
    reporting: 'Signalement',
  },
  start: `Votre réponse dessine le premier de sept ${brand.fortresses ? 'fronts' : 'côtés'}.`,
  drawn: {
    yes: 'Le mur est en place.',
    no: 'Il y a une lacune ici.',
    unknown: `Ce ${brand.fortresses ? 'front' : 'côté'} n’est pas relevé.`,
  },
  more: 'Encore six questions',
}
