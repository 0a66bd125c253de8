import { company } from '../../company/company.ts'
import { given } from '../claims.ts'
import { measure } from '../format.ts'

const { retention } = company

/** How long backups of a kind are kept. */
export const keptTexts = {
  daily: given(retention.dailyDays, (value) => measure(value, value === 1 ? 'Tag' : 'Tage')),
  weekly: given(retention.weeklyWeeks, (value) => measure(value, value === 1 ? 'Woche' : 'Wochen')),
  monthly: given(retention.monthlyMonths, (value) => measure(value, value === 1 ? 'Monat' : 'Monate')),
  yearly: given(retention.yearlyYears, (value) => measure(value, value === 1 ? 'Jahr' : 'Jahre')),
}
