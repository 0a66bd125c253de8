import { css } from '@linaria/core'
import { Link, useLocation } from 'react-router-dom'
import type { Summaries } from '../content/page-copy.ts'
import { copyIn } from '../i18n/copies.ts'
import { useContentLanguage, useLanguage, useMessages } from '../i18n/language-provider.tsx'
import { pageAt, pathOf } from '../site/pages.ts'
import { Points } from '../ui/points.tsx'
import { Text } from '../ui/word-breaks.tsx'

/** Says which language a page is in if the visitor's lacks it, sums it up, and links to pages in the visitor's. */
export function OtherLanguageNote() {
  const { language } = useLanguage()
  const content = useContentLanguage()
  const { untranslated: texts } = useMessages()
  const page = pageAt(useLocation().pathname)
  if (language === content) return null
  const summary = page && copyIn<Summaries>(language, 'summaries')[page]
  return (
    <aside className={note} aria-label={texts.note}>
      <Text text={[texts.note, summary?.text].join(' ').trim()} />
      {summary?.points && <Points points={summary.points} />}
      <Link to={pathOf('servicesOverview', language)}>{texts.services}</Link>
      <Link to={pathOf('contact', language)}>{texts.contact}</Link>
    </aside>
  )
}

const note = css`
  max-width: var(--page);
  margin-inline: auto;
  padding: var(--space-2) var(--gutter) 0;
  color: var(--ink-soft);
  font-size: var(--text-small);

  p,
  ul {
    max-width: 60rem;
    margin-block-end: var(--space-1);
  }

  a {
    margin-inline-end: var(--space-3);
  }
`
