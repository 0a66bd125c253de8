import { css } from '@linaria/core'
import { Link } from 'react-router-dom'
import { useLanguage, useMessages } from '../language/language-provider.tsx'
import { pathOf } from '../pages.ts'

/** Shows visitors with another language that the page is in German only, and links to English pages. */
export function GermanOnlyNote() {
  const { language } = useLanguage()
  const { germanOnly } = useMessages()
  if (language === 'de') return null
  return (
    <aside className={note}>
      {germanOnly.note}{' '}
      <Link viewTransition to={pathOf('services', language)}>
        {germanOnly.services}
      </Link>
      {' · '}
      <Link viewTransition to={pathOf('contact', language)}>
        {germanOnly.contact}
      </Link>
    </aside>
  )
}

const note = css`
  max-width: var(--page);
  margin-inline: auto;
  padding: var(--space-2) var(--gutter) 0;
  color: var(--ink-soft);
  font-size: var(--text-small);
`
