/** What the NIS2 directive demands, as the articles and the pages on security state it. */
export const nis2 = {
  firstReportHours: 24,
  detailedReportHours: 72,
  fineMillionEuros: 10,
  finePercentOfTurnover: 2,
} as const
