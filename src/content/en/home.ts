import { company } from '../../company/company.ts'
import type { HomeCopy } from '../site-plan-copy.ts'
import { firstQuestion } from './first-question.ts'
import { price } from './format.ts'

export const home: HomeCopy = {
  title: 'IT security and IT support in Luxembourg',
  description:
    'IT support, security, cloud, backup and telephony for small and medium-sized businesses in Luxembourg and Germany, provided remotely and on site.',
  badge: 'Managed services and IT security from Luxembourg',
  heading: 'Secure IT on both banks of the Moselle',
  lead: 'We look after workstations, servers and networks for small and medium-sized businesses in Luxembourg and Germany, remotely and on site.',
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
          icon: 'depot',
          title: 'What does it cost?',
          text: 'The price for your workstations in half a minute.',
          link: { to: '/services#price-ruler', label: 'Work out the price' },
        },
        {
          icon: 'boundary',
          title: 'Does NIS2 apply to my company?',
          text: 'Seven questions, then the authority, the deadlines and the sources.',
          link: { to: '/security-consulting#nis2-check', label: 'Start the NIS2 check (in German)' },
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
          text: 'Our help desk solves problems by phone or remote access. Monitoring and updates run in the background.',
          about: 'managedServices',
          link: { to: '/services#price-ruler', label: 'Managed services and prices' },
        },
        {
          icon: 'bastion',
          title: 'IT security',
          text: 'We check where your business is exposed and close the gaps, usually within 2 to 4 weeks.',
          about: 'itSecurity',
          link: { to: '/services#it-security', label: 'IT security' },
        },
        {
          icon: 'copy',
          title: 'Cloud and backup',
          text: `We aim to restore a single file within ${company.promises.restoreFileMinutes} minutes and a whole server within ${company.promises.restoreServerHours} hours.`,
          link: { to: '/services#backup', label: 'Backup and recovery' },
        },
        {
          icon: 'ford',
          title: 'Network, hardware and telephony',
          text: 'We supply servers, workstations and network equipment, and set up the phone system.',
          link: { to: '/services#on-site-service', label: 'On-site service' },
        },
      ],
    },
    {
      id: 'unternehmen',
      kind: 'prose',
      heading: 'Why work with us',
      paragraphs: [],
      points: [
        'With our care: up to 60% fewer outages, 40% lower running costs of IT, 99.9% availability.',
        'In an emergency, customers on the Professional or Enterprise plan reach us around the clock.',
        `We reply to written enquiries within ${company.promises.replyHours} hours, not counting weekends and public holidays.`,
        `You can end an open-ended contract at the end of any month, with ${company.promises.noticeMonths} months’ notice.`,
        'This website loads nothing from other servers.',
      ],
      links: [
        {
          to: '/services#backup',
          label: `Restore in writing: 4 minutes, target ${company.promises.restoreFileMinutes} (specimen)`,
        },
        { to: '/services#managed-services', label: 'Inventory: each device with its next step (specimen)' },
        { to: '/services#remote-support', label: 'Handover plan: four weeks, with a test (specimen)' },
        { to: '/about#people', label: 'Who answers you' },
      ],
    },
    {
      id: 'industries',
      about: 'industries',
      kind: 'prose',
      heading: 'Industries we work in',
      paragraphs: [
        'Retail, service businesses, healthcare, tax advisers and consultants, real estate, manufacturing and logistics.',
      ],
      links: [
        { to: '/branchen', label: 'All industries (in German)' },
        { to: '/contact', label: 'Ask about your industry' },
      ],
    },
    {
      kind: 'cards',
      heading: 'Who else belongs to us',
      cards: [
        {
          id: 'partners',
          title: 'A sister company in Germany',
          text: `We belong to the same group as ${company.sister.name}. If you have sites in both countries, the two companies look after them together.`,
          link: { to: '/partner', label: 'Our partners and vendors' },
        },
        {
          id: 'karriere',
          title: 'Working for us',
          text: 'If you work here, you stay with a project from the first conversation until the system is in daily use.',
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
