import { company } from '../../company/company.ts'
import { pathOf } from '../../pages.ts'
import type { PageCopy } from '../page-copy.ts'

const { region } = company

export const visionMission: PageCopy = {
  title: 'Our vision and mission',
  description:
    'An IT failure should not threaten a small business: our vision, our mission in four points and the four values that guide our work.',
  heading: 'Our vision and our mission',
  lead: 'What we want to achieve for small and medium-sized businesses, what we do towards it and which values guide our work.',
  blocks: [
    {
      kind: 'prose',
      heading: 'Vision: protection for small businesses, too',
      paragraphs: [
        'For a small business, an IT failure should mean an annoying morning and not a threat to its existence. So far the outcome has often depended on size: a large corporation has its own security staff, while a small firm usually has nobody whose main job it is.',
        `We want small and medium-sized businesses in ${region.en} to have protection that matches their risk and fits their budget.`,
      ],
    },
    {
      kind: 'prose',
      heading: 'Mission: what we do about it every day',
      paragraphs: [
        'We keep our customers’ IT running, protect it from attacks and make sure that data can be restored after a failure. In practice, that means:',
      ],
      points: [
        'We monitor systems and install updates before a known weakness turns into an incident.',
        'We keep backups in separate places and rehearse restoring them.',
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
          text: 'We promise times we can keep. If a date is at risk, you hear about it from us before you have to ask.',
        },
        {
          icon: 'sheet',
          title: 'Transparency',
          text: 'The price is in the quote before work begins. After a call-out, you can read what the cause was and what we changed on your systems.',
        },
        {
          icon: 'repair',
          title: 'Continuity',
          text: 'We document your systems so that the knowledge does not depend on one person. During holidays or illness, a colleague who can look things up takes over.',
        },
        {
          icon: 'north',
          title: 'Innovation',
          text: 'We recommend new technology when it takes work or risk off your hands. First we try it ourselves, and then we tell you what the change will involve.',
        },
      ],
    },
    {
      kind: 'call',
      heading: 'Ask us a question',
      intro: 'The easiest way to see how we work is to ask us something that is on your mind.',
      actions: [
        { to: pathOf('contact', 'en'), label: 'Ask a question' },
        { call: 'phone' },
        { to: pathOf('aboutUs', 'en'), label: 'More about us' },
      ],
    },
  ],
}
