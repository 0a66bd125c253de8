import { company, siteLanguages } from './company.ts'
import { type OwnForm, ownFormOf } from './legal-forms.ts'

/** What the legal form of the company decides. `vite.config.ts` puts it in, so that pages go without the whole table. */
export const ownForm: OwnForm = import.meta.env?.LEGAL_FORM ?? ownFormOf(company, siteLanguages)
