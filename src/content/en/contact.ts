import { company } from '../../company/company.ts'
import { claims } from '../../company/derive.ts'
import { compact } from '../../company/optional.ts'
import { isOffered } from '../../pages.ts'
import { hoursLine } from '../hours.ts'
import type { ContactCopy } from '../page-copy.ts'
import { claimTexts } from './claims.ts'
import { counted, listOf } from './format.ts'
import { hoursWords } from './hours.ts'

const { city } = company.address

const services = listOf(
  compact(isOffered('itSecurity') && 'IT security', isOffered('managedServices') && 'managed services'),
)

export const contact: ContactCopy = {
  title: 'Contact',
  description: `Phone, e-mail, address and opening hours: how to reach ${claims.team ? 'our team' : 'us'}${services && ` for ${services}`} in ${city.en}.`,
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
  attachedPlan: (gaps) =>
    `Your site plan is attached${gaps > 0 ? `: ${gaps === 1 ? 'one gap' : counted(gaps, 'gaps')}` : '.'}`,
}
