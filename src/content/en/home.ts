import { company } from '../../company/company.ts'
import type { HomeCopy } from '../site-plan-copy.ts'
import { firstQuestion } from './first-question.ts'
import { price } from './format.ts'
import { homePapers } from './home-proof.ts'

export const home: HomeCopy = {
  title: 'IT security and IT support in Luxembourg',
  description:
    'IT support, security, cloud, backup and telephony for small and medium-sized businesses in Luxembourg and Germany, provided remotely and on site.',
  badge: 'Managed services and IT security from Luxembourg',
  heading: 'Secure IT on both banks of the Moselle',
  lead: 'We look after workstations, servers and networks for small and medium-sized businesses in Luxembourg and Germany, remotely and on site. On the Professional or Enterprise plan, emergency support is available around the clock.',
  actions: [
    { to: '/contact', label: 'Get in touch' },
    { to: '/services', label: 'See our services' },
  ],
  firstQuestion,
  drawing: firstQuestion.labels,
  blocks: [
    {
      id: 'services',
      kind: 'cards',
      heading: 'Tasks you can hand over to us',
      intro: 'We take on individual tasks or all of your IT.',
      cards: [
        {
          icon: 'signal',
          title: 'Support and day-to-day management',
          text: `Our help desk solves problems by phone or remote access. Monitoring and updates run in the background. The Essential plan starts at ${price(company.prices.managedServices.essential)} a month per workstation, excluding VAT.`,
          about: 'managedServices',
          link: { to: '/services#price-ruler', label: 'Managed services and prices' },
        },
        {
          icon: 'bastion',
          title: 'IT security',
          text: 'We check where your business is exposed, agree with you which gaps are the most dangerous and close those first. Putting a security plan into practice usually takes 2 to 4 weeks.',
          about: 'itSecurity',
          link: { to: '/services#it-security', label: 'IT security' },
        },
        {
          icon: 'copy',
          title: 'Cloud and backup',
          text: `We keep several copies of your data in separate places. We aim to restore a single file within ${company.promises.restoreFileMinutes} minutes and a whole server within ${company.promises.restoreServerHours} hours.`,
          link: { to: '/services#backup', label: 'Backup and recovery' },
        },
        {
          icon: 'ford',
          title: 'Network, hardware and telephony',
          text: 'We supply servers, workstations and network equipment, set everything up and document it. Phone calls run over your internet connection.',
          link: { to: '/services#on-site-service', label: 'On-site service' },
        },
      ],
    },
    homePapers,
    {
      kind: 'figures',
      heading: 'Our targets for the systems we look after',
      intro: 'What is realistic for your business depends on your starting point.',
      figures: [
        { value: 'up to 60%', label: 'fewer outages' },
        { value: '40%', label: 'saving on IT running costs' },
        { value: '99.9%', label: 'availability' },
      ],
    },
    {
      id: 'unternehmen',
      kind: 'prose',
      heading: 'Why work with us',
      paragraphs: [
        'We set up IT for firms with staff who live in Germany, France or Belgium and work from home on some days. In Luxembourg, accounting records must be kept for 10 years. If you also keep books for German tax purposes, the German bookkeeping rules (GoBD) apply, and the retention period depends on the kind of record. We plan archiving and deletion to fit the rules that you have to follow.',
      ],
      points: [
        'Our office is open from Monday to Friday, 08:00 to 17:00.',
        `We reply to written enquiries within ${company.promises.replyHours} hours, not counting weekends and public holidays.`,
        `You can end an open-ended contract at the end of any month, with ${company.promises.noticeMonths} months’ notice.`,
        'This website loads nothing from other servers.',
      ],
      links: [{ to: '/unternehmen/ueber-uns', label: 'More about us' }],
      count: 'Count this page’s requests',
    },
    {
      id: 'industries',
      about: 'industries',
      kind: 'cards',
      heading: 'Industries we work in',
      cards: [
        {
          icon: 'market',
          title: 'Retail',
          text: 'We keep tills and stock management apart from the guest Wi-Fi.',
          about: 'retail',
          link: { to: '/services#on-site-service', label: 'On-site service' },
        },
        {
          icon: 'poles',
          title: 'Service businesses',
          text: 'We set up laptops and phones so that whoever finds a lost device cannot easily read the customer data on it.',
          about: 'smallBusiness',
          link: { to: '/services#cloud', label: 'Cloud solutions' },
        },
        {
          icon: 'ward',
          title: 'Healthcare',
          text: 'We restrict access to patient data to the staff who need it. We schedule maintenance outside surgery hours.',
          about: 'healthcare',
          link: { to: '/services#it-security', label: 'IT security' },
        },
        {
          icon: 'boundary',
          title: 'Tax advisers and consultants',
          text: 'We look after workstations and set up a safe way to exchange files with clients. We plan updates around your filing deadlines.',
          about: 'taxAdvisors',
          link: { to: '/services#managed-services', label: 'Managed services' },
        },
        {
          icon: 'hatch',
          title: 'Real estate',
          text: 'We organise files so that property managers and sales staff see only what they need.',
        },
        {
          icon: 'works',
          title: 'Manufacturing',
          text: 'We separate the production network from the office so that malware cannot easily spread to the machines.',
          about: 'manufacturing',
          link: { to: '/services#backup', label: 'Backup and recovery' },
        },
        {
          icon: 'road',
          title: 'Logistics',
          text: 'We survey the Wi-Fi in your warehouse and work out where the scanners need access points.',
          link: { to: '/contact', label: 'Ask about your industry' },
        },
      ],
    },
    {
      id: 'partners',
      kind: 'prose',
      heading: 'A sister company in Germany',
      paragraphs: [
        `We belong to the same group as ${company.sister.name}. If you have sites in both countries, the two companies look after them together.`,
      ],
      links: [{ to: '/partner', label: 'Our partners and vendors' }],
    },
    {
      id: 'karriere',
      about: 'careers',
      kind: 'prose',
      heading: 'Working for us',
      paragraphs: [
        'If you work here, you stay with a project from the first conversation until the system is in daily use. If that appeals to you, we would like to hear from you.',
      ],
      links: [{ to: '/contact', label: 'Write to us' }],
    },
    {
      kind: 'call',
      heading: 'Tell us what is giving you trouble',
      intro: 'You do not need to prepare anything for our first conversation.',
      actions: [
        { to: '/contact', label: 'Request a consultation' },
        { call: 'phone' },
        { call: 'mail', label: 'Write an e-mail', subject: 'Request for a consultation' },
      ],
    },
  ],
}
