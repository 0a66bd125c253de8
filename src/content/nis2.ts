/** What the NIS2 directive demands, as the articles and the pages on security state it. */
export const nis2 = {
  firstReportHours: 24,
  detailedReportHours: 72,
  fineMillionEuros: 10,
  finePercentOfTurnover: 2,
} as const

/**
 * When a company is medium-sized or large, by Recommendation 2003/361/EC: it has at least so many employees, or
 * exceeds both amounts in euros.
 */
export const sizeLimits = {
  medium: { employees: 50, turnover: 10_000_000, balance: 10_000_000 },
  large: { employees: 250, turnover: 50_000_000, balance: 43_000_000 },
} as const

export type SizeFigure = keyof (typeof sizeLimits)['medium']
