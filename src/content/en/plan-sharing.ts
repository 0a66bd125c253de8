import type { PlanSharing } from '../site-plan-copy.ts'

export const planSharing: PlanSharing = {
  business: 'Business',
  download: 'Save as a picture',
  copyLink: 'Copy link',
  copied:
    'The link is copied. Answers, date and name are behind its # sign. No browser sends this part to a server.',
  notCopied: 'Please copy the link from here:',
  now: (day) => `As of ${day}`,
  earlier: (day) => `inside: as of ${day}`,
  before: (state) => `formerly ${state}`,
}
