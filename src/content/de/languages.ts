import { siteLanguages } from '../../company/company.ts'

const [defaultLanguage = ''] = siteLanguages

/** As they follow "auf". */
export const languageNames: Readonly<Record<string, string>> = { en: 'Englisch', fr: 'Französisch' }

/** After the name of something that the site has in its default language alone. */
export const inDefaultLanguage = languageNames[defaultLanguage]
  ? ` (auf ${languageNames[defaultLanguage]})`
  : ''
