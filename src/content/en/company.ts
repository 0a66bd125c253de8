import { company } from '../../company/company.ts'
import { claims, partnerVendors, sisterCountry, sisterIsAbroad } from '../../company/derive.ts'
import { compact, sentences } from '../../company/optional.ts'
import { isEnabled, isOffered, pathOf } from '../../pages.ts'
import { hoursCell } from '../hours.ts'
import type { Card, PageCopy } from '../page-copy.ts'
import { listOf } from './format.ts'
import { hoursWords } from './hours.ts'
import { inDefaultLanguage } from './languages.ts'

const { region, sister, terms } = company
const { city, postalCode } = company.address

const hasFourReasons = claims.securityConceptWeeks && claims.rehearsedRestores && terms.noticeMonths !== null

/** What the page leads to. */
const further = compact(
  isEnabled('about') && (claims.team ? 'our team' : 'our approach'),
  isOffered('visionMission') && 'our vision',
  isOffered('careers') && 'careers',
)

const tasks = listOf(
  compact('support', isOffered('itSecurity') && 'security', isOffered('backup') && 'backup'),
)

export const companyLanding: PageCopy = {
  title: 'The company at a glance',
  description: `An IT company based in ${city.en}: key facts, field of work and opening hours${further.length > 0 ? `, plus ${listOf(further)}` : ''}.`,
  heading: `An IT company based in ${city.en}`,
  lead: `${company.name} runs and protects IT for small and medium-sized businesses in ${region.en}. Here are the key facts.`,
  drawing: { ring: 'one ring', town: 'what is there', gate: 'one gate' },
  blocks: [
    {
      kind: 'prose',
      heading: 'What we do, and for whom',
      paragraphs: [
        `We work for businesses without an IT department, and for those whose IT staff need support. We take on ${tasks}, in full or in part, and agree with you who is responsible for what.`,
        sentences(
          'We work for businesses only.',
          sister &&
            `In ${sisterCountry?.en}, ${sister.name} belongs to the same group${sisterIsAbroad ? ', so sites on both sides of the border can be looked after under one shared plan' : ''}.`,
        ),
      ],
    },
    {
      kind: 'cards',
      heading: 'More about the company',
      cards: compact<Card>(
        {
          icon: 'bridge',
          title: 'About us',
          text: `${hasFourReasons ? 'Four reasons' : 'Reasons'} a business might choose to work with us${partnerVendors.length === 2 ? ', two vendor partnerships' : ''} and all contact details.`,
          link: { to: pathOf('aboutUs', 'en'), label: 'Read about us' },
        },
        isEnabled('about') && {
          icon: 'poles',
          title: claims.team ? 'Team and way of working' : 'Way of working',
          text: claims.team
            ? 'Who does what here, and what happens when you report a problem.'
            : 'How we work, and what happens when you report a problem.',
          link: { to: pathOf('company', 'en'), label: claims.team ? 'How the team works' : 'How we work' },
        },
        {
          icon: 'north',
          title: 'Vision and mission',
          text: `What we want to achieve for small businesses${claims.values ? ', how we work towards it and which four values guide us' : ' and how we work towards it'}.`,
          link: { to: pathOf('visionMission', 'en'), label: 'Read our vision and mission' },
        },
        {
          icon: 'road',
          title: 'Careers',
          text: claims.applications
            ? 'What working here is like and how to start a conversation with us.'
            : 'How to start a conversation with us.',
          link: { to: pathOf('careers', 'en'), label: `Careers page${inDefaultLanguage}` },
        },
      ),
    },
    {
      kind: 'table',
      heading: 'Key facts',
      head: ['Item', 'Detail'],
      rows: compact(
        ['Company', company.name],
        ['Legal form', company.legalForm],
        ['Registered office', `${postalCode} ${city.en}`],
        ['Customers', `Small and medium-sized businesses in ${region.en}`],
        sister && [`Sister firm in ${sisterCountry?.en}`, sister.name],
        ['Opening hours', hoursCell(company.hours.office, hoursWords)],
      ),
    },
    {
      kind: 'call',
      heading: 'Are we a good match?',
      intro: 'A few lines or a phone call are usually enough to find out.',
      actions: [
        { to: pathOf('contact', 'en'), label: 'Open the contact form' },
        { call: 'phone' },
        { call: 'mail', label: 'Write an e-mail', subject: 'Question about the company' },
      ],
    },
  ],
}
