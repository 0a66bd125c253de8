import { company } from '../../site/company.ts'
import type { Block } from '../page-copy.ts'
import type { PriceRulerCopy } from '../price-ruler-copy.ts'
import { answers } from './answers.ts'
import { price } from './format.ts'

export const priceRuler: PriceRulerCopy = {
  workplaces: 'Workstations',
  tariff: 'Plan',
  tariffNames: { essential: 'Essential', professional: 'Professional' },
  none: 'No plan',
  telephony: 'With a phone system, one extension per workstation',
  phoneSystems: 'Phone system',
  care: '{count}\u00a0workstations × {price} ({tariff})',
  careOfOne: '1\u00a0workstation × {price} ({tariff})',
  phoneSystem: 'Phone system, {name}',
  packageNames: { starter: 'Starter', business: 'Business', enterprise: 'Enterprise' },
  onRequest: 'on request',
  sum: 'from {price}',
  sumUnit: 'a month, excluding VAT',
  nothingChosen: 'Please choose a plan or the phone system.',
  includedIn: 'Included',
  included: {
    essential: [
      'Help desk by phone and e-mail during phone hours',
      'Monitoring of servers and workstations',
      'Updates for Windows and common programs',
    ],
    professional: [
      'Everything in Essential',
      'Backup with checks and restore tests',
      'Virus protection, firewall and a second step when signing in (MFA)',
      'A list of devices and licences',
      'Emergency support around the clock',
    ],
  },
  remainder: `Each server we look after adds ${price(company.rates.server)} a month. Setup, new devices, Microsoft 365 licences, cloud storage and call charges are extra.`,
  enquire: 'Ask for a quote with these figures',
  message: 'Hello,\n\nThis is what I worked out on your website:\n\n{lines}\n\nPlease send me a quote.',
}

/** The ruler is in this block; the note is below it. */
export const priceBlock: Block = {
  kind: 'prose',
  id: 'price-ruler',
  heading: 'What it costs per month',
  paragraphs: [],
  note: `Starting prices, excluding VAT. A workstation is a computer or a till; phones and tablets do not count. A workstation costs more if its programs need special care. Enterprise, for several sites or alongside an IT department of your own, is priced on request. No minimum term; ${company.promises.noticeMonths} months’ notice to the end of a month. ${answers.servers} ${answers.included} ${answers.travel} ${answers.hourlyRate} ${answers.response}`,
}
