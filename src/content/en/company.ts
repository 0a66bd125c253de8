import { company } from '../../site/company.ts'
import type { PageCopy } from '../page-copy.ts'
import { answers } from './answers.ts'

export const companyLanding: PageCopy = {
  title: 'The company at a glance',
  description:
    'A small IT company in Luxembourg: who we work for and who answers the phone, plus our team, our vision and careers.',
  heading: 'We look after IT for small and medium-sized businesses',
  lead: 'We are based in Luxembourg and work for businesses only.',
  drawing: { ring: 'one wall', town: 'what you have', gate: 'one gate' },
  blocks: [
    {
      kind: 'prose',
      heading: 'What we do, and for whom',
      paragraphs: [
        'Our customers have no IT department, or one that needs a hand. We take on support, security and backup, in full or in part.',
        `${answers.whoAnswers} ${answers.languages} From Monday to Friday, our office is open from 08:00 to 17:00, and we answer the phone until 18:00.`,
        `We look after sites in Germany together with our sister company there, ${company.sister.name}.`,
      ],
    },
    {
      kind: 'cards',
      heading: 'More about the company',
      cards: [
        {
          icon: 'bridge',
          title: 'About us',
          text: 'Why work with us, our vendor partnerships and how to reach us.',
          link: { to: '/unternehmen/ueber-uns', label: 'Read about us' },
        },
        {
          icon: 'poles',
          title: 'Team and way of working',
          text: 'Who does what, and what happens when you report a problem.',
          link: { to: '/about', label: 'How the team works' },
        },
        {
          icon: 'north',
          title: 'Vision and mission',
          text: 'Why an IT failure should cost you no more than a morning.',
          link: { to: '/unternehmen/vision-mission', label: 'Read our vision and mission' },
        },
        {
          icon: 'road',
          title: 'Careers',
          text: 'How we work and how to apply.',
          link: { to: '/unternehmen/karriere', label: 'Careers page (in German)' },
        },
      ],
    },
    {
      kind: 'call',
      heading: 'Are we right for you?',
      actions: [{ to: '/contact', label: 'Open the contact form' }, { call: 'phone' }],
    },
  ],
}
