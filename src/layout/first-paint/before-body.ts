import { hasConsent } from '../../consent/consent-store.ts'
import { languageKey, readTab, startLanguage } from '../../language/start-language.ts'
import { inRendered } from '../../languages.ts'

/**
 * Runs in the head, before anything is painted: decides the visitor's language, and whether the question for
 * consent is shown. Where the page stands in the other language, it stays hidden until `after-body.ts` has put
 * it right, or the connection has broken before.
 */
const page = document.documentElement
const language = inRendered(startLanguage(readTab(languageKey), window.navigator?.language))

if (page.lang !== language) {
  page.lang = language
  page.hidden = true
  document.addEventListener('DOMContentLoaded', () => {
    page.hidden = false
  })
}

if (!hasConsent(document)) page.dataset.consent = 'missing'
