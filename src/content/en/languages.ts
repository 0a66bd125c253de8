import { siteLanguages } from '../../company/company.ts'

const [defaultLanguage = ''] = siteLanguages

/** As they follow "in". */
export const languageNames: Readonly<Record<string, string>> = { de: 'German', fr: 'French' }

/** After the name of something that the site has in its default language alone. */
export const inDefaultLanguage = languageNames[defaultLanguage]
  ? ` (in ${languageNames[defaultLanguage]})`
  : ''
