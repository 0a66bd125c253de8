import { company } from '../../company/company.ts'
import { isKnownCountry } from '../../company/countries.ts'
import {
  addressLine,
  claims,
  emergencySupportFrom,
  partnerVendors,
  sisterCountry,
} from '../../company/derive.ts'
import { compact, ifInMarkets, sentences } from '../../company/optional.ts'
import { isOffered, offeredServices, pathOf } from '../../pages.ts'
import { capitalized } from '../format.ts'
import { hoursCell } from '../hours.ts'
import type { Block, Card, PageCopy } from '../page-copy.ts'
import { counted, inMonths, listOf } from './format.ts'
import { hoursWords, onDays } from './hours.ts'
import { labels } from './labels.ts'
import { legalFormInSentence } from './legal-form.ts'
import { plansFrom } from './tariff-features.ts'
import { vendorTasks as tasks } from './vendor-tasks.ts'

const { founded, sister, terms } = company
const { city } = company.address

/** A firm of few years may call itself so. */
const isYoung = founded !== null && founded >= 2022

const partnerships = listOf(partnerVendors.map(({ name, task }) => `${name} (${tasks[task]})`))

/** After "We partner with"; and in a list. */
const partnerCount = {
  of: { 1: 'one vendor', 2: 'two vendors' }[partnerVendors.length] ?? 'these vendors',
  phrase: partnerVendors.length === 2 ? 'two vendor partnerships, ' : '',
}

const reasons = compact<Card>(
  {
    icon: 'signal',
    title: emergencySupportFrom ? 'Office hours and emergencies' : 'Office hours',
    text: sentences(
      `Our office is open ${onDays()}.`,
      emergencySupportFrom &&
        `On the ${plansFrom(emergencySupportFrom)} plan, emergency support covers nights and weekends.`,
    ),
  },
  claims.securityConceptWeeks && {
    icon: 'bastion',
    title: 'Security with a timetable',
    text: 'You know the dates of each step, and its price or our hourly rate, before we begin.',
  },
  claims.rehearsedRestores && {
    icon: 'copy',
    title: 'Tested restores',
    text: claims.checkedBackups
      ? 'Where we run your backups, we check every one and regularly restore files and whole servers as a test, so you know in advance how long recovery takes.'
      : 'Where we run your backups, we regularly restore files and whole servers as a test, so you know in advance how long recovery takes.',
  },
  terms.noticeMonths !== null && {
    icon: 'boundary',
    title: 'Contracts with a clear notice period',
    text: `You can end an open-ended contract at the end of any month, with ${inMonths(terms.noticeMonths)} notice.${isKnownCountry(company.country) ? ' An e-mail is enough.' : ''}`,
  },
)

const mission = listOf(
  compact(
    'to keep our customers’ IT running',
    isOffered('itSecurity') && 'to protect it from attacks',
    isOffered('backup') && 'to make sure that data can be restored after a failure',
  ),
)

/** A single reason is not counted. */
const reasonsToWork =
  reasons.length > 1 ? `${counted(reasons.length, 'reasons')} to work with us` : 'why you might work with us'

export const aboutUs: PageCopy = {
  title: `About us: ${reasons.length > 1 ? 'why choose us' : 'company'}${partnerVendors.length > 0 ? ', partnerships, contact' : ' and contact'}`,
  description: `${founded === null ? `From ${city.en}` : `Founded in ${city.en} in ${founded}`}: ${reasonsToWork}, ${partnerCount.phrase}${claims.values ? 'our values in brief' : 'our mission'} and our contact details.`,
  heading: isYoung ? 'A young IT company for small businesses' : 'An IT company for small businesses',
  lead: `We ${founded === null ? 'look' : 'have been looking'} after the IT of small and medium-sized businesses${founded === null ? '' : ` since ${founded}`}, from our base in ${city.en}.`,
  blocks: compact<Block>(
    {
      kind: 'cards',
      heading: capitalized(reasonsToWork),
      cards: reasons,
    },
    reasons.length === 1 && {
      kind: 'prose',
      heading: 'What we do for you',
      paragraphs: ['You can hand these tasks over to us, wholly or in part:'],
      points: offeredServices.map((name) => labels[name]),
    },
    {
      kind: 'prose',
      heading: founded === null ? `From ${city.en}` : `Founded in ${city.en} in ${founded}`,
      paragraphs: compact(
        sentences(
          `${company.shortName} ${legalFormInSentence}.`,
          sister && `Our sister company in ${sisterCountry?.en}, ${sister.name}, belongs to the same group.`,
        ),
        ifInMarkets(
          ['LU', 'DE'],
          'We also set up IT for businesses whose staff work on both sides of the border.',
        ),
      ),
    },
    partnerVendors.length > 0 && {
      kind: 'prose',
      heading: 'Vendor partnerships',
      paragraphs: [
        `We partner with ${partnerCount.of}: ${partnerships}.${isOffered('partner') ? ' The partner page describes what their products do for our customers.' : ''}`,
      ],
      links: [{ to: pathOf('partner', 'en'), label: 'All the vendors we use' }],
    },
    {
      kind: 'prose',
      heading: claims.values ? 'Mission, vision and values in brief' : 'Mission and vision in brief',
      link: { to: pathOf('visionMission', 'en'), label: 'Our vision and mission in detail' },
      paragraphs: [
        sentences(
          `Our mission is ${mission}. Our vision is that no IT failure should threaten the existence of a small business.`,
          claims.values && 'Four values guide us:',
        ),
      ],
      ...(claims.values && {
        points: [
          'Reliability: We only promise dates that we can keep.',
          'Transparency: You know the price or the hourly rate before work starts.',
          claims.documentation
            ? 'Continuity: We document your systems, so the knowledge does not depend on one person.'
            : 'Continuity: We write down what we know about your systems.',
          'Innovation: We try new technology ourselves before we recommend it.',
        ],
      }),
    },
    { kind: 'people', heading: 'Who looks after you' },
    {
      kind: 'table',
      heading: 'Contact details',
      head: ['How to reach us', 'Details'],
      rows: [
        ['Phone', company.phone],
        ['E-mail', company.email.general],
        ['Address', `${company.name}, ${addressLine.en}`],
        ['Office hours', hoursCell(company.hours.office, hoursWords)],
        ['Phone hours', hoursCell(company.hours.contactPage, hoursWords)],
      ],
    },
    {
      kind: 'call',
      heading: 'See if we are a good fit',
      intro: 'Describe your IT in a few sentences, and we will tell you what we can and cannot take on.',
      actions: [
        { to: pathOf('contact', 'en'), label: 'Arrange a call' },
        { call: 'phone' },
        { call: 'mail', label: 'Write an e-mail', subject: 'Enquiry about working together' },
      ],
    },
  ),
}
