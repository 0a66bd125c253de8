import type { PageCopy } from '../page-copy.ts'
import { answers } from './answers.ts'

export const about: PageCopy = {
  title: 'Our team and how it works',
  description:
    'Who answers the phone, in which languages, what happens when you report a problem, and what we have learned along the way.',
  heading: 'Who looks after your IT, and how',
  lead: `${answers.whoAnswers} ${answers.languages}`,
  drawing: { left: 'Luxembourg', right: 'Germany', below: 'France', river: 'Moselle' },
  blocks: [
    {
      kind: 'prose',
      heading: 'Our mission',
      paragraphs: [
        'Nobody in your business should have to look after IT on top of their own work, and you should always know what state it is in. When one of us is away, a colleague can take over from our notes and help you.',
      ],
    },
    {
      kind: 'people',
      heading: 'Who answers your call',
      intro: `By phone from Monday to Friday, 08:00 to 18:00. ${answers.night}`,
      people: [
        {
          role: 'Help desk',
          text: 'Answers the phone and fixes what it can remotely.',
        },
        {
          role: 'On-site engineering',
          text: 'Installs networks and replaces what is broken.',
        },
        {
          role: 'Security',
          text: 'Checks settings and alerts, and trains your staff.',
        },
        {
          role: 'Consulting',
          text: 'Plans purchases and explains what they cost.',
        },
      ],
    },
    {
      kind: 'steps',
      heading: 'What happens when you report a problem',
      steps: [
        {
          title: 'We take the call',
          text: 'We ask who is affected and what has stopped working.',
        },
        {
          title: 'We set the priority',
          text: answers.response,
        },
        {
          title: 'We fix it',
          text: 'We solve most problems remotely and the rest on your premises.',
        },
        {
          title: 'We write it down',
          text: 'We note the cause and the fix, so that next time nobody has to start from scratch.',
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
          text: 'What looks like three faults often has a single cause.',
        },
        {
          icon: 'bastion',
          title: 'IT security',
          text: 'Many attacks begin with a convincing e-mail. That is why every security concept we write includes staff training.',
        },
        {
          icon: 'copy',
          title: 'Recovery',
          text: 'A backup can run every night without an error and still be impossible to restore. That is why we restore files and whole servers as a test.',
        },
        {
          icon: 'repair',
          title: 'Migrations',
          text: 'Moving a phone system needs a way back. We agree beforehand at what point we would switch back.',
        },
        {
          icon: 'house',
          title: 'IT that has grown over the years',
          text: 'Hardly any business starts from nothing. We first replace whatever no longer gets security updates.',
        },
        {
          icon: 'boundary',
          title: 'Rules in two countries',
          text: 'If you also keep books for German tax purposes, you must observe the retention periods of both countries. Our e-mail archives are designed for both.',
        },
      ],
    },
    {
      kind: 'prose',
      heading: 'The company behind the team',
      paragraphs: ['We are based in Luxembourg and can drive to most places in the country within an hour.'],
      links: [{ to: '/unternehmen', label: 'The company at a glance' }],
    },
    {
      kind: 'call',
      heading: 'Any questions?',
      actions: [{ to: '/contact', label: 'Send a message' }, { call: 'phone' }],
    },
  ],
}
