import { company } from '../../company/company.ts'
import { claims } from '../../company/derive.ts'
import { compact, sentences } from '../../company/optional.ts'
import { isIncluded } from '../../company/tariffs.ts'
import { isOffered, pathOf } from '../../pages.ts'
import type { Block, PageCopy } from '../page-copy.ts'
import { counted, listOf } from './format.ts'

const { region } = company

const backups = listOf(
  compact(
    claims.threeCopies && 'keep copies in separate places',
    claims.rehearsedRestores && 'run restore tests',
  ),
)

/** What is done for the mission. */
const points = compact(
  isOffered('managedServices') &&
    isIncluded('monitoring') &&
    isIncluded('patching') &&
    'We monitor systems and install the updates that close known vulnerabilities.',
  backups && `Where we look after the backups, we ${backups}.`,
  claims.trainings && 'We train our customers’ staff to handle e-mail and personal data safely.',
  'We explain, without jargon, what we do and what it costs.',
)

const mission = listOf(
  compact(
    'keep our customers’ IT running',
    isOffered('itSecurity') && 'protect it from attacks',
    isOffered('backup') && 'make sure that data can be restored after a failure',
  ),
)

export const visionMission: PageCopy = {
  title: 'Our vision and mission',
  description: `An IT failure should not threaten a small business: ${listOf(
    compact(
      'our vision',
      `our mission in ${points.length > 1 ? counted(points.length, 'points') : 'one sentence'}`,
      claims.values && 'the four values that guide our work',
    ),
  )}.`,
  heading: 'Our vision and our mission',
  lead: 'Even a business with five people should be able to carry on after an attack.',
  blocks: compact<Block>(
    {
      kind: 'prose',
      heading: 'Vision: good security for small businesses',
      paragraphs: [
        'For a small business, an IT failure should be a nuisance and not a threat to its existence. Large corporations have their own security staff; in small firms, security is usually nobody’s main job.',
        `We want small and medium-sized businesses in ${region.en} to have protection that matches their risk and fits their budget.`,
      ],
    },
    {
      kind: 'prose',
      heading: 'Mission: what we do about it',
      paragraphs: [`We ${mission}. In practice, that means:`],
      points,
    },
    claims.values && {
      kind: 'cards',
      heading: 'Our four values',
      cards: [
        {
          icon: 'bastion',
          title: 'Reliability',
          text: 'If we are going to miss a deadline, we tell you before you have to ask.',
        },
        {
          icon: 'sheet',
          title: 'Transparency',
          text: 'We tell you the price or the hourly rate before we start work. After a repair, you can read what caused the problem and what we changed.',
        },
        {
          icon: 'repair',
          title: 'Continuity',
          text: sentences(
            claims.documentation
              ? 'We document your systems so that the knowledge does not depend on one person.'
              : 'We write down what we know about your systems.',
            claims.team &&
              'When someone is ill or on holiday, a colleague who can look everything up takes over.',
          ),
        },
        {
          icon: 'north',
          title: 'Innovation',
          text: 'We recommend new technology when it saves you work or reduces a risk. We try it ourselves first, then tell you what the change will involve.',
        },
      ],
    },
    {
      kind: 'call',
      heading: 'Any questions?',
      intro: 'Tell us what you would like to know.',
      actions: [
        { to: pathOf('contact', 'en'), label: 'Ask a question' },
        { call: 'phone' },
        { to: pathOf('aboutUs', 'en'), label: 'More about us' },
      ],
    },
  ),
}
