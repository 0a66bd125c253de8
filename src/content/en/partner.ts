import type { PageCopy } from '../page-copy.ts'

export const partner: PageCopy = {
  title: 'Partners and vendors',
  description: 'Which vendors we work with, what we use each one for, and how we choose products.',
  heading: 'The vendors whose technology we use',
  lead: 'We work with these six vendors every day. If something else suits you better, we say so.',
  drawing: { firewall: 'Firewall', servers: 'Servers', devices: 'Devices', sight: 'Overview' },
  blocks: [
    {
      kind: 'cards',
      heading: 'The vendors and what we use them for',
      cards: [
        {
          icon: 'plateau',
          title: 'Microsoft: cloud and protection for your computers',
          text: 'For sign-in, e-mail, files and virus protection. We set up the accounts and check the security settings.',
          link: { to: '/services#cloud', label: 'Cloud solutions' },
        },
        {
          icon: 'copy',
          title: 'Veeam: backup',
          text: 'The software backs up servers and workstations on a fixed schedule. We read the logs and restore data as a test.',
          link: { to: '/services#backup', label: 'Backup and recovery' },
        },
        {
          icon: 'bastion',
          title: 'Fortinet: firewalls',
          text: 'The firewall protects your network from the internet and keeps guest Wi-Fi apart from the office. We maintain the rules and install the updates.',
          link: { to: '/services#it-security', label: 'IT security' },
        },
        {
          icon: 'core',
          title: 'Hewlett Packard Enterprise: servers',
          text: 'For applications that should stay on your premises. We choose the right size of server, install it and monitor it.',
          link: { to: '/leistungen/infrastruktur', label: 'Infrastructure (in German)' },
        },
        {
          icon: 'house',
          title: 'Lenovo: workstations',
          text: 'We hand over laptops and desktop computers encrypted, with your programs installed and ready for work.',
          link: { to: '/services#managed-services', label: 'Managed services' },
        },
        {
          icon: 'sight',
          title: '3CX: telephony',
          text: 'Calls come over the internet and ring on a desk phone, laptop or mobile. We set up numbers, announcements and call groups.',
          link: { to: '/contact', label: 'Ask about telephony' },
        },
      ],
      note: 'We are partners of Microsoft and Veeam. We work with technology from the other four without partner status.',
    },
    {
      kind: 'prose',
      heading: 'How we choose products',
      paragraphs: [
        'First we look at what you have. We replace or shield whatever no longer gets security updates; what still works well stays.',
        'Our proposal gives the running costs, the drawbacks and how you would take your data with you if you switched.',
      ],
    },
    {
      kind: 'prose',
      heading: 'How independent our advice is',
      paragraphs: [
        'We also sell hardware and software. That is why we give the reasons for every recommendation in writing, so that you can compare our quote with others.',
      ],
    },
    {
      kind: 'call',
      heading: 'A question about equipment you already own?',
      intro: 'Tell us the make and model.',
      actions: [{ to: '/contact', label: 'Ask a question' }, { call: 'phone' }],
    },
  ],
}
