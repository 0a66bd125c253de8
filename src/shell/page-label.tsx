import { useLanguage, useMessages } from '../i18n/language-provider.tsx'
import { contentLanguage, type PageName, pathOf } from '../site/pages.ts'

/** The name of a page in a menu, marked if the page is in the other language only. */
export function PageLabel({ page }: { page: PageName }) {
  const { language } = useLanguage()
  const { labels, untranslated } = useMessages()
  const isOther = contentLanguage(pathOf(page, language), language) !== language
  return isOther ? `${labels[page]} (${untranslated.mark})` : labels[page]
}
