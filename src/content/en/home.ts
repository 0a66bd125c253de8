import { company } from '../../company/company.ts'
import { isKnownCountry } from '../../company/countries.ts'
import {
  claims,
  emergencySupportFrom,
  sisterCountry,
  sisterIsAbroad,
  vendorNames,
} from '../../company/derive.ts'
import { compact, fullStop, ifInMarkets, sentences } from '../../company/optional.ts'
import { isIncluded } from '../../company/tariffs.ts'
import { caresForDevices, homeSections, isEnabled, isOffered, partOf, pathOf } from '../../pages.ts'
import { figuresOf } from '../claims.ts'
import { capitalized, measure } from '../format.ts'
import type { Block, Card } from '../page-copy.ts'
import type { HomeCopy } from '../site-plan-copy.ts'
import { claimTexts } from './claims.ts'
import { firstQuestion } from './first-question.ts'
import { inMonths, listOf } from './format.ts'
import { homePapers } from './home-proof.ts'
import { onDays } from './hours.ts'
import { managedServicesRate, pricesPath } from './prices.ts'
import { beforeConsent, countLabel } from './site-proof.ts'
import { plansFrom } from './tariff-features.ts'

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
const service = (card: string) => partOf('services', card, 'en')

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
const planned = isOffered('emailArchiving') ? 'archiving and deletion' : 'deletion'

/** What happens with servers, workstations and networks. */
const equipment = claims.hardwareSales
  ? claims.documentation
    ? 'We supply servers, workstations and network equipment, set everything up and document it.'
    : 'We supply servers, workstations and network equipment and set everything up.'
  : 'We plan networks and set up servers and workstations.'

export const home: HomeCopy = {
  title: `${isOffered('itSecurity') ? 'IT security and IT' : 'Managed IT and IT'} support in ${city.en}`,
  description: `${offered} for small and medium-sized businesses in ${region.en}${claims.onSiteService ? ', provided remotely and on site' : ', from set-up to day-to-day support'}.`,
  badge: `${main ? capitalized(main) : 'IT support'} from ${city.en}`,
  heading: ifInMarkets(['LU', 'DE'], 'Secure IT on both banks of the Moselle') ?? `Secure IT in ${region.en}`,
  lead: sentences(
    `We look after ${caresForDevices ? 'workstations, servers and networks' : 'the IT'}${caresForDevices ? ' for' : ' of'} small and medium-sized businesses in ${region.en}${claims.onSiteService ? ', remotely and on site' : ''}.`,
    emergencySupportFrom &&
      `On the ${plansFrom(emergencySupportFrom)} plan, emergency support is available around the clock.`,
  ),
  actions: [
    { to: pathOf('contact', 'en'), label: 'Get in touch' },
    { to: pathOf('servicesOverview', 'en'), label: 'See our services' },
  ],
  ...(isEnabled('sitePlan') && { firstQuestion, drawing: firstQuestion.labels }),
  blocks: compact<Block>(
    {
      id: 'services',
      kind: 'cards',
      heading: 'Tasks you can hand over to us',
      intro: 'We take on individual tasks or all of your IT.',
      cards: compact<Card>(
        {
          icon: 'signal',
          title: 'Support and day-to-day management',
          text: sentences(
            isIncluded('helpdesk') && isIncluded('monitoring') && isIncluded('patching')
              ? 'Our help desk solves problems by phone or remote access. Monitoring and updates run in the background.'
              : 'We solve problems by phone or remote access.',
            managedServicesRate && `The Essential plan starts at ${managedServicesRate}.`,
          ),
          about: 'managedServices',
          link: { to: pricesPath, label: 'Managed services and prices' },
        },
        {
          icon: 'bastion',
          title: 'IT security',
          text: sentences(
            'We check where your business is exposed, agree with you which gaps are the most dangerous and close those first.',
            claimTexts.concept &&
              `Putting a security plan into practice usually takes ${claimTexts.concept}.`,
          ),
          about: 'itSecurity',
          link: { to: service('it-security'), label: 'IT security' },
        },
        clouds.length > 0 && {
          icon: 'copy',
          title: capitalized(listOf(clouds)),
          text: sentences(
            claims.threeCopies
              ? 'We keep several copies of your data in separate places.'
              : isOffered('backup')
                ? 'We back up your data and bring it back when something is lost.'
                : 'We work out with you what belongs in the cloud and what should stay on your premises.',
            claimTexts.file &&
              claimTexts.server &&
              `We aim to restore a single file within ${claimTexts.file} and a whole server within ${claimTexts.server}.`,
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
            isOffered('telephony') && 'Phone calls run over your internet connection.',
          ),
          link: onSite,
        },
      ),
    },
    homePapers,
    figuresOf(
      {
        heading: 'Our targets for the systems we look after',
        intro: 'What is realistic for your business depends on your starting point.',
      },
      [claimTexts.outages, 'fewer outages'],
      [claimTexts.saving, 'saving on IT running costs'],
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
            `We set up IT for firms with staff who live in Germany, France or Belgium and work from home on some days. In Luxembourg, accounting records must be kept for ${measure(retention.commercialLawYears, 'years')}. If you also keep books for German tax purposes, the German bookkeeping rules (GoBD) apply, and the retention period depends on the kind of record. We plan ${planned} to fit the rules that you have to follow.`,
          ) ??
            sentences(
              'We work for small businesses and know the rules that bind them.',
              isKnownCountry(company.country) &&
                `Accounting records must be kept for up to ${measure(retention.commercialLawYears, 'years')}.`,
              ifInMarkets('DE', 'Electronic bookkeeping follows the German GoBD rules.'),
              isKnownCountry(company.country) && `We plan ${planned} accordingly.`,
            )),
      ),
      points: compact(
        `Our office is open ${onDays()}.`,
        claimTexts.reply &&
          `We reply to written enquiries within ${claimTexts.reply}, not counting weekends and public holidays.`,
        terms.noticeMonths !== null &&
          `You can end an open-ended contract at the end of any month, with ${inMonths(terms.noticeMonths)} notice.`,
        `This website loads nothing from other servers${beforeConsent}.`,
      ),
      links: [{ to: pathOf('aboutUs', 'en'), label: 'More about us' }],
      count: countLabel,
    },
    {
      id: 'industries',
      about: 'industries',
      kind: 'cards',
      heading: claims.experience ? 'Industries we work in' : 'What matters in your industry',
      cards: compact<Card>(
        {
          icon: 'market',
          title: 'Retail',
          text: 'We keep tills and stock management apart from the guest Wi-Fi.',
          about: 'retail',
          link: onSite,
        },
        {
          icon: 'poles',
          title: 'Service businesses',
          text: 'We set up laptops and phones so that whoever finds a lost device cannot easily read the customer data on it.',
          about: 'smallBusiness',
          link: isOffered('cloud') ? { to: service('cloud'), label: 'Cloud solutions' } : enquiry,
        },
        {
          icon: 'ward',
          title: 'Healthcare',
          text: sentences(
            'We restrict access to patient data to the staff who need it.',
            claims.agreedMaintenance && 'We schedule maintenance outside surgery hours.',
          ),
          about: 'healthcare',
          link: isOffered('itSecurity') ? { to: service('it-security'), label: 'IT security' } : enquiry,
        },
        {
          icon: 'boundary',
          title: 'Tax advisers and consultants',
          text: sentences(
            'We look after workstations and set up a safe way to exchange files with clients.',
            claims.agreedMaintenance && 'We plan updates around your filing deadlines.',
          ),
          about: 'taxAdvisors',
          link: isOffered('managedServices')
            ? { to: service('managed-services'), label: 'Managed services' }
            : enquiry,
        },
        isOffered('smallBusiness') && {
          icon: 'hatch',
          title: 'Real estate',
          text: 'We organise files so that property managers and sales staff see only what they need.',
        },
        {
          icon: 'works',
          title: 'Manufacturing',
          text: 'We separate the production network from the office so that malware cannot easily spread to the machines.',
          about: 'manufacturing',
          link: isOffered('backup') ? { to: service('backup'), label: 'Backup and recovery' } : enquiry,
        },
        isOffered('retail') && {
          icon: 'road',
          title: 'Logistics',
          text: `We ${claims.measuredNetworks ? 'survey the Wi-Fi in your warehouse and ' : ''}work out where the scanners need access points.`,
          link: enquiry,
        },
      ),
    },
    sister
      ? {
          id: 'partners',
          kind: 'prose',
          heading: `A sister company in ${sisterCountry?.en}`,
          paragraphs: [
            sentences(
              fullStop(`We belong to the same group as ${sister.name}`),
              sisterIsAbroad &&
                'If you have sites in both countries, the two companies look after them together.',
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
      heading: 'Working for us',
      paragraphs: [
        'If you work here, you stay with a project from the first conversation until the system is in daily use. If that appeals to you, we would like to hear from you.',
      ],
      links: [{ to: pathOf('contact', 'en'), label: 'Write to us' }],
    },
    {
      kind: 'call',
      heading: 'Tell us what is giving you trouble',
      intro: 'You do not need to prepare anything for our first conversation.',
      actions: [
        { to: pathOf('contact', 'en'), label: 'Request a consultation' },
        { call: 'phone' },
        { call: 'mail', label: 'Write an e-mail', subject: 'Request for a consultation' },
      ],
    },
  ),
}
