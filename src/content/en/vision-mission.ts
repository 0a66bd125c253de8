import type { PageCopy } from '../page-copy.ts'

export const visionMission: PageCopy = {
  title: 'Our vision and mission',
  description:
    'An IT failure should cost a small business a morning, not the business: our vision, our mission in four points and our four values.',
  heading: 'Our vision and our mission',
  lead: 'Even a business with five people should be able to carry on after an attack.',
  blocks: [
    {
      kind: 'prose',
      heading: 'Vision: good security for small businesses',
      paragraphs: [
        'An IT failure should cost a small business a morning, not the business. A large corporation has its own security staff. In a bakery, security falls to whoever knows most about computers.',
      ],
    },
    {
      kind: 'prose',
      heading: 'Mission: what we do about it',
      paragraphs: [
        'We keep our customers’ IT running, protect it from attacks and bring their data back after a failure. In practice, that means:',
      ],
      points: [
        'We monitor systems and close known gaps with updates.',
        'We keep backups in separate places and restore data from them as a test.',
        'We train the people who handle e-mail and customer data every day.',
        'We explain, without jargon, what we do and what it costs.',
      ],
    },
    {
      kind: 'cards',
      heading: 'Our four values',
      cards: [
        {
          icon: 'bastion',
          title: 'Reliability',
          text: 'If a date is at risk, we tell you before you have to ask.',
        },
        {
          icon: 'sheet',
          title: 'Transparency',
          text: 'You know the price or the hourly rate before work starts.',
        },
        {
          icon: 'repair',
          title: 'Continuity',
          text: 'What we know about your IT does not depend on one person.',
        },
        {
          icon: 'north',
          title: 'Innovation',
          text: 'We try new technology ourselves before we recommend it.',
        },
      ],
    },
  ],
}
