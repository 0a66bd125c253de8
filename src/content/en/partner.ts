import { company } from '../../company/company.ts'
import type { PageCopy } from '../page-copy.ts'

export const partner: PageCopy = {
  title: 'Partners and vendors',
  description: 'Which vendors we work with, what we use each one for, and how we choose products.',
  heading: 'The vendors whose technology we use',
  lead: 'We know these vendors’ products well. If another vendor’s product suits your business better, we recommend that instead.',
  drawing: { firewall: 'Firewall', servers: 'Servers', devices: 'Devices', sight: 'Overview' },
  blocks: [
    {
      kind: 'cards',
      heading: 'The vendors and what we use them for',
      cards: [
        {
          icon: 'plateau',
          title: 'Microsoft: endpoints and cloud',
          text: 'For sign-in, e-mail, file storage and endpoint protection, we use Microsoft products. We set up the accounts and check that the security settings suit your business.',
          about: 'cloud',
          link: { to: '/services#cloud', label: 'Cloud solutions' },
        },
        {
          icon: 'copy',
          title: 'Veeam: backup',
          text: 'The software backs up servers and workstations on a fixed schedule. We check the logs and run restore tests at set intervals.',
          about: 'backup',
          link: { to: '/services#backup', label: 'Backup and recovery' },
        },
        {
          icon: 'bastion',
          title: 'Fortinet: firewalls',
          text: 'The firewall filters traffic to and from the internet, keeps parts of your network apart and lets staff connect from home. We maintain the rules and install the updates.',
          about: 'itSecurity',
          link: { to: '/services#it-security', label: 'IT security' },
        },
        {
          icon: 'core',
          title: 'Hewlett Packard Enterprise: servers',
          text: 'The servers run the applications that should stay on your premises. We size them to your needs, set them up and monitor them.',
          link: { to: '/services#on-site-service', label: 'On-site service' },
        },
        {
          icon: 'house',
          title: 'Lenovo: workstations',
          text: 'We hand over laptops and desktop computers ready for work, with your programs installed and their disks encrypted. Each device is entered in your inventory.',
          about: 'managedServices',
          link: { to: '/services#managed-services', label: 'Managed services' },
        },
        {
          icon: 'sight',
          title: '3CX: telephony',
          text: 'Calls use your internet connection and ring on a desk phone, laptop or mobile. We set up numbers, announcements and call groups to suit the way you work.',
          about: 'telephony',
          link: { to: '/contact', label: 'Ask about telephony' },
        },
      ],
      note: 'We are partners of Microsoft and Veeam. We work with technology from Fortinet, Hewlett Packard Enterprise, Lenovo and 3CX without partner status.',
    },
    {
      kind: 'cards',
      heading: 'How we choose products',
      cards: [
        {
          title: 'Taking stock',
          text: 'We look at what you already have and how long it will last. You keep any device or licence that still serves its purpose.',
        },
        {
          title: 'Writing down the requirements',
          text: 'We note what the product has to do, and then check whether a product we know well can do it.',
        },
        {
          title: 'Giving reasons',
          text: 'We explain our proposal, including the running costs and the drawbacks.',
        },
        {
          title: 'Planning the exit',
          text: 'Before you buy, we find out how you would get your data out again if you wanted to switch.',
        },
      ],
    },
    {
      kind: 'questions',
      heading: 'Common questions about how we choose',
      questions: [
        {
          question: 'Are you tied to a vendor?',
          answer:
            'No. If another product meets your requirements better, we propose it, even if we do not otherwise use it.',
        },
        {
          question: 'You also sell hardware and software. How independent is your advice?',
          answer:
            'A fair question: sales are part of our business. We base every recommendation on your requirements and give our reasons, so that you can compare it with other offers.',
        },
        {
          question: 'Do we have to replace the equipment we have?',
          answer:
            'Rarely. We suggest replacing a device if it no longer receives security updates and cannot be isolated, or if it cannot be managed centrally. We take on whatever can be run securely.',
        },
      ],
    },
    {
      kind: 'prose',
      heading: 'Our sister company in Germany',
      paragraphs: [
        `Together with ${company.sister.name}, we look after customers’ sites in both Luxembourg and Germany.`,
      ],
      links: [{ to: '/about', label: 'About the company' }],
    },
    {
      kind: 'call',
      heading: 'A question about equipment you already own?',
      intro: 'Tell us the make and model, and we will tell you whether we can look after it.',
      actions: [
        { to: '/contact', label: 'Ask a question' },
        { call: 'phone' },
        { call: 'mail', label: 'Ask by e-mail', subject: 'Question about a product' },
      ],
    },
  ],
}
