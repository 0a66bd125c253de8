import { company } from '../../site/company.ts'
import type { PricedCopy } from '../price-ruler-copy.ts'
import { price } from './format.ts'
import { priceBlock, priceRuler } from './price-ruler.ts'

export const services: PricedCopy = {
  ruler: priceRuler,
  title: 'IT services at a glance',
  description:
    'Remote support, on-site service, IT security, backup, cloud and managed services for small and medium-sized businesses in Luxembourg and Germany.',
  heading: 'Our IT services',
  lead: 'We look after the computers, networks and data of small and medium-sized businesses in Luxembourg and Germany. Choose a single service, or let us run your IT.',
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
          text: 'You call and, with your permission, we connect to your screen and fix the problem while you watch. When the call ends, so does the connection.',
          points: [
            'By phone Mon–Fri, 08:00 to 18:00',
            `Without a contract, ${price(company.rates.hour)} an hour, excluding VAT`,
          ],
          link: { to: '/leistungen/managed-services', label: 'Support under contract (in German)' },
        },
        {
          id: 'on-site-service',
          icon: 'road',
          title: 'On-site service',
          text: 'We come when a device fails or the Wi-Fi keeps dropping, and write down what we change.',
          points: [
            'Repair and set-up',
            `Without a contract ${price(company.rates.hour)} an hour, plus ${price(company.rates.travel)} for travel, excluding VAT`,
          ],
          link: { to: '/leistungen/infrastruktur', label: 'Networks and devices (in German)' },
        },
        {
          id: 'it-security',
          icon: 'bastion',
          title: 'IT security',
          text: 'We check your firewall, accounts and devices, and close the most dangerous gaps first.',
          points: ['A second step when signing in (MFA)', 'Training for your team'],
          link: { to: '/leistungen/it-sicherheit', label: 'More on IT security (in German)' },
        },
        {
          id: 'backup',
          icon: 'copy',
          title: 'Backup and recovery',
          text: 'Besides the original, we keep two backups of your data on different media, one of them off-site. Every month we restore some of it as a test.',
          points: ['3-2-1 rule', 'Encrypted before it leaves your premises (AES-256)'],
          link: { to: '/leistungen/backup', label: 'More on backup (in German)' },
        },
        {
          id: 'cloud',
          icon: 'plateau',
          title: 'Cloud solutions',
          text: 'Before anything moves, we tell you what it costs, where your data will be and how you could move back.',
          points: ['Microsoft 365', 'Servers in a data centre'],
          link: { to: '/leistungen/cloud', label: 'More on the cloud (in German)' },
        },
        {
          id: 'managed-services',
          icon: 'station',
          title: 'Managed services, with 24/7 emergency support on Professional and Enterprise',
          text: 'We monitor your computers and servers, install updates and help your team.',
          points: [
            'Help, monitoring and updates',
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
      intro: 'Tell us briefly what the problem is.',
      actions: [{ call: 'form', label: 'Get in touch' }],
    },
  ],
}
