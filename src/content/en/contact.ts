import { company } from '../../company/company.ts'
import { claims } from '../../company/derive.ts'
import { compact, sentences } from '../../company/optional.ts'
import { isOffered } from '../../pages.ts'
import type { ContactCopy } from '../page-copy.ts'
import { claimTexts } from './claims.ts'
import { counted, listOf, longDay } from './format.ts'
import { hoursWords } from './hours.ts'
import { reach } from './reach.ts'

const { city } = company.address

const services = listOf(
  compact(isOffered('itSecurity') && 'IT security', isOffered('managedServices') && 'managed services'),
)

export const contact: ContactCopy = {
  title: 'Contact',
  description: `Phone, e-mail, address and opening hours: how to reach ${claims.team ? 'our team' : 'us'}${services && ` for ${services}`} in ${city.en}.`,
  heading: 'Talk to us',
  lead: sentences(
    'Tell us briefly what you need.',
    claimTexts.reply && `We reply within ${claimTexts.reply}, not counting weekends and public holidays.`,
    'If it is urgent, call us during our phone hours.',
  ),
  actions: [
    { call: 'phone' },
    { call: 'mail', label: 'Write an e-mail', subject: 'Enquiry from the website' },
  ],
  drawing: {
    message: 'your message',
    answer: 'our answer',
    office: 'Office',
    phone: 'Phone',
    emergency: 'Emergency',
  },
  blocks: [{ kind: 'people', heading: 'Who you can talk to' }],
  office: {
    details: 'How to reach us',
    location: 'Location',
    openMap: 'Open the address on a map',
    weekdays: hoursWords.days,
    reach,
    surroundings: {
      kinds: { entrance: 'entrance', stop: 'stop', parking: 'car park' },
      sides: {
        north: 'to the north',
        'north-east': 'to the north-east',
        east: 'to the east',
        'south-east': 'to the south-east',
        south: 'to the south',
        'south-west': 'to the south-west',
        west: 'to the west',
        'north-west': 'to the north-west',
      },
      metres: (count) => `${count}\u00a0m`,
      fromOffice: 'From the office:',
    },
    next: {
      heading: 'What happens to your message',
      steps: [
        { title: 'We receive it', text: `Your message goes to our mailbox, ${company.email.general}.` },
        {
          title: 'We reply',
          text: claimTexts.reply
            ? `You will hear from us by e-mail or phone within ${claimTexts.reply}; weekends and public holidays do not count.`
            : 'You will hear from us by e-mail or phone.',
        },
        {
          title: 'If you hear nothing',
          text: `If no reply has reached you${claimTexts.reply ? ' by then' : ''}, something has gone wrong. Please call us: ${company.phone}.`,
        },
      ],
    },
    callback: {
      none: 'No callback needed',
      halves: { morning: 'Morning', afternoon: 'Afternoon' },
      time: (weekday, day, half) => `${weekday} ${half.toLowerCase()}, ${longDay(day)}`,
    },
  },
  attachedPlan: (gaps) =>
    `Your security map is attached${gaps > 0 ? `: ${gaps === 1 ? 'one gap' : counted(gaps, 'gaps')}` : '.'}`,
}
