import { hasConsent } from '../../consent/consent-store.ts'
import { languageKey, readTab, startLanguage } from '../../language/start-language.ts'
import { inRendered } from '../../languages.ts'

/**
 * Runs in the head, before anything is painted: decides the visitor's language, and whether the consent banner is
 * shown. A page in the other language is hidden until `after-body.ts` has replaced its markup, or until the document
 * has ended without it, because the connection broke.
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
