import { company } from '../../site/company.ts'
import type { PageCopy } from '../page-copy.ts'
import { answers } from './answers.ts'

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
          title: 'There when it is urgent',
          text: `Call us from Monday to Friday between eight and six, and we pick up. ${answers.night}`,
        },
        {
          icon: 'bastion',
          title: 'Security with a timetable',
          text: 'Before we begin, you know the fixed price or the hourly rate, and when the work will be done.',
        },
        {
          icon: 'copy',
          title: 'Tested restores',
          text: 'We regularly restore data from your backups as a test, so you know in advance how long a restore takes.',
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
        `We are a simplified private limited company under the law of Luxembourg (Sàrl-S). Together with our sister company in Germany, ${company.sister.name}, we look after businesses that work on both sides of the Moselle. ${answers.insurance}`,
      ],
    },
    {
      kind: 'prose',
      heading: 'Vendor partnerships',
      paragraphs: ['We are partners of Microsoft (cloud and virus protection) and Veeam (backup).'],
      links: [{ to: '/partner', label: 'All the vendors we use' }],
    },
    {
      kind: 'prose',
      heading: 'Mission, vision and values in brief',
      link: { to: '/unternehmen/vision-mission', label: 'Our vision and mission in detail' },
      paragraphs: [
        'Our mission is to keep IT running, to protect it from attacks and to bring data back after a failure. Our vision is that an IT failure should cost a small business a morning, not the business.',
      ],
      points: [
        'Reliability: We keep our promises.',
        'Transparency: You know the price or the hourly rate beforehand.',
        'Continuity: What we know is written down.',
        'Innovation: We try new technology ourselves first.',
      ],
    },
    {
      kind: 'table',
      heading: 'Contact details',
      head: ['How to reach us', 'Details'],
      rows: [
        ['Phone', company.phone],
        ['Phone hours', 'Monday to Friday, 08:00 to 18:00'],
        ['E-mail', company.email.general],
        ['Address', `${company.name}, ${company.address.street}, ${company.address.postalCode} Luxembourg`],
        ['Office hours', 'Monday to Friday, 08:00 to 17:00'],
      ],
    },
    {
      kind: 'call',
      heading: 'See if we are a good fit',
      actions: [{ to: '/contact', label: 'Arrange a call' }, { call: 'phone' }],
    },
  ],
}
