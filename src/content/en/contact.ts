import { company } from '../../company/company.ts'
import { hoursLine } from '../hours.ts'
import type { ContactCopy } from '../page-copy.ts'
import { claimTexts } from './claims.ts'
import { hoursWords } from './hours.ts'

const { city } = company.address

export const contact: ContactCopy = {
  title: 'Contact',
  description: `Phone, e-mail, address and opening hours: how to reach our team for IT security and managed services in ${city.en}.`,
  heading: 'Talk to us',
  lead: `Tell us briefly what you need. ${claimTexts.reply ? `We reply within ${claimTexts.reply}; if` : 'If'} it is urgent, please call.`,
  actions: [
    { call: 'mail', label: 'Write an e-mail', subject: 'Enquiry from the website' },
    { call: 'phone' },
  ],
  drawing: { message: 'your message', answer: 'our answer' },
  blocks: [{ kind: 'people', heading: 'Who you can talk to' }],
  office: {
    details: 'How to reach us',
    location: 'Location',
    openMap: 'Open the address on a map',
    open: 'Open now',
    closed: (day, time) => `Closed, opens ${day} at\u00a0${time}`,
    today: 'today',
    weekdays: hoursWords.days,
    exceptHolidays: 'except on public holidays',
    hours: hoursLine(company.hours.contactPage, hoursWords),
  },
}
