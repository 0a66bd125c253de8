import { company } from '../../company/company.ts'
import type { PageCopy } from '../page-copy.ts'

export const aboutUs: PageCopy = {
  title: 'About us: why choose us, partnerships, contact',
  description:
    'Founded in Luxembourg in 2025: four reasons to work with us, two vendor partnerships, our values in brief and our contact details.',
  heading: 'A young IT company for small businesses',
  lead: 'We have been looking after the IT of small and medium-sized businesses since 2025, from our base in Luxembourg.',
  blocks: [
    {
      kind: 'cards',
      heading: 'Four reasons to work with us',
      cards: [
        {
          icon: 'signal',
          title: 'Office hours and emergencies',
          text: 'Our office is open from Monday to Friday, 08:00 to 17:00. On the Professional or Enterprise plan, emergency support covers nights and weekends.',
        },
        {
          icon: 'bastion',
          title: 'Security with a timetable',
          text: 'You know the dates of each step, and its price or our hourly rate, before we begin.',
        },
        {
          icon: 'copy',
          title: 'Tested restores',
          text: 'Where we run your backups, we check every one and regularly restore files and whole servers as a test, so you know in advance how long recovery takes.',
        },
        {
          icon: 'boundary',
          title: 'Contracts with a clear notice period',
          text: `You can end an open-ended contract at the end of any month, with ${company.promises.noticeMonths} months’ notice. An e-mail is enough.`,
        },
      ],
    },
    {
      kind: 'prose',
      heading: 'Founded in Luxembourg in 2025',
      paragraphs: [
        `${company.shortName} is a simplified private limited company under the law of Luxembourg (Sàrl-S). Our sister company in Germany, ${company.sister.name}, belongs to the same group.`,
        'We also set up IT for businesses whose staff work on both sides of the border.',
      ],
    },
    {
      kind: 'prose',
      heading: 'Vendor partnerships',
      paragraphs: [
        'We partner with two vendors: Microsoft (endpoints and cloud) and Veeam (backup). The partner page describes what their products do for our customers.',
      ],
      links: [{ to: '/partner', label: 'All the vendors we use' }],
    },
    {
      kind: 'prose',
      heading: 'Mission, vision and values in brief',
      link: { to: '/unternehmen/vision-mission', label: 'Our vision and mission in detail' },
      paragraphs: [
        'Our mission is to keep our customers’ IT running, to protect it from attacks and to make sure that data can be restored after a failure. Our vision is that no IT failure should threaten the existence of a small business. Four values guide us:',
      ],
      points: [
        'Reliability: We only promise dates that we can keep.',
        'Transparency: You know the price or the hourly rate before work starts.',
        'Continuity: We document your systems, so the knowledge does not depend on one person.',
        'Innovation: We try new technology ourselves before we recommend it.',
      ],
    },
    {
      kind: 'table',
      heading: 'Contact details',
      head: ['How to reach us', 'Details'],
      rows: [
        ['Phone', company.phone],
        ['E-mail', company.email.general],
        ['Address', `${company.name}, ${company.address.street}, ${company.address.postalCode} Luxembourg`],
        ['Office hours', 'Monday to Friday, 08:00 to 17:00'],
        ['Phone hours', 'Monday to Friday, 08:00 to 18:00'],
      ],
    },
    {
      kind: 'call',
      heading: 'See if we are a good fit',
      intro: 'Describe your IT in a few sentences, and we will tell you what we can and cannot take on.',
      actions: [
        { to: '/contact', label: 'Arrange a call' },
        { call: 'phone' },
        { call: 'mail', label: 'Write an e-mail', subject: 'Enquiry about working together' },
      ],
    },
  ],
}
