import { siteLanguages } from '../../company/company.ts'

const [defaultLanguage = ''] = siteLanguages

/** As they follow "en". */
export const languageNames: Readonly<Record<string, string>> = { de: 'allemand', en: 'anglais' }

/** After the name of something that the site has in its default language alone. */
export const inDefaultLanguage = languageNames[defaultLanguage]
  ? ` (en ${languageNames[defaultLanguage]})`
  : ''
