import { company } from '../../site/company.ts'
import type { HomeCopy } from '../site-plan-copy.ts'
import { answers } from './answers.ts'
import { firstQuestion } from './first-question.ts'
import { price } from './format.ts'

export const home: HomeCopy = {
  title: 'IT security and IT support in Luxembourg',
  description:
    'IT support, security, cloud, backup and telephony for small and medium-sized businesses in Luxembourg and Germany, provided remotely and on site.',
  badge: 'IT support and IT security from Luxembourg',
  heading: 'Secure IT on both banks of the Moselle',
  lead: 'We look after workstations, servers and networks for small and medium-sized businesses in Luxembourg and Germany.',
  actions: [
    { to: '/contact', label: 'Get in touch' },
    { to: '/services', label: 'See our services' },
  ],
  offer: {
    to: '/services#price-ruler',
    label: `from ${price(company.prices.managedServices.essential)} a month per workstation, excluding VAT`,
  },
  firstQuestion,
  drawing: firstQuestion.labels,
  blocks: [
    {
      kind: 'cards',
      heading: 'What brings you here?',
      cards: [
        {
          icon: 'boundary',
          title: 'Does NIS2 apply to my company?',
          text: 'Seven questions on the EU’s IT security law, then who is in charge and the deadlines.',
          link: { to: '/security-consulting#nis2-check', label: 'Start the NIS2 check (in German)' },
        },
        {
          icon: 'depot',
          title: 'What does it cost?',
          text: 'Find out in half a minute.',
          link: { to: '/services#price-ruler', label: 'Work out the price' },
        },
        {
          icon: 'bastion',
          title: 'We are under attack',
          text: 'Who to call, and what to do now.',
          link: { to: '/emergency', label: 'Go to the emergency sheet' },
        },
      ],
    },
    {
      id: 'services',
      kind: 'cards',
      heading: 'Tasks you can hand over to us',
      cards: [
        {
          icon: 'signal',
          title: 'Support and day-to-day management',
          text: 'By phone, remotely and on site.',
          link: { to: '/services#price-ruler', label: 'Managed services and prices' },
        },
        {
          icon: 'bastion',
          title: 'IT security',
          text: 'Within 2 to 4\u00a0weeks, you know where you are exposed and have a plan to close the gaps.',
          link: { to: '/services#it-security', label: 'IT security' },
        },
        {
          icon: 'copy',
          title: 'Cloud and backup',
          text: `Our targets: a file back within ${company.promises.restoreFileMinutes}\u00a0minutes, a server within ${company.promises.restoreServerHours}\u00a0hours.`,
          link: { to: '/services#backup', label: 'Backup and recovery' },
        },
        {
          icon: 'ford',
          title: 'Network, hardware and telephony',
          text: 'We supply your servers, computers and phone system, install them and set them up.',
          link: { to: '/services#on-site-service', label: 'How we work on site' },
        },
      ],
    },
    {
      id: 'unternehmen',
      kind: 'prose',
      heading: 'Why work with us',
      paragraphs: [],
      points: [
        answers.response,
        answers.night,
        `On working days, we reply within ${company.promises.replyHours}\u00a0hours.`,
        'Targets for the first year: up to 60% fewer outages and 40% lower IT costs than before, 99.9% availability.',
      ],
      links: [{ to: '/about#people', label: 'Who answers your call' }],
    },
    {
      id: 'industries',
      kind: 'prose',
      heading: 'Industries we work in',
      paragraphs: [
        'Retail, service businesses, healthcare, tax advisers and consultants, real estate, manufacturing and logistics.',
      ],
      links: [{ to: '/branchen', label: 'All industries (in German)' }],
    },
    {
      kind: 'cards',
      heading: 'Our group and careers',
      cards: [
        {
          id: 'partners',
          title: 'A sister company in Germany',
          text: `If you have sites in both countries, we look after them together with ${company.sister.name}.`,
          link: { to: '/unternehmen/ueber-uns', label: 'About us' },
        },
        {
          id: 'karriere',
          title: 'Working for us',
          text: 'No vacancies at the moment.',
          link: { to: '/contact', label: 'Write to us' },
        },
      ],
    },
    {
      kind: 'call',
      heading: 'Tell us what is giving you trouble',
      actions: [{ to: '/contact', label: 'Request a consultation' }, { call: 'phone' }],
    },
  ],
}
