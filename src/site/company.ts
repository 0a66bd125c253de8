import { company as facts } from './company.json'
import type { Timetable } from './week.ts'

/*
 * Every fact about the company is in `company.json`; `company.schema.json` explains each, and builds check them by it.
 * Imported by name: an import of the whole file would put it into every bundle.
 */

type Company = Omit<typeof facts, 'hours'> & {
  hours: Record<'office' | 'phone', Timetable>
}

export const company: Company = facts

export { placeholders } from './company.json'
