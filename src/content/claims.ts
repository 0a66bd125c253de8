import { company } from '../company/company.ts'
import { present } from '../company/optional.ts'
import { measure, percent } from '../language/format.ts'
import type { Block } from './page-copy.ts'

const { claims } = company
const { securityConceptWeeks: weeks } = claims

type ClaimTexts = Record<
  'outages' | 'saving' | 'availability' | 'file' | 'server' | 'reply' | 'concept' | 'rto' | 'rpo',
  string | undefined
>

/** What the company promises, as the pages write it; `undefined` for what it does not promise. */
export const claimTexts: ClaimTexts = {
  outages: given(claims.fewerOutagesPercent, (value) => `bis zu ${percent(value, 'de')}`),
  saving: given(claims.costSavingPercent, (value) => percent(value, 'de')),
  availability: given(claims.availabilityPercent, (value) => percent(value, 'de')),
  file: given(claims.restoreFileMinutes, (value) => measure(value, value === 1 ? 'Minute' : 'Minuten')),
  server: given(claims.restoreServerHours, germanHours),
  reply: given(claims.replyHours, germanHours),
  concept: given(weeks, ({ from, to }) => `${from} bis ${measure(to, 'Wochen')}`),
  rto: given(claims.rtoHours, (value) => `unter ${germanHours(value)}`),
  rpo: given(claims.rpoHours, (value) => `unter ${germanHours(value)}`),
}

/** The same for English texts, also for the notes on German pages. */
export const englishClaims: ClaimTexts = {
  outages: given(claims.fewerOutagesPercent, (value) => `up to ${percent(value, 'en')}`),
  saving: given(claims.costSavingPercent, (value) => percent(value, 'en')),
  availability: given(claims.availabilityPercent, (value) => percent(value, 'en')),
  file: given(claims.restoreFileMinutes, (value) => measure(value, value === 1 ? 'minute' : 'minutes')),
  server: given(claims.restoreServerHours, englishHours),
  reply: given(claims.replyHours, englishHours),
  concept: given(weeks, ({ from, to }) => `${from} to ${measure(to, 'weeks')}`),
  rto: given(claims.rtoHours, (value) => `under ${englishHours(value)}`),
  rpo: given(claims.rpoHours, (value) => `under ${englishHours(value)}`),
}

/** A block of those figures that the company promises; without any there is no block. */
export function figuresOf(
  texts: { heading: string; intro?: string },
  ...figures: [value: string | undefined, label: string][]
): Block | undefined {
  const shown = present(...figures.map(([value, label]) => value !== undefined && { value, label }))
  return shown.length > 0 ? { kind: 'figures', ...texts, figures: shown } : undefined
}

function given<T>(claim: T | null, text: (claim: T) => string): string | undefined {
  return claim === null ? undefined : text(claim)
}

function germanHours(hours: number): string {
  return measure(hours, hours === 1 ? 'Stunde' : 'Stunden')
}

function englishHours(hours: number): string {
  return measure(hours, hours === 1 ? 'hour' : 'hours')
}
