import type { PlanSharing } from '../site-plan-copy.ts'

export const planSharing: PlanSharing = {
  business: 'Betrieb',
  download: 'Als Bild speichern',
  copyLink: 'Link kopieren',
  copied:
    'Der Link ist kopiert. Antworten, Datum und Name stehen darin hinter dem Zeichen #. Diesen Teil sendet kein Browser an einen Server.',
  notCopied: 'Bitte kopieren Sie den Link von hier:',
  now: 'Stand {day}',
  earlier: 'innen: Stand {day}',
  before: 'zuvor {state}',
}
