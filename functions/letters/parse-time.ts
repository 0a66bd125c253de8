import { companyTime } from '../../src/company/clock.ts'

const pattern =
  /^(?<day>\d{4}-\d\d-\d\d)(?:[T ](?<clock>\d\d:\d\d)(?<seconds>:\d\d)?(?:\.\d{1,6})?(?<offset>Z|[+-]\d\d:\d\d)?)?$/

/** `2026-12-01T09:00` or a day on the clock of the company, or a time with an offset of its own. `undefined`: not a time. */
export function parseTime(text: string): number | undefined {
  const { day, clock = '00:00', seconds = ':00', offset } = pattern.exec(text.trim())?.groups ?? {}
  const local = Date.parse(`${day}T${clock}${seconds}Z`)
  // 30 February would be 2 March.
  if (Number.isNaN(local) || new Date(local).toISOString().slice(0, 10) !== day) return undefined
  if (offset) return Date.parse(`${day}T${clock}${seconds}${offset}`) || undefined
  const ahead = (moment: number) => companyTime(new Date(moment)).getTime() - moment
  // The offset of a moment near by, then that of the moment itself.
  return local - ahead(local - ahead(local))
}
