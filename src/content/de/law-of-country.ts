import { company } from '../../company/company.ts'
import { isKnownCountry } from '../../company/countries.ts'
import { country } from '../../company/derive.ts'

const laws: Record<string, { law: string; underLaw: string }> = {
  LU: { law: 'Recht des Großherzogtums Luxemburg', underLaw: 'nach luxemburgischem Recht' },
  DE: { law: 'Recht der Bundesrepublik Deutschland', underLaw: 'nach deutschem Recht' },
  AT: { law: 'österreichische Recht', underLaw: 'nach österreichischem Recht' },
  BE: { law: 'belgische Recht', underLaw: 'nach belgischem Recht' },
  CH: { law: 'Schweizer Recht', underLaw: 'nach Schweizer Recht' },
  FR: { law: 'französische Recht', underLaw: 'nach französischem Recht' },
  NL: { law: 'niederländische Recht', underLaw: 'nach niederländischem Recht' },
}

/** The law of the company's country: after "es gilt das", and in "eine Aktiengesellschaft nach luxemburgischem Recht". */
export const { law: lawOfCountry, underLaw } = laws[company.country] ?? {
  law: `Recht von ${country.name.de}`,
  underLaw: `nach dem Recht von ${country.name.de}`,
}

/** After a notice: where it does not apply. Only these countries have general terms. */
export const switchingRule: string | false =
  isKnownCountry(company.country) && 'Für den Wechsel von Cloud-Diensten gilt Klausel 8.6 der AGB.'
