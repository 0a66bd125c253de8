import { company } from '../../company/company.ts'
import { claims, emergencySupportFrom, sisterCountry } from '../../company/derive.ts'
import { compact, ifInMarkets, sentences } from '../../company/optional.ts'
import { isIncluded } from '../../company/tariffs.ts'
import { isOffered, pathOf } from '../../pages.ts'
import { measure } from '../format.ts'
import type { Block, Card, PageCopy, Step } from '../page-copy.ts'
import { counted } from './format.ts'
import { onDays } from './hours.ts'
import { siteProof } from './site-proof.ts'
import { plansFrom } from './tariff-features.ts'

const { retention, sister } = company
const { city } = company.address

const roles = compact(
  isIncluded('helpdesk') &&
    'Help desk: takes your report, fixes what it can remotely and keeps track of open tickets.',
  claims.onSiteService &&
    'On-site engineering: installs equipment and networks, replaces what is broken and shows your team how things work.',
  isOffered('itSecurity') &&
    `Security: reviews settings and alerts${claims.trainings ? ', recommends what to change and trains your staff' : ' and recommends what to change'}.`,
  'Consulting: stays in touch with your management, plans purchases and explains the costs.',
)

/** What practice has taught, each with what follows from it. */
const lessons = compact<Card>(
  {
    icon: 'signal',
    title: 'Support',
    text: 'We compare reports from different users: what looks like several faults often has one cause.',
  },
  isOffered('itSecurity') &&
    claims.trainings && {
      icon: 'bastion',
      title: 'IT security',
      text: 'Many attacks begin with a convincing e-mail, so the security plans we write cover staff training as well as firewalls and multi-factor sign-in.',
    },
  claims.rehearsedRestores && {
    icon: 'copy',
    title: 'Recovery',
    text: 'Where we run the backups, we regularly restore files and whole servers as a test, because a backup can run every night without an error and still be impossible to restore.',
  },
  {
    icon: 'repair',
    title: 'Migrations',
    text: `Before we move servers${isOffered('telephony') ? ' or telephony' : ''}, we agree how to tell whether the move has worked and when to go back to the old system.`,
  },
  {
    icon: 'house',
    title: 'Systems built up piecemeal',
    text: 'We list what is there and deal with it in order of risk, starting with anything that no longer receives security updates.',
  },
  isOffered('emailArchiving') &&
    (ifInMarkets(['LU', 'DE'], {
      icon: 'boundary',
      title: 'Rules in two countries',
      text: `A company in Luxembourg that also pays tax in Germany may have to follow the retention rules of both countries. We set up archives for retention periods of up to ${measure(retention.commercialLawYears, 'years')} and take the German GoBD rules into account.`,
    }) ?? {
      icon: 'boundary',
      title: 'Retention',
      text: `What has to be kept must not be deleted by mistake. We set up archives for retention periods of up to ${measure(retention.commercialLawYears, 'years')}.`,
    }),
)

export const about: PageCopy = {
  title: claims.team ? 'Our team and how it works' : 'How we work',
  description: `${claims.team ? 'Who does what in our team' : 'How we work'}, what happens when you report a problem, and ${claims.experience ? 'what we have learned along the way' : 'where our company is based'}.`,
  heading: 'Who looks after your IT, and how',
  lead: claims.team ? `We are a small team in ${city.en}.` : `${company.name} works from ${city.en}.`,
  drawing: ifInMarkets(['LU', 'DE'], {
    left: 'Luxembourg',
    right: 'Germany',
    below: 'France',
    river: 'Moselle',
  }),
  blocks: compact<Block>(
    {
      kind: 'prose',
      heading: claims.team ? 'Our mission and our roles' : 'Our mission',
      paragraphs: compact(
        'Our first job is to keep your IT running. Your staff should not have to look after it on top of their own work, and you should always know what state your systems are in.',
        sentences(
          claims.team &&
            'One person may fill several of the roles below, but you always know who is responsible for what.',
          claims.documentation &&
            `We document your systems${claims.team ? ' so that whoever is covering for a colleague can help straight away' : ''}.`,
        ),
      ),
      points: claims.team ? roles : [],
    },
    {
      kind: 'steps',
      heading: 'What happens when you report a problem',
      steps: compact<Step>(
        {
          title: 'We take the call',
          text: `You can reach ${claims.team ? 'the team' : 'us'} by phone ${onDays(company.hours.contactPage)}.${emergencySupportFrom ? ` On the ${plansFrom(emergencySupportFrom)} plan, you can reach someone at any hour in an emergency.` : ''}`,
        },
        {
          title: 'We set the priority',
          text: 'We ask who is affected and what has stopped working, and start where it matters most.',
        },
        {
          title: 'We fix it',
          text: sentences(
            'We can solve most problems remotely.',
            claims.onSiteService &&
              'When we cannot, someone comes to you with the right equipment or spare part.',
          ),
        },
        claims.documentation && {
          title: 'We write it down',
          text: 'We document the cause and the fix. If the same fault comes back, nobody has to start from scratch.',
        },
      ),
    },
    { kind: 'people', heading: 'The people you will meet' },
    claims.experience && {
      kind: 'cards',
      heading: `What we have learned in ${counted(lessons.length, 'fields')}`,
      cards: lessons,
    },
    {
      kind: 'prose',
      heading: claims.team ? 'The company behind the team' : 'The company',
      paragraphs: compact(
        sentences(
          `${company.name} is based in ${city.en}${claims.businessOnly ? ' and works for businesses only' : ''}.`,
          sister && `Its sister company, ${sister.name}, is based in ${sisterCountry?.en}.`,
        ),
        claims.onSiteService &&
          ifInMarkets('LU', 'We can drive to most places in Luxembourg within an hour.'),
      ),
      links: [
        { to: pathOf('company', 'de'), label: 'The company at a glance' },
        { to: pathOf('visionMission', 'en'), label: 'Vision and mission' },
      ],
    },
    siteProof,
    {
      kind: 'call',
      heading: 'Any questions?',
      intro: claims.team
        ? 'Ask the people who would look after your systems.'
        : 'Tell us what you would like to know.',
      actions: [
        { to: pathOf('contact', 'en'), label: 'Send a message' },
        { call: 'phone' },
        claims.team
          ? { call: 'mail', label: 'E-mail the team', subject: 'Question for the team' }
          : { call: 'mail', label: 'Write an e-mail', subject: 'Question about how you work' },
      ],
    },
  ),
}
