import { company } from '../../company/company.ts'
import { sisterCountry, sisterIsAbroad, vendorNames } from '../../company/derive.ts'
import { compact, fullStop, ifInMarkets, sentences } from '../../company/optional.ts'
import { homeSections, isEnabled, pathOf } from '../../pages.ts'
import { figuresOf } from '../claims.ts'
import { measure } from '../format.ts'
import type { Block, PageCopy } from '../page-copy.ts'
import { claimTexts } from './claims.ts'
import { listOf } from './format.ts'
import { onDays } from './hours.ts'
import { managedServicesRate } from './prices.ts'

const { emergencySupportFrom, region, retention, sister, terms } = company
const { city } = company.address

/** For search engines: what the company offers, in a few words. */
const offered = listOf(
  compact(
    'IT support',
    isEnabled('itSecurity') && 'security',
    isEnabled('cloud') && 'cloud',
    isEnabled('backup') && 'backup',
    isEnabled('telephony') && 'telephony',
  ),
)

/** A card of the short services page, the only one about services in English. */
const service = (card: string) => `${pathOf('servicesOverview', 'en')}#${card}`

export const home: PageCopy = {
  title: `IT security and IT support in ${city.en}`,
  description: `${offered} for small and medium-sized businesses in ${region.en}, provided remotely and on site.`,
  badge: `Managed services and IT security from ${city.en}`,
  heading: ifInMarkets(['LU', 'DE'], 'Secure IT on both banks of the Moselle') ?? `Secure IT in ${region.en}`,
  lead: `We look after workstations, servers and networks for small and medium-sized businesses in ${region.en}: remotely${emergencySupportFrom ? ', on site and, in an emergency, outside office hours too' : ' and on site'}.`,
  actions: [
    { to: pathOf('contact', 'en'), label: 'Get in touch' },
    { to: pathOf('servicesOverview', 'en'), label: 'See our services' },
  ],
  blocks: compact<Block>(
    {
      id: 'services',
      kind: 'cards',
      heading: 'Areas we can take off your hands',
      intro: 'Choose only what you need. Whatever already works well can stay as it is.',
      link: { to: pathOf('sitePlan', 'en'), label: 'Seven questions show what is missing: your site plan' },
      cards: [
        {
          icon: 'signal',
          title: 'Support and day-to-day care',
          text: sentences(
            'Our help desk sorts problems out by phone or directly on your screen; monitoring and updates run in the background.',
            managedServicesRate && `From ${managedServicesRate}.`,
          ),
          about: 'managedServices',
          link: { to: service('managed-services'), label: 'Managed services' },
        },
        {
          icon: 'bastion',
          title: 'IT security',
          text: sentences(
            'We check where your business is exposed and close the gaps in an agreed order.',
            claimTexts.concept && `Putting a security concept in place takes ${claimTexts.concept}.`,
          ),
          about: 'itSecurity',
          link: { to: service('it-security'), label: 'IT security' },
        },
        {
          icon: 'copy',
          title: 'Cloud and backup',
          text: sentences(
            'Your data is kept in several copies in separate places.',
            claimTexts.file &&
              claimTexts.server &&
              `We restore single files within ${claimTexts.file} and whole servers within ${claimTexts.server}.`,
          ),
          about: 'backup',
          link: { to: service('backup'), label: 'Backup and recovery' },
        },
        {
          icon: 'ford',
          title: 'Network, hardware and telephony',
          text: 'We supply servers, workstations and network equipment, set everything up and document it. Calls run over your internet connection.',
          link: { to: service('on-site-service'), label: 'On-site service' },
        },
      ],
    },
    figuresOf(
      {
        heading: 'Our targets for the systems we look after',
        intro:
          'These are the figures we measure ourselves by. How much is realistic for your business depends on where you start.',
      },
      [claimTexts.outages, 'fewer outages'],
      [claimTexts.saving, 'cost saving'],
      [claimTexts.availability, 'availability'],
    ),
    {
      id: homeSections.company,
      kind: 'prose',
      heading: 'Why work with us',
      paragraphs: [
        ifInMarkets(
          ['LU', 'DE'],
          `We know what work across the border involves: teams that partly live in Germany, France or Belgium and work from there on some days, and the rules of two countries. In Luxembourg accounting records are kept for ${measure(retention.commercialLawYears, 'years')}, and Germany adds its bookkeeping rules, the GoBD. We plan archiving, backup and access rights for both.`,
        ) ??
          sentences(
            'We work for small businesses and know the rules that bind them.',
            `Accounting records are kept for up to ${measure(retention.commercialLawYears, 'years')}.`,
            ifInMarkets('DE', 'Electronic bookkeeping follows the German GoBD rules.'),
            'We plan archiving, backup and access rights accordingly.',
          ),
      ],
      points: compact(
        `You can reach us by phone ${onDays()}${emergencySupportFrom ? ', and in an emergency, depending on your contract, around the clock' : ''}.`,
        claimTexts.reply && `We reply to written enquiries within ${claimTexts.reply}.`,
        `You can end an ongoing contract with ${measure(terms.noticeMonths, 'months’')} notice to the end of a month.`,
      ),
      links: [{ to: pathOf('aboutUs', 'en'), label: 'More about us' }],
    },
    {
      id: 'industries',
      kind: 'cards',
      heading: 'Industries we work for',
      cards: [
        {
          icon: 'market',
          title: 'Retail',
          text: 'We keep tills and stock management apart from the guest Wi-Fi and give them a second internet connection.',
          link: { to: service('on-site-service'), label: 'On-site service' },
        },
        {
          icon: 'poles',
          title: 'Service providers',
          text: 'We set up laptops and phones so that a lost device gives away no customer data.',
          about: 'cloud',
          link: { to: service('cloud'), label: 'Cloud solutions' },
        },
        {
          icon: 'ward',
          title: 'Healthcare',
          text: 'Patient data stays confidential and available. Maintenance happens outside consulting hours.',
          about: 'itSecurity',
          link: { to: service('it-security'), label: 'IT security' },
        },
        {
          icon: 'boundary',
          title: 'Advisors and tax consultants',
          text: 'Nothing may stop just before a filing deadline. We plan updates around yours.',
          about: 'managedServices',
          link: { to: service('managed-services'), label: 'Managed services' },
        },
        {
          icon: 'hatch',
          title: 'Real estate',
          text: 'We organise files so that management and sales each see only what they need.',
        },
        {
          icon: 'works',
          title: 'Manufacturing',
          text: 'When a server fails, the machine often stops with it. We separate the production network from the office.',
          about: 'backup',
          link: { to: service('backup'), label: 'Backup and recovery' },
        },
        {
          icon: 'road',
          title: 'Logistics',
          text: 'We plan Wi-Fi coverage to the last rack, so that every scanner stays connected.',
          link: { to: pathOf('contact', 'en'), label: 'Ask about your industry' },
        },
      ],
    },
    sister
      ? {
          id: 'partners',
          kind: 'prose',
          heading: `A sister firm in ${sisterCountry?.en}`,
          paragraphs: [
            sentences(
              fullStop(
                `${company.name} is part of a group. Our sister firm in ${sisterCountry?.en} is ${sister.name}`,
              ),
              sisterIsAbroad && 'Sites in both countries are looked after under a single plan.',
            ),
          ],
          links: [{ to: pathOf('partner', 'en'), label: 'Our partners and vendors' }],
        }
      : vendorNames.length > 0 && {
          id: 'partners',
          kind: 'prose',
          heading: 'Vendors whose technology we use',
          paragraphs: [
            `For workstations, servers, networks and backup we use products that we know well: from ${listOf(vendorNames)}.`,
          ],
          links: [{ to: pathOf('partner', 'en'), label: 'Our partners and vendors' }],
        },
    {
      id: homeSections.careers,
      about: 'careers',
      kind: 'prose',
      heading: 'Working with us',
      paragraphs: [
        'In a small company you follow a job from the first conversation through to daily operation. If that appeals to you, we would like to hear from you.',
      ],
      links: [{ to: pathOf('contact', 'en'), label: 'Write to us' }],
    },
    {
      kind: 'call',
      heading: 'Tell us what is causing you trouble',
      intro: 'You need no paperwork for a first conversation. We will tell you where we would start.',
      actions: [
        { to: pathOf('contact', 'en'), label: 'Request a consultation' },
        { call: 'phone' },
        { call: 'mail', label: 'Write an e-mail', subject: 'Request for a consultation' },
      ],
    },
  ),
}
