import type { Reach } from './page-copy.ts'
import type { SourceName } from './sources.ts'

/** The steps of the first hour, each with the minute at which it should have begun. */
export const stepMinutes = {
  note: 0,
  isolate: 2,
  call: 5,
  backups: 12,
  accounts: 20,
  bank: 30,
  insurer: 40,
  report: 50,
} as const

export type StepName = keyof typeof stepMinutes

export const stepNames = Object.keys(stepMinutes) as StepName[]

/** Whose names and numbers a business writes on its sheet. */
export const contactNames = ['it', 'management', 'privacy', 'insurer', 'bank', 'police', 'other'] as const

export type ContactName = (typeof contactNames)[number]

/** An office that takes reports. What stays open, a business writes on the sheet. */
type Office = {
  /** Where one reports. */
  source: SourceName
  name: string
  /** Where it has no number or address for everybody. */
  contact?: string
  purpose: string
  deadline: string
  /** The law that sets the deadline. */
  law?: SourceName
}

/** The offices of one country. */
export type OfficeGroup = { country: string; offices: Office[] }

export type EmergencyCopy = {
  title: string
  description: string
  heading: string
  callHeading: string
  phoneHours: Reach['phone']
  /** Whose contract has an emergency number. */
  customers: string
  /** Everybody else, when nobody answers the phone; before the e-mail address. */
  others: string
  stepsHeading: string
  steps: Record<StepName, { title: string; text: string }>
  /** With `{minute}`. */
  minute: string
  /** Before a line on paper. */
  doneAt: string
  /** The fields for the wall sheet, closed until wanted. */
  fill: string
  fillIntro: string
  contactsHeading: string
  contacts: Record<ContactName, string>
  /** With a line, on paper. */
  checkedOn: string
  officesHeading: string
  officesHead: [office: string, contact: string, purpose: string, deadline: string]
  officeGroups: OfficeGroup[]
  /** To whom companies report that another law than NIS2 binds. */
  financial: string
  /** On which `{day}` the offices were compared with their own pages. */
  checked: string
  print: string
  clear: string
}
