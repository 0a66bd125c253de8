import type { PricedCopy } from '../price-ruler-copy.ts'
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
        },
        {
          id: 'on-site-service',
          icon: 'road',
          title: 'On-site service',
          text: 'We come at the agreed time to repair devices, set up workstations or trace Wi-Fi faults, and we document what we have changed.',
        },
        {
          id: 'it-security',
          about: 'itSecurity',
          icon: 'bastion',
          title: 'IT security',
          text: 'We review your firewall, accounts and devices, close the most dangerous gaps first and train your team. A security plan sets out what will be done and when.',
        },
        {
          id: 'backup',
          about: 'backup',
          icon: 'copy',
          title: 'Backup and recovery',
          text: 'Your data exists in three copies on two media, with one copy off-site. We regularly test whether files and servers can be restored.',
        },
        {
          id: 'cloud',
          about: 'cloud',
          icon: 'plateau',
          title: 'Cloud solutions',
          text: 'We set up Microsoft 365, servers in a data centre and virtual desktops. Before anything moves, we agree with you what it will cost and where your data will be stored, and plan how you could move back.',
        },
        {
          id: 'managed-services',
          about: 'managedServices',
          icon: 'station',
          title: 'Managed services, with 24/7 emergency support on some plans',
          text: 'We monitor your systems and install updates, and your team has one point of contact. On the Professional or Enterprise plan, emergency support covers nights and weekends.',
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
