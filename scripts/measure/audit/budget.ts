import { articlePath } from '../../../src/pages.ts'

/** What is measured of a page, in points, milliseconds and bytes. */
export type Measures = {
  performance: number
  accessibility: number
  bestPractices: number
  seo: number
  firstPaint: number
  largestPaint: number
  blockingTime: number
  layoutShift: number
  /** HTML with the styles in it, in brotli. */
  htmlBytes: number
  /** All that a first visit loads, with the headers of the answers. */
  totalBytes: number
}

export type Measure = keyof Measures

/** A page over its budget is told with both figures. */
export type Limit = { atLeast: number } | { atMost: number }

export type Budget = Partial<Record<Measure, Limit>>

type PageKind = 'home' | 'article'

/**
 * The marketing template that people pick for Astro, measured as this site is: Lighthouse for mobile with
 * simulated throttling, brotli, the median of three runs on one machine. In milliseconds.
 */
export const astroWind: Record<PageKind, Pick<Measures, 'firstPaint' | 'largestPaint'>> = {
  home: { firstPaint: 1218, largestPaint: 1518 },
  article: { firstPaint: 1205, largestPaint: 1505 },
}

/** The part of AstroWind's time that this site may take. */
export const partOfAstroWind = { firstPaint: 0.55, largestPaint: 0.65 }

const everywhere: Budget = {
  performance: { atLeast: 100 },
  accessibility: { atLeast: 100 },
  bestPractices: { atLeast: 100 },
  seo: { atLeast: 100 },
  layoutShift: { atMost: 0 },
  // A tap is answered at once, on a phone four times as slow as the machine that measures.
  blockingTime: { atMost: 50 },
  // Ten packets of 1,460 bytes: what a server sends before it waits for an answer.
  htmlBytes: { atMost: 14_600 },
}

/** What a page may cost. */
export function budgetFor(path: string): Budget {
  const kind = kindOf(path)
  return {
    ...everywhere,
    ...(kind && {
      firstPaint: { atMost: Math.floor(astroWind[kind].firstPaint * partOfAstroWind.firstPaint) },
      largestPaint: { atMost: Math.floor(astroWind[kind].largestPaint * partOfAstroWind.largestPaint) },
    }),
    ...(kind === 'home' && { totalBytes: { atMost: 135_000 } }),
  }
}

/** With which of AstroWind's pages a page is compared. */
export function kindOf(path: string): PageKind | undefined {
  if (path === '/') return 'home'
  // The further pages of their list stand one step deeper.
  return path.startsWith(articlePath('')) && !path.slice(articlePath('').length).includes('/')
    ? 'article'
    : undefined
}
