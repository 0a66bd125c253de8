import { compact } from '../company/optional.ts'
import type { Block, Link } from './page-copy.ts'

/** What the company promises, as text; `undefined` for what it does not promise. */
export type ClaimTexts = Record<
  'outages' | 'saving' | 'availability' | 'file' | 'server' | 'reply' | 'concept' | 'rto' | 'rpo',
  string | undefined
>

/** A block of those figures that the company promises; without any there is no block. */
export function figuresOf(
  texts: { heading: string; intro?: string; link?: Link },
  ...figures: [value: string | undefined, label: string][]
): Block | undefined {
  const shown = compact(...figures.map(([value, label]) => value !== undefined && { value, label }))
  return shown.length > 0 ? { kind: 'figures', ...texts, figures: shown } : undefined
}

/** The text of a promise, if it is made. */
export function given<T>(claim: T | null, text: (claim: T) => string): string | undefined {
  return claim === null ? undefined : text(claim)
}
