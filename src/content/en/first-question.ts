import type { FirstQuestion } from '../site-plan-copy.ts'

export const firstQuestion: FirstQuestion = {
  question: 'Do e-mail and remote access ask for a second step at sign-in (MFA)?',
  answers: { yes: 'Yes', no: 'No', unknown: 'Don’t know' },
  labels: {
    mfa: 'Second step',
    restore: 'Restore test',
    copy: 'Protected copy',
    updates: 'Updates',
    networks: 'Separate networks',
    leavers: 'Leavers',
    reporting: 'Reporting',
  },
  start: 'Your answer draws the first of the seven sides of your security map.',
  drawn: {
    yes: 'This wall stands.',
    no: 'There is a gap here.',
    unknown: 'This side stays hatched until you know.',
  },
  more: 'Six questions to go',
}
