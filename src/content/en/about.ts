import { company } from '../../company/company.ts'
import type { PageCopy } from '../page-copy.ts'

export const about: PageCopy = {
  title: 'Our team and how it works',
  description:
    'Who does what in our team, what happens when you report a problem, and what we have learned along the way.',
  heading: 'Who looks after your IT, and how',
  lead: 'We are a small team in Luxembourg.',
  drawing: { left: 'Luxembourg', right: 'Germany', below: 'France', river: 'Moselle' },
  blocks: [
    {
      kind: 'prose',
      heading: 'Our mission',
      paragraphs: [
        'Our first job is to keep your IT running. Your staff should not have to look after it on top of their own work, and you should always know what state your systems are in.',
        'One person may fill several roles, but you always know who is responsible for what. We document your systems so that whoever is covering for a colleague can help straight away.',
      ],
    },
    {
      kind: 'people',
      heading: 'Who answers you',
      intro: 'In English or German, by phone from Monday to Friday, 08:00 to 18:00.',
      people: [
        {
          role: 'Help desk',
          text: 'Takes your report, fixes what it can remotely and keeps track of open tickets.',
        },
        {
          role: 'On-site engineering',
          text: 'Installs equipment and networks, replaces what is broken and shows your team how things work.',
        },
        {
          role: 'Security',
          text: 'Reviews settings and alerts, recommends what to change and trains your staff.',
        },
        {
          role: 'Consulting',
          text: 'Stays in touch with your management, plans purchases and explains the costs.',
        },
      ],
    },
    {
      kind: 'steps',
      heading: 'What happens when you report a problem',
      steps: [
        {
          title: 'We take the call',
          text: 'The team takes your report. On the Professional or Enterprise plan, you can reach someone at any hour in an emergency.',
        },
        {
          title: 'We set the priority',
          text: 'We ask who is affected and what has stopped working, and start where it matters most.',
        },
        {
          title: 'We fix it',
          text: 'We can solve most problems remotely. When we cannot, someone comes to you with the right equipment or spare part.',
        },
        {
          title: 'We write it down',
          text: 'We document the cause and the fix. If the same fault comes back, nobody has to start from scratch.',
        },
      ],
    },
    {
      kind: 'cards',
      heading: 'What we have learned in six fields',
      cards: [
        {
          icon: 'signal',
          title: 'Support',
          text: 'We compare reports from different users: what looks like several faults often has one cause.',
        },
        {
          icon: 'bastion',
          title: 'IT security',
          text: 'Many attacks begin with a convincing e-mail, so the security plans we write cover staff training as well as firewalls and multi-factor sign-in.',
        },
        {
          icon: 'copy',
          title: 'Recovery',
          text: 'Where we run the backups, we regularly restore files and whole servers as a test, because a backup can run every night without an error and still be impossible to restore.',
        },
        {
          icon: 'repair',
          title: 'Migrations',
          text: 'Before we move servers or telephony, we agree how to tell whether the move has worked and when to go back to the old system.',
        },
        {
          icon: 'house',
          title: 'Systems built up piecemeal',
          text: 'We list what is there and deal with it in order of risk, starting with anything that no longer receives security updates.',
        },
        {
          icon: 'boundary',
          title: 'Rules in two countries',
          text: 'A company in Luxembourg that also pays tax in Germany may have to follow the retention rules of both countries. We set up archives for retention periods of up to 10 years and take the German GoBD rules into account.',
        },
      ],
    },
    {
      kind: 'prose',
      heading: 'The company behind the team',
      paragraphs: [
        `${company.name} is based in Luxembourg and works for businesses only.`,
        'We can drive to most places in Luxembourg within an hour.',
      ],
      links: [
        { to: '/unternehmen', label: 'The company at a glance' },
        { to: '/unternehmen/vision-mission', label: 'Vision and mission' },
      ],
    },
    {
      kind: 'call',
      heading: 'Any questions?',
      intro: 'Ask the people who would look after your systems.',
      actions: [
        { to: '/contact', label: 'Send a message' },
        { call: 'phone' },
        { call: 'mail', label: 'E-mail the team', subject: 'Question for the team' },
      ],
    },
  ],
}
