import { defaultLanguage, type Localized } from '../../i18n/languages.ts'

/** As they follow "en". */
export const languageNames: Localized<string> = { de: 'allemand', en: 'anglais' }

/** After the name of something that the site has in its default language alone. */
export const inDefaultLanguage = languageNames[defaultLanguage]
  ? ` (en ${languageNames[defaultLanguage]})`
  : ''
