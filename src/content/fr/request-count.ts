import type { RequestCountCopy } from '../page-copy.ts'

/** The numbers change while somebody looks at them. */
export const requestCount: RequestCountCopy = {
  foreign: 'requêtes vers d’autres serveurs',
  own: 'requêtes vers notre serveur',
  blocked: 'bloquées par la politique de sécurité',
  hosts: 'Autres serveurs :',
}
