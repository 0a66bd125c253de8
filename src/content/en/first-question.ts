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
  start: 'Seven answers draw a security map, the picture of your IT.',
}
