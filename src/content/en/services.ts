import { company } from '../../company/company.ts'
import type { PricedCopy } from '../price-ruler-copy.ts'
import { price } from './format.ts'
import { priceBlock, priceRuler } from './price-ruler.ts'

export const services: PricedCopy = {
  ruler: priceRuler,
  title: 'IT services at a glance',
  description:
    'Remote support, on-site service, IT security, backup, cloud and managed services for small and medium-sized businesses in Luxembourg and Germany.',
  heading: 'Our IT services',
  lead: 'We look after the computers, networks and data of small and medium-sized businesses in Luxembourg and Germany. Choose a single service or leave the running of your IT to us.',
  drawing: {
    first: 'Remote',
    second: 'On site',
    third: 'Security',
    fourth: 'Backup',
    fifth: 'Cloud',
    sixth: '24/7',
  },
  blocks: [
    {
      kind: 'cards',
      heading: 'From one-off help to running your IT',
      cards: [
        {
          id: 'remote-support',
          icon: 'signal',
          title: 'Remote support',
          text: 'You call and, with your permission, we connect to your screen and fix the problem while you watch. When the call ends, so does the connection. If you have no contract with us yet, you will need to accept our quote by e-mail first.',
          points: [
            'Monday to Friday, 08:00 to 17:00, and at other times by arrangement',
            'No ongoing contract needed',
          ],
          link: { to: '/leistungen/managed-services', label: 'Support under contract (in German)' },
        },
        {
          id: 'on-site-service',
          icon: 'road',
          title: 'On-site service',
          text: 'We come at the agreed time to repair devices, set up workstations or trace Wi-Fi faults, and we document what we have changed.',
          points: ['Repair and set-up of devices', 'No ongoing contract needed'],
          link: { to: '/leistungen/infrastruktur', label: 'Networks and devices (in German)' },
        },
        {
          id: 'it-security',
          about: 'itSecurity',
          icon: 'bastion',
          title: 'IT security',
          text: 'We review your firewall, accounts and devices, close the most dangerous gaps first and train your team. A security plan sets out what will be done and when.',
          points: ['Firewall and endpoint protection', 'Multi-factor sign-in', 'Awareness training'],
          link: { to: '/leistungen/it-sicherheit', label: 'More on IT security (in German)' },
        },
        {
          id: 'backup',
          about: 'backup',
          icon: 'copy',
          title: 'Backup and recovery',
          text: 'Your data exists in three copies on two media, with one copy off-site. We regularly test whether files and servers can be restored.',
          points: ['3-2-1 rule', 'Encrypted with AES-256'],
          link: { to: '/leistungen/backup', label: 'More on backup (in German)' },
        },
        {
          id: 'cloud',
          about: 'cloud',
          icon: 'plateau',
          title: 'Cloud solutions',
          text: 'We set up Microsoft 365, servers in a data centre and virtual desktops. Before anything moves, we agree with you what it will cost and where your data will be stored, and plan how you could move back.',
          points: ['Microsoft 365', 'Servers in a data centre', 'Virtual desktops'],
          link: { to: '/leistungen/cloud', label: 'More on the cloud (in German)' },
        },
        {
          id: 'managed-services',
          about: 'managedServices',
          icon: 'station',
          title: 'Managed services, with 24/7 emergency support on some plans',
          text: 'We monitor your systems and install updates, and your team has one point of contact. On the Professional or Enterprise plan, emergency support covers nights and weekends.',
          points: [
            'Help desk, monitoring and patch management',
            `From ${price(company.prices.managedServices.essential)} a month per workstation, excluding VAT`,
          ],
          link: { to: '/services#price-ruler', label: 'Work out your price' },
        },
      ],
    },
    priceBlock,
    {
      kind: 'call',
      heading: 'Which service do you need?',
      intro: 'If you are not sure, describe the problem and we will tell you how we can help.',
      actions: [{ call: 'form', label: 'Get in touch' }],
    },
  ],
}
