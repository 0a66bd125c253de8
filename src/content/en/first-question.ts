import { brand } from '../../company/company.ts'
import type { FirstQuestion } from '../site-plan-copy.ts'

export const firstQuestion: FirstQuestion = {
  question: 'Is a second factor mandatory for e-mail and remote access?',
  answers: { yes: 'Yes', no: 'No', unknown: 'Don’t know' },
  labels: {
    mfa: 'Second factor',
    restore: 'Restore test',
    copy: 'Locked copy',
    updates: 'Updates',
    networks: 'Separate networks',
    leavers: 'Leavers',
    reporting: 'Reporting',
  },
  start: `Your answer draws the first of seven ${brand.fortresses ? 'fronts' : 'sides'}.`,
  drawn: {
    yes: 'The wall stands.',
    no: 'There is a gap here.',
    unknown: `This ${brand.fortresses ? 'front' : 'side'} is unsurveyed.`,
  },
  more: 'Six questions to go',
}
