import type { PageCopy } from '../page-copy.ts'

export const visionMission: PageCopy = {
  title: 'Our vision and mission',
  description:
    'An IT failure should not threaten a small business: our vision, our mission in four points and the four values that guide our work.',
  heading: 'Our vision and our mission',
  lead: 'Even a business with five people should be able to carry on after an attack.',
  blocks: [
    {
      kind: 'prose',
      heading: 'Vision: good security for small businesses',
      paragraphs: [
        'For a small business, an IT failure should be a nuisance and not a threat to its existence. Large corporations have their own security staff; in small firms, security is usually nobody’s main job.',
        'We want small and medium-sized businesses in Luxembourg and Germany to have protection that matches their risk and fits their budget.',
      ],
    },
    {
      kind: 'prose',
      heading: 'Mission: what we do about it',
      paragraphs: [
        'We keep our customers’ IT running, protect it from attacks and make sure that data can be restored after a failure. In practice, that means:',
      ],
      points: [
        'We monitor systems and install the updates that close known vulnerabilities.',
        'Where we look after the backups, we keep copies in separate places and run restore tests.',
        'We train our customers’ staff to handle e-mail and personal data safely.',
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
          text: 'If we are going to miss a deadline, we tell you before you have to ask.',
        },
        {
          icon: 'sheet',
          title: 'Transparency',
          text: 'We tell you the price or the hourly rate before we start work. After a repair, you can read what caused the problem and what we changed.',
        },
        {
          icon: 'repair',
          title: 'Continuity',
          text: 'We document your systems so that the knowledge does not depend on one person. When someone is ill or on holiday, a colleague who can look everything up takes over.',
        },
        {
          icon: 'north',
          title: 'Innovation',
          text: 'We recommend new technology when it saves you work or reduces a risk. We try it ourselves first, then tell you what the change will involve.',
        },
      ],
    },
    {
      kind: 'call',
      heading: 'Any questions?',
      intro: 'Tell us what you would like to know.',
      actions: [
        { to: '/contact', label: 'Ask a question' },
        { call: 'phone' },
        { to: '/unternehmen/ueber-uns', label: 'More about us' },
      ],
    },
  ],
}
