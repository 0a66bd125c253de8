import { company } from '../../company/company.ts'
import type { PageCopy } from '../page-copy.ts'
import { legend } from './legend.ts'

const { emergencySupportFrom, region } = company

/** The page shows both languages, one under the other: keep blocks and cards in the same order. */
export const services: PageCopy = {
  title: 'IT services at a glance',
  description: `Remote support, on-site service, IT security, backup, cloud and managed services for small and medium-sized businesses in ${region.en}.`,
  heading: 'Services for your IT',
  lead: `We look after the computers, networks and data of small and medium-sized businesses in ${region.en}. Choose a single service or hand day-to-day operations over to us.`,
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
      heading: 'From a single call to day-to-day operations',
      cards: [
        {
          id: 'remote-support',
          icon: 'signal',
          title: 'Remote support',
          text: 'You call; once you allow it, we join your screen and fix the fault while you watch. When the call ends, so does the connection.',
        },
        {
          id: 'on-site-service',
          icon: 'road',
          title: 'On-site service',
          text: 'A device has failed, new workstations are due or the Wi-Fi keeps dropping out: we come at the agreed time, fix the cause and document what we changed.',
        },
        {
          id: 'it-security',
          about: 'itSecurity',
          icon: 'bastion',
          title: 'IT security',
          text: 'We review your firewall, accounts and devices, close the most dangerous gaps first and train your team. A security concept sets out what is done when.',
        },
        {
          id: 'backup',
          about: 'backup',
          icon: 'copy',
          title: 'Backup and recovery',
          text: 'Your data is kept in three copies on two types of media, with one copy off-site. We regularly rehearse restoring files and servers.',
        },
        {
          id: 'cloud',
          about: 'cloud',
          icon: 'plateau',
          title: 'Cloud solutions',
          text: 'We set up Microsoft\u00a0365, servers in a data centre and virtual desktops. Before anything moves, we settle with you what it costs, where the data is kept and how you could leave again.',
        },
        {
          id: 'managed-services',
          about: 'managedServices',
          icon: 'station',
          title: `Managed services${emergencySupportFrom ? ' with 24/7 support' : ''}`,
          text: `We monitor your systems, install updates and help your team.${emergencySupportFrom ? ' Depending on the plan, you can reach us in an emergency at night and at weekends too.' : ''}`,
        },
      ],
    },
    legend,
    {
      kind: 'call',
      heading: 'Which service do you need?',
      intro: 'Tell us in a few sentences what it is about, and we will say how we can help.',
      actions: [{ call: 'form', label: 'Get in touch' }],
    },
  ],
}
