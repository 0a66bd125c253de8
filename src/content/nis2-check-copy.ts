import { type SizeFigure, sizeLimits } from './nis2.ts'
import type { SourceName } from './sources.ts'

/** Where a company is established: a country whose law the check knows, or another one of the EU. */
export const checkCountries = ['LU', 'DE', 'other'] as const

export type CheckCountry = (typeof checkCountries)[number]

/** The sectors of the directive by their annex, some of them together; `finance` has a law of its own. */
export const sectorsByAnnex = {
  first: [
    ...(['energy', 'transport', 'finance', 'health', 'water', 'digitalInfrastructure'] as const),
    ...(['itServices', 'space'] as const),
  ],
  second: ['post', 'waste', 'chemicals', 'food', 'manufacturing', 'digitalProviders', 'research'],
  none: ['none'],
} as const

export type Annex = keyof typeof sectorsByAnnex

export type Sector = (typeof sectorsByAnnex)[Annex][number]

/** What counts regardless of the size of a company, or from another size on. */
export const specialCases = [
  ...(['critical', 'dns', 'qualifiedTrust', 'trust', 'telecoms'] as const),
  ...(['soleProvider', 'administration'] as const),
]

export type SpecialCase = (typeof specialCases)[number]

/** Each range of a figure by the smallest number in it. */
export const ranges = {
  employees: [0, sizeLimits.medium.employees, sizeLimits.large.employees],
  turnover: [0, sizeLimits.medium.turnover + 1, sizeLimits.large.turnover + 1],
  balance: [0, sizeLimits.medium.balance + 1, sizeLimits.large.balance + 1],
} as const satisfies Record<SizeFigure, readonly number[]>

export const sizeFigures = Object.keys(ranges) as SizeFigure[]

/** `essential` and `important` entities are bound; of `clarify` an authority decides. */
export type Verdict = 'essential' | 'important' | 'clarify' | 'dora' | 'supplyChain' | 'none'

export type Reason =
  | ('anySize' | 'telecoms' | 'trust' | 'large' | 'medium' | 'finance')
  | ('soleProvider' | 'administration' | 'small' | 'noSector')

export type Question = 'country' | 'sector' | SizeFigure

/** What follows for those who are bound by the law of a country. */
export type LawOfCountry = {
  name: string
  essential: string
  authority: string
  financeAuthority: string
  registration: string
  administration: string
  note?: string
  sources: { source: SourceName; label: string }[]
}

export type Nis2CheckCopy = {
  heading: string
  intro: string
  laws: Record<CheckCountry, LawOfCountry>
  questions: Record<Question | 'special' | 'customers', string>
  hints: Record<'employees' | 'money' | 'special', string>
  annexes: Record<Annex, string>
  choose: string
  sectors: Record<Sector, string>
  /** In the order of `ranges`. */
  ranges: Record<SizeFigure, readonly [string, string, string]>
  special: Record<SpecialCase, string>
  customers: string
  submit: string
  reset: string
  missing: string
  /** With the `{name}` that a law has for those in its stricter group. */
  essential: string
  verdicts: Record<Exclude<Verdict, 'essential'>, string>
  reasons: Record<Reason, string>
  terms: Record<'authority' | 'registration' | 'reporting' | 'supervision' | 'next', string>
  reporting: string
  supervision: Record<'essential' | 'important', string>
  next: Record<'clarify' | 'dora' | 'supplyChain' | 'none', string>
  limits: string
  noAdvice: string
  sources: string
  unionLaws: LawOfCountry['sources']
  enquire: string
  message: { start: string; result: string; end: string; none: string }
}
