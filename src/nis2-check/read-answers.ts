import {
  type Annex,
  checkCountries,
  ranges,
  sectorsByAnnex,
  sizeFigures,
  specialCases,
} from '../content/nis2-check-copy.ts'
import type { Answers } from './classify.ts'

const sectors = (Object.keys(sectorsByAnnex) as Annex[]).flatMap((annex) => [...sectorsByAnnex[annex]])

/** The answers in the form; whatever else is in it is ignored. */
export function readAnswers(form: FormData): Answers {
  const country = checkCountries.find((one) => one === form.get('country'))
  const sector = sectors.find((one) => one === form.get('sector'))
  const figures = sizeFigures.flatMap((figure) => {
    const value = ranges[figure].find((smallest) => String(smallest) === form.get(figure))
    return value === undefined ? [] : [[figure, value] as const]
  })
  return {
    ...(country && { country }),
    ...(sector && { sector }),
    ...Object.fromEntries(figures),
    special: specialCases.filter((one) => form.has(`special-${one}`)),
    hasBoundCustomers: form.has('customers'),
  }
}
