import { useLanguage } from '../i18n/language-provider.tsx'
import { inLanguage } from '../i18n/languages.ts'

/** What the settings say about reports, after the text about statistics. */
export function ReportsText() {
  const { language } = useLanguage()
  return ` ${inLanguage(text, language)}`
}

const text = {
  de: 'Außerdem sehen wir, wo Fehler auftreten und wie schnell Seiten laden.',
  en: 'We also see where errors occur and how fast pages load.',
}
