import { company } from '../../company/company.ts'
import { claims, partnerVendors, sisterCountry, sisterIsAbroad, townLine } from '../../company/derive.ts'
import { compact, fullStop, sentences } from '../../company/optional.ts'
import { isEnabled, isOffered, pathOf } from '../../pages.ts'
import { hoursCell } from '../hours.ts'
import type { Card, PageCopy } from '../page-copy.ts'
import { listOf } from './format.ts'
import { hoursWords } from './hours.ts'
import { inDefaultLanguage } from './languages.ts'
import { legalFormInFull } from './legal-form.ts'

const { region, sister, terms } = company
const { city } = company.address

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
  description: `An IT company based in ${city.en}: key facts, field of work and office hours${further.length > 0 ? `, plus ${listOf(further)}` : ''}.`,
  heading: `An IT company based in ${city.en}`,
  lead: `${company.name} runs and protects IT for small and medium-sized businesses in ${region.en}.`,
  drawing: { ring: 'one ring', town: 'what you have', gate: 'one gate' },
  blocks: [
    {
      kind: 'prose',
      heading: 'What we do, and for whom',
      paragraphs: compact(
        `We work for businesses without an IT department, and for those whose IT staff need a hand. We take on ${tasks}, in full or in part, and agree with you who is responsible for what.`,
        (claims.businessOnly || sister) &&
          sentences(
            claims.businessOnly && 'We do not serve consumers.',
            sister &&
              (sisterIsAbroad
                ? `Together with our sister company in ${sisterCountry?.en}, ${sister.name}, we look after sites on both sides of the border.`
                : fullStop(`We belong to the same group as ${sister.name}`)),
          ),
      ),
    },
    {
      kind: 'cards',
      heading: 'More about the company',
      cards: compact<Card>(
        {
          icon: 'bridge',
          title: 'About us',
          text: `${hasFourReasons ? 'Four reasons' : 'Reasons'} to work with us${partnerVendors.length === 2 ? ', two vendor partnerships' : ''} and our contact details.`,
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
          text: `What we want to achieve for small businesses${claims.values ? ', how we work towards it and the four values that guide us' : ' and how we work towards it'}.`,
          link: { to: pathOf('visionMission', 'en'), label: 'Read our vision and mission' },
        },
        {
          icon: 'road',
          title: 'Careers',
          text: claims.applications
            ? 'What working here is like, and how to apply.'
            : 'How to talk to us about a job.',
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
        ['Legal form', legalFormInFull],
        ['Registered office', townLine.en],
        ['Customers', `Small and medium-sized businesses in ${region.en}`],
        sister && [`Sister company in ${sisterCountry?.en}`, sister.name],
        ['Office hours', hoursCell(company.hours.office, hoursWords)],
      ),
    },
    {
      kind: 'call',
      heading: 'Are we right for you?',
      intro: 'Call us, or describe your IT in a few sentences.',
      actions: [
        { to: pathOf('contact', 'en'), label: 'Open the contact form' },
        { call: 'phone' },
        { call: 'mail', label: 'Write an e-mail', subject: 'Question about the company' },
      ],
    },
  ],
}
