import { company } from '../../site/company.ts'
import type { ContactCopy } from '../page-copy.ts'
import { answers } from './answers.ts'
import { reach } from './reach.ts'

export const contact: ContactCopy = {
  title: 'Contact',
  description:
    'Phone, e-mail, address and hours: who answers the phone, in which languages, and when we reply to your message.',
  heading: 'Talk to us',
  lead: `Is it urgent? Call us, Monday to Friday, 08:00 to 18:00. ${answers.whoAnswers} ${answers.languages}`,
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
  blocks: [],
  office: {
    details: 'How to reach us',
    location: 'Location',
    openMap: 'Open the address on a map',
    people: { to: '/about#people', label: 'Who answers your call' },
    reach,
    next: {
      heading: 'What happens to your message',
      steps: [
        {
          title: 'We reply',
          text: `You will hear from us by e-mail or phone within ${company.promises.replyHours} hours, not counting weekends and public holidays.`,
        },
        {
          title: 'If you hear nothing',
          text: `Something has gone wrong. Please call us: ${company.phone}.`,
        },
      ],
    },
  },
}
