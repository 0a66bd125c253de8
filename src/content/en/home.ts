import { company } from '../../company/company.ts'
import {
  claims,
  emergencySupportFrom,
  sisterCountry,
  sisterIsAbroad,
  vendorNames,
} from '../../company/derive.ts'
import { compact, fullStop, ifInMarkets, sentences } from '../../company/optional.ts'
import { isIncluded } from '../../company/tariffs.ts'
import { homeSections, isEnabled, isOffered, pathOf } from '../../pages.ts'
import { figuresOf } from '../claims.ts'
import { capitalized, measure } from '../format.ts'
import type { Block, Card } from '../page-copy.ts'
import type { HomeCopy } from '../site-plan-copy.ts'
import { claimTexts } from './claims.ts'
import { firstQuestion } from './first-question.ts'
import { inMonths, listOf } from './format.ts'
import { onDays } from './hours.ts'
import { managedServicesRate } from './prices.ts'

const { region, retention, sister, terms } = company
const { city } = company.address

/** For search engines: what the company offers, in a few words. */
const offered = listOf(
  compact(
    'IT support',
    isOffered('itSecurity') && 'security',
    isOffered('cloud') && 'cloud',
    isOffered('backup') && 'backup',
    isOffered('telephony') && 'telephony',
  ),
)

/** A card of the short services page, the only one about services in English. */
const service = (card: string) => `${pathOf('servicesOverview', 'en')}#${card}`

/** After "remotely". */
const where = [
  claims.onSiteService && (emergencySupportFrom ? ', on site' : ' and on site'),
  emergencySupportFrom && ' and, in an emergency, outside office hours too',
]
  .filter(Boolean)
  .join('')

const main = listOf(
  compact(isOffered('managedServices') && 'managed services', isOffered('itSecurity') && 'IT security'),
)

const clouds = compact(isOffered('cloud') && 'cloud', isOffered('backup') && 'backup')
const networks = compact(
  ...(isOffered('infrastructure') ? ['network', 'hardware'] : []),
  isOffered('telephony') && 'telephony',
)

/** On-site service has no page of its own. */
const onSite = claims.onSiteService
  ? { to: service('on-site-service'), label: 'On-site service' }
  : { to: pathOf('contact', 'en'), label: 'Send an enquiry' }

const enquiry = { to: pathOf('contact', 'en'), label: 'Ask about your industry' }

/** What is planned by the rules that bind a customer. */
const planned = listOf(
  compact(isOffered('emailArchiving') && 'archiving', isOffered('backup') && 'backup', 'access rights'),
)

/** What happens with servers, workstations and networks. */
const equipment = claims.hardwareSales
  ? claims.documentation
    ? 'We supply servers, workstations and network equipment, set everything up and document it.'
    : 'We supply servers, workstations and network equipment and set everything up.'
  : 'We plan networks and set up servers and workstations.'

export const home: HomeCopy = {
  title: `${isOffered('itSecurity') ? 'IT security and IT' : 'Managed IT and IT'} support in ${city.en}`,
  description: `${offered} for small and medium-sized businesses in ${region.en}${claims.onSiteService ? ', provided remotely and on site' : ', from setup to daily care'}.`,
  badge: `${main ? capitalized(main) : 'IT support'} from ${city.en}`,
  heading: ifInMarkets(['LU', 'DE'], 'Secure IT on both banks of the Moselle') ?? `Secure IT in ${region.en}`,
  lead: `We look after workstations, servers and networks for small and medium-sized businesses in ${region.en}${where && `: remotely${where}`}.`,
  actions: [
    { to: pathOf('contact', 'en'), label: 'Get in touch' },
    { to: pathOf('servicesOverview', 'en'), label: 'See our services' },
  ],
  ...(isEnabled('sitePlan') && { firstQuestion, drawing: firstQuestion.labels }),
  blocks: compact<Block>(
    {
      id: 'services',
      kind: 'cards',
      heading: 'Areas we can take off your hands',
      intro: 'Choose only what you need. Whatever already works well can stay as it is.',
      cards: compact<Card>(
        {
          icon: 'signal',
          title: 'Support and day-to-day care',
          text: sentences(
            isIncluded('helpdesk') && isIncluded('monitoring') && isIncluded('patching')
              ? 'Our help desk sorts problems out by phone or directly on your screen; monitoring and updates run in the background.'
              : 'We sort problems out by phone or directly on your screen.',
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
        clouds.length > 0 && {
          icon: 'copy',
          title: capitalized(listOf(clouds)),
          text: sentences(
            claims.threeCopies
              ? 'Your data is kept in several copies in separate places.'
              : isOffered('backup')
                ? 'We back up your data and bring it back when something is lost.'
                : 'We work out with you what belongs in the cloud and what should stay on your premises.',
            claimTexts.file &&
              claimTexts.server &&
              `We restore single files within ${claimTexts.file} and whole servers within ${claimTexts.server}.`,
          ),
          link: isOffered('backup')
            ? { to: service('backup'), label: 'Backup and recovery' }
            : { to: service('cloud'), label: 'Cloud solutions' },
        },
        networks.length > 0 && {
          icon: 'ford',
          title: capitalized(listOf(networks)),
          text: sentences(
            isOffered('infrastructure') && equipment,
            isOffered('telephony') && 'Calls run over your internet connection.',
          ),
          link: onSite,
        },
      ),
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
      paragraphs: compact(
        claims.experience &&
          (ifInMarkets(
            ['LU', 'DE'],
            `We know what work across the border involves: teams that partly live in Germany, France or Belgium and work from there on some days, and the rules of two countries. In Luxembourg accounting records are kept for ${measure(retention.commercialLawYears, 'years')}, and Germany adds its bookkeeping rules, the GoBD. We plan ${planned} for both.`,
          ) ??
            sentences(
              'We work for small businesses and know the rules that bind them.',
              `Accounting records are kept for up to ${measure(retention.commercialLawYears, 'years')}.`,
              ifInMarkets('DE', 'Electronic bookkeeping follows the German GoBD rules.'),
              `We plan ${planned} accordingly.`,
            )),
      ),
      points: compact(
        `You can reach us by phone ${onDays()}${emergencySupportFrom ? ', and in an emergency, depending on your contract, around the clock' : ''}.`,
        claimTexts.reply && `We reply to written enquiries within ${claimTexts.reply}.`,
        terms.noticeMonths !== null &&
          `You can end an ongoing contract with ${inMonths(terms.noticeMonths)} notice to the end of a month.`,
      ),
      links: [{ to: pathOf('aboutUs', 'en'), label: 'More about us' }],
    },
    {
      id: 'industries',
      about: 'industries',
      kind: 'cards',
      heading: claims.experience ? 'Industries we work for' : 'What counts in your industry',
      cards: [
        {
          icon: 'market',
          title: 'Retail',
          text: 'We keep tills and stock management apart from the guest Wi-Fi and give them a second internet connection.',
          about: 'retail',
          link: onSite,
        },
        {
          icon: 'poles',
          title: 'Service providers',
          text: 'We set up laptops and phones so that a lost device gives away no customer data.',
          about: 'smallBusiness',
          link: isOffered('cloud') ? { to: service('cloud'), label: 'Cloud solutions' } : enquiry,
        },
        {
          icon: 'ward',
          title: 'Healthcare',
          text: sentences(
            'Patient data stays confidential and available.',
            claims.agreedMaintenance && 'Maintenance happens outside consulting hours.',
          ),
          about: 'healthcare',
          link: isOffered('itSecurity') ? { to: service('it-security'), label: 'IT security' } : enquiry,
        },
        {
          icon: 'boundary',
          title: 'Advisors and tax consultants',
          text: sentences(
            'Nothing may stop just before a filing deadline.',
            claims.agreedMaintenance && 'We plan updates around yours.',
          ),
          about: 'taxAdvisors',
          link: isOffered('managedServices')
            ? { to: service('managed-services'), label: 'Managed services' }
            : enquiry,
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
          about: 'manufacturing',
          link: isOffered('backup') ? { to: service('backup'), label: 'Backup and recovery' } : enquiry,
        },
        {
          icon: 'road',
          title: 'Logistics',
          text: 'We plan Wi-Fi coverage to the last rack, so that every scanner stays connected.',
          link: enquiry,
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
            `For workstations, servers${isOffered('backup') ? ', networks and backup' : ' and networks'} we use products that we know well: from ${listOf(vendorNames)}.`,
          ],
          links: [{ to: pathOf('partner', 'en'), label: 'Our partners and vendors' }],
        },
    claims.applications && {
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
