import type { PlanSharing } from '../site-plan-copy.ts'

export const planSharing: PlanSharing = {
  business: 'Business',
  download: 'Save as an image',
  copyLink: 'Copy link',
  copied:
    'Link copied. Your answers, the date and the name come after its # sign, and browsers never send that part to a server.',
  notCopied: 'Please copy the link from here:',
  now: 'As of {day}',
  earlier: 'inner line: as of {day}',
  before: 'was: {state}',
}
