import { languageKey, startLanguage } from '../lib/start-language.ts'
import { readTab } from '../lib/tab-storage.ts'

/**
 * Runs in the head, before anything is painted: decides the visitor's language. Where the page stands in the
 * other one, it stays hidden until `after-body.ts` has put it right, also if the connection breaks before.
 */
const page = document.documentElement
const language = startLanguage(readTab(languageKey), window.navigator?.language)

if (page.lang !== language) {
  page.lang = language
  page.hidden = true
  document.addEventListener('DOMContentLoaded', () => {
    page.hidden = false
  })
}
