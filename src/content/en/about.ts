import { company } from '../../company/company.ts'
import { sisterCountry } from '../../company/derive.ts'
import { compact, ifInMarkets, sentences } from '../../company/optional.ts'
import { pathOf } from '../../pages.ts'
import { measure } from '../format.ts'
import type { PageCopy } from '../page-copy.ts'
import { onDays } from './hours.ts'
import { siteProof } from './site-proof.ts'

const { emergencySupportFrom, retention, sister } = company
const { city, postalCode } = company.address

export const about: PageCopy = {
  title: 'Our team, how it works and what it has learned',
  description:
    'Who does what in our team, what happens when you report a problem, and what working on IT for small businesses has taught us.',
  heading: 'Who looks after your IT, and how',
  lead: `Behind ${company.name} is a small team in ${city.en}. This page describes how it works and what you can expect from it.`,
  drawing: ifInMarkets(['LU', 'DE'], {
    left: 'Luxembourg',
    right: 'Germany',
    below: 'France',
    river: 'Mosel',
  }),
  blocks: [
    {
      kind: 'prose',
      heading: 'A small team with one mission',
      paragraphs: [
        'Our mission: nobody on your staff should have to look after the IT on the side any more, and you should still know at any time what state it is in.',
        'One person may hold several roles here, but every role has someone who answers for it. What we know about your systems goes into the documentation, so that whoever is covering can help straight away.',
      ],
      points: [
        'Help desk: takes your report, solves remotely whatever can be solved that way and keeps track of open cases.',
        'On-site engineering: installs equipment and networks, replaces what is broken and shows your team how things work.',
        'Security: reviews settings and alerts, proposes measures and runs the training sessions.',
        'Consulting: stays in touch with your management, plans purchases and explains the costs.',
      ],
    },
    {
      kind: 'steps',
      heading: 'What happens when you report a problem',
      steps: [
        {
          title: 'We take the call',
          text: `The team takes your report ${onDays()}.${emergencySupportFrom ? ' In an emergency, depending on your contract, you can reach someone at any hour.' : ''}`,
        },
        {
          title: 'We set the priority',
          text: 'We ask who is affected and what has stopped working. That decides what happens at once and what can wait.',
        },
        {
          title: 'We fix it',
          text: 'Most problems can be solved remotely. If not, someone comes to you with the right device or spare part.',
        },
        {
          title: 'We write it down',
          text: 'Cause and change go into the documentation. If the same fault comes back, nobody has to start from scratch.',
        },
      ],
    },
    { kind: 'people', heading: 'The people you will meet' },
    {
      kind: 'cards',
      heading: 'What we have learned in six fields',
      intro: 'What practice has taught us, and how we work because of it.',
      cards: [
        {
          icon: 'signal',
          title: 'Support',
          text: 'Recurring faults often share one cause. That is why we look at reports together as well, instead of ticking them off one by one.',
        },
        {
          icon: 'bastion',
          title: 'IT security',
          text: 'Many attacks begin with a convincing e-mail. So alongside firewall and multi-factor sign-in, our security concepts include training for your staff.',
        },
        {
          icon: 'copy',
          title: 'Recovery',
          text: 'Some backups cannot be restored although they ran every night without an error. That is why we regularly restore files and whole servers as a test.',
        },
        {
          icon: 'repair',
          title: 'Migrations',
          text: 'Moving servers or telephony calls for a way back. We decide beforehand how we will test for success and at what point we return to the old setup.',
        },
        {
          icon: 'house',
          title: 'IT that has grown over time',
          text: 'Hardly any business starts from zero. We record what is there and replace it by urgency, beginning with whatever no longer receives security updates.',
        },
        ifInMarkets(['LU', 'DE'], {
          icon: 'boundary',
          title: 'The law of two countries',
          text: `A company in Luxembourg that also pays tax in Germany has to follow the rules of both countries. We design archives for up to ${measure(retention.commercialLawYears, 'years')} of retention and take the German GoBD rules into account.`,
        }) ?? {
          icon: 'boundary',
          title: 'Retention',
          text: `Nobody may delete by mistake what has to be kept. We design archives for up to ${measure(retention.commercialLawYears, 'years')} of retention.`,
        },
      ],
    },
    {
      kind: 'prose',
      heading: 'The company behind the team',
      paragraphs: compact(
        sentences(
          `${company.name} is based in ${postalCode} ${city.en} and works for businesses only.`,
          sister &&
            `Its sister firm ${sister.name} belongs to the same group and is based in ${sisterCountry?.en}.`,
        ),
        ifInMarkets(
          'LU',
          'Luxembourg is a country of short distances: most places in it are less than an hour’s drive away. That makes no difference to remote support, but it does when a power supply has failed.',
        ),
      ),
      links: [
        { to: pathOf('company', 'de'), label: 'The company at a glance' },
        { to: pathOf('visionMission', 'en'), label: 'Vision and mission' },
      ],
    },
    siteProof,
    {
      kind: 'call',
      heading: 'Ask us your questions',
      intro: 'Whatever this page leaves open, we will gladly answer by phone or in writing.',
      actions: [
        { to: pathOf('contact', 'en'), label: 'Send a message' },
        { call: 'phone' },
        { call: 'mail', label: 'E-mail the team', subject: 'Question for the team' },
      ],
    },
  ],
}
