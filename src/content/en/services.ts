import { company } from '../../company/company.ts'
import { claims, emergencySupportFrom } from '../../company/derive.ts'
import { compact, sentences } from '../../company/optional.ts'
import { isIncluded } from '../../company/tariffs.ts'
import { caresForDevices, isOffered } from '../../pages.ts'
import type { Block, Card } from '../page-copy.ts'
import type { PricedCopy } from '../price-ruler-copy.ts'
import { listOf } from './format.ts'
import { legend } from './legend.ts'
import { priceBlock, priceRuler } from './price-ruler.ts'
import { managedServicesRate, pricesPath } from './prices.ts'
import { plansFrom } from './tariff-features.ts'

const { region } = company

const offered = listOf(
  compact(
    'Remote support',
    claims.onSiteService && 'on-site service',
    isOffered('itSecurity') && 'IT security',
    isOffered('backup') && 'backup',
    isOffered('cloud') && 'cloud',
    isOffered('managedServices') && 'managed services',
  ),
)

/** The page shows both languages, one under the other: keep blocks and cards in the same order. */
export const services: PricedCopy = {
  ruler: priceRuler,
  title: 'IT services at a glance',
  description: `${offered} for small and medium-sized businesses in ${region.en}.`,
  heading: 'Our IT services',
  lead: `We look after the computers, networks and data of small and medium-sized businesses in ${region.en}. ${claims.singleOrders ? 'Choose a single service or leave the running of your IT to us.' : 'You can leave the running of your IT to us.'}`,
  drawing: {
    first: 'Remote',
    ...(claims.onSiteService && { second: 'On site' }),
    ...(isOffered('itSecurity') && { third: 'Security' }),
    ...(isOffered('backup') && { fourth: 'Backup' }),
    ...(isOffered('cloud') && { fifth: 'Cloud' }),
    ...(emergencySupportFrom && { sixth: '24/7' }),
  },
  blocks: compact<Block>(
    {
      kind: 'cards',
      heading: claims.singleOrders ? 'From one-off help to running your IT' : 'What we do for your IT',
      cards: compact<Card>(
        {
          id: 'remote-support',
          icon: 'signal',
          title: 'Remote support',
          text: sentences(
            claims.approvedRemoteAccess
              ? 'You call and, with your permission, we connect to your screen and fix the problem while you watch. When the call ends, so does the connection.'
              : 'You call, and we connect to your screen and fix the problem while you watch.',
            claims.singleOrders &&
              'If you have no contract with us yet, you will need to accept our quote by e-mail first.',
          ),
        },
        claims.onSiteService && {
          id: 'on-site-service',
          icon: 'road',
          title: 'On-site service',
          text: `We come at the agreed time${caresForDevices ? ' to repair devices, set up workstations or trace Wi-Fi faults' : ''}${claims.documentation ? ', and we document what we have changed' : ''}.`,
        },
        {
          id: 'it-security',
          about: 'itSecurity',
          icon: 'bastion',
          title: 'IT security',
          text: `We review your firewall, accounts and devices${claims.trainings ? ', close the most dangerous gaps first and train your team' : ' and close the most dangerous gaps first'}.${claims.securityConceptWeeks ? ' A security plan sets out what will be done and when.' : ''}`,
        },
        {
          id: 'backup',
          about: 'backup',
          icon: 'copy',
          title: 'Backup and recovery',
          text: sentences(
            claims.threeCopies
              ? 'Your data exists in three copies on two media, with one copy off-site.'
              : 'We back up your data and bring it back when something is lost.',
            claims.rehearsedRestores && 'We regularly test whether files and servers can be restored.',
          ),
        },
        {
          id: 'cloud',
          about: 'cloud',
          icon: 'plateau',
          title: 'Cloud solutions',
          text: 'We set up Microsoft\u00a0365, servers in a data centre and virtual desktops. Before anything moves, we agree with you what it will cost and where your data will be stored, and plan how you could move back.',
        },
        {
          id: 'managed-services',
          about: 'managedServices',
          icon: 'station',
          title: `Managed services${emergencySupportFrom ? ', with 24/7 emergency support on some plans' : ''}`,
          text: sentences(
            isIncluded('monitoring') && isIncluded('patching')
              ? 'We monitor your systems and install updates, and your team has one point of contact.'
              : 'Your team has one point of contact for all IT questions.',
            emergencySupportFrom &&
              `On the ${plansFrom(emergencySupportFrom)} plan, emergency support covers nights and weekends.`,
          ),
          ...(managedServicesRate && { link: { to: pricesPath, label: 'Work out your price' } }),
        },
      ),
    },
    priceBlock,
    legend,
    {
      kind: 'call',
      heading: 'Which service do you need?',
      intro: 'If you are not sure, describe the problem and we will tell you how we can help.',
      actions: [{ call: 'form', label: 'Get in touch' }],
    },
  ),
}
