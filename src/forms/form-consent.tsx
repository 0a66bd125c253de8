import { useContentMessages } from '../i18n/language-provider.tsx'
import { defaultLanguage } from '../i18n/languages.ts'
import { pathOf } from '../pages.ts'
import { formNote } from './form-styles.tsx'

/** What a visitor agrees to with sending a form. */
export function FormConsent() {
  const { before, after } = useContentMessages().contactForm.consent
  return (
    <p className={formNote}>
      {before}
      <PolicyLink />
      {after}
    </p>
  )
}

/** In a new tab, so that what was typed is not lost. */
export function PolicyLink() {
  const { link, newTab } = useContentMessages().newsletter.consent
  return (
    <a href={pathOf('privacy', defaultLanguage)} target="_blank" rel="noreferrer">
      {link}
      <span className="sr-only">{newTab}</span>
    </a>
  )
}
