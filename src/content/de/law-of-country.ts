import { company } from '../../company/company.ts'
import type { Country } from '../../company/countries.ts'
import { country } from '../../company/derive.ts'

const laws: Record<Country, { law: string; underLaw: string }> = {
  LU: { law: 'Recht des Großherzogtums Luxemburg', underLaw: 'nach luxemburgischem Recht' },
  DE: { law: 'Recht der Bundesrepublik Deutschland', underLaw: 'nach deutschem Recht' },
}

/** The law of the company's country: after "es gilt das", and in "eine Aktiengesellschaft nach luxemburgischem Recht". */
export const { law: lawOfCountry, underLaw } = laws[company.country as Country] ?? {
  law: `Recht von ${country.name.de}`,
  underLaw: `nach dem Recht von ${country.name.de}`,
}
