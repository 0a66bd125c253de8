import { type SizeFigure, sizeLimits } from '../../content/nis2.ts'
import {
  type Annex,
  type Question,
  type Reason,
  type Sector,
  type SpecialCase,
  sectorsByAnnex,
  sizeFigures,
  type Verdict,
} from '../../content/nis2-check-copy.ts'
import type { Answers } from './answers.ts'

export type Result = { verdict: Verdict; reason: Reason } | { missing: Question[] }

/**
 * Whether NIS2 binds a company: Art. 2 and 3 of Directive (EU) 2022/2555, in Germany § 28 BSIG. Where one answer
 * decides, the others may be missing.
 */
export function classify(answers: Answers): Result {
  const { country, sector, special } = answers
  const has = (...cases: SpecialCase[]) => cases.some((one) => special.includes(one))
  if (country !== undefined) {
    if (has('critical', 'dns', 'qualifiedTrust')) return { verdict: 'essential', reason: 'anySize' }
    if (sector === 'finance') return { verdict: 'dora', reason: 'finance' }
    if (sector === 'none' && !has('trust', 'telecoms')) return withoutSector(answers)
  }
  const missing = missingIn(answers)
  if (missing.length > 0) return { missing }

  const size = sizeOf(answers as Record<SizeFigure, number>)
  if (has('telecoms')) return { verdict: size === 'small' ? 'important' : 'essential', reason: 'telecoms' }
  if (has('trust')) return { verdict: size === 'large' ? 'essential' : 'important', reason: 'trust' }
  if (size === 'large' && isIn('first', sector)) return { verdict: 'essential', reason: 'large' }
  if (size !== 'small') return { verdict: 'important', reason: 'medium' }
  if (has('administration')) return { verdict: 'clarify', reason: 'administration' }
  // German law has no such rule; who is that important there operates critical facilities.
  if (has('soleProvider') && country !== 'DE') return { verdict: 'clarify', reason: 'soleProvider' }
  return { verdict: answers.hasBoundCustomers ? 'supplyChain' : 'none', reason: 'small' }
}

function withoutSector({ special, hasBoundCustomers }: Answers): Result {
  if (special.includes('administration')) return { verdict: 'clarify', reason: 'administration' }
  return { verdict: hasBoundCustomers ? 'supplyChain' : 'none', reason: 'noSector' }
}

/** Telecoms and trust services belong to a sector by themselves. */
function missingIn(answers: Answers): Question[] {
  const isOfSector = answers.special.some((one) => one === 'telecoms' || one === 'trust')
  return (['country', 'sector', ...sizeFigures] as const).filter(
    (question) => answers[question] === undefined && !(question === 'sector' && isOfSector),
  )
}

/** Employees alone make a company larger; of the amounts both have to exceed the limit. */
export function sizeOf(figures: Record<SizeFigure, number>): 'small' | 'medium' | 'large' {
  const reaches = (limits: Record<SizeFigure, number>) =>
    figures.employees >= limits.employees ||
    (figures.turnover > limits.turnover && figures.balance > limits.balance)
  if (reaches(sizeLimits.large)) return 'large'
  return reaches(sizeLimits.medium) ? 'medium' : 'small'
}

function isIn(annex: Annex, sector: Sector | undefined): boolean {
  return (sectorsByAnnex[annex] as readonly (Sector | undefined)[]).includes(sector)
}
