import { css } from '@linaria/core'
import { Link } from 'react-router-dom'
import { useLanguage, useMessages } from '../hooks/language.tsx'
import { pathOf } from '../paths.ts'

/** Tells visitors who read another language where to go on from a page that is in German only. */
export function GermanOnlyNote() {
  const { language } = useLanguage()
  const { germanOnly } = useMessages()
  if (language === 'de') return null
  return (
    <p className={note}>
      {germanOnly.note} <Link to={pathOf('services', language)}>{germanOnly.services}</Link>
      {' · '}
      <Link to={pathOf('contact', language)}>{germanOnly.contact}</Link>
    </p>
  )
}

const note = css`
  max-width: var(--page);
  margin-inline: auto;
  padding-inline: var(--gutter);
`
