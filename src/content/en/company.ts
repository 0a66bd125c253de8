import { company } from '../../company/company.ts'
import type { PageCopy } from '../page-copy.ts'

export const companyLanding: PageCopy = {
  title: 'The company at a glance',
  description:
    'An IT company based in Luxembourg: field of work and office hours, plus our team, our vision and careers.',
  heading: 'An IT company based in Luxembourg',
  lead: `${company.name} runs and protects IT for small and medium-sized businesses in Luxembourg and Germany.`,
  drawing: { ring: 'one ring', town: 'what you have', gate: 'one gate' },
  blocks: [
    {
      kind: 'prose',
      heading: 'What we do, and for whom',
      paragraphs: [
        'We work for businesses without an IT department, and for those whose IT staff need a hand. We take on support, security and backup, in full or in part, and agree with you who is responsible for what.',
        `We do not serve consumers. Together with our sister company in Germany, ${company.sister.name}, we look after sites on both sides of the border.`,
        'Our office is open from Monday to Friday, 08:00 to 17:00.',
      ],
    },
    {
      kind: 'cards',
      heading: 'More about the company',
      cards: [
        {
          icon: 'bridge',
          title: 'About us',
          text: 'Four reasons to work with us, two vendor partnerships and our contact details.',
          link: { to: '/unternehmen/ueber-uns', label: 'Read about us' },
        },
        {
          icon: 'poles',
          title: 'Team and way of working',
          text: 'Who does what here, and what happens when you report a problem.',
          link: { to: '/about', label: 'How the team works' },
        },
        {
          icon: 'north',
          title: 'Vision and mission',
          text: 'What we want to achieve for small businesses, how we work towards it and the four values that guide us.',
          link: { to: '/unternehmen/vision-mission', label: 'Read our vision and mission' },
        },
        {
          icon: 'road',
          title: 'Careers',
          text: 'What working here is like, and how to apply.',
          link: { to: '/unternehmen/karriere', label: 'Careers page (in German)' },
        },
      ],
    },
    {
      kind: 'call',
      heading: 'Are we right for you?',
      intro: 'Call us, or describe your IT in a few sentences.',
      actions: [
        { to: '/contact', label: 'Open the contact form' },
        { call: 'phone' },
        { call: 'mail', label: 'Write an e-mail', subject: 'Question about the company' },
      ],
    },
  ],
}
