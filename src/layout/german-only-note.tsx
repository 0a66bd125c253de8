import { css } from '@linaria/core'
import { Link, useLocation, useMatches } from 'react-router-dom'
import type { EnglishSummary } from '../content/page-copy.ts'
import { useLanguage, useMessages } from '../language/language-provider.tsx'
import { enquiryPath, footerColumns, isOn, pathOf, type ScreenName, screenAt } from '../pages.ts'
import { Points } from '../ui/points.tsx'

/** Shows visitors with another language that the page is in German only, sums it up, and links to English pages. */
export function GermanOnlyNote() {
  const { language } = useLanguage()
  const { germanOnly } = useMessages()
  const summary = useSummary()
  const screen = screenAt(useLocation().pathname)
  const enquiry = isOffer(screen) ? enquiryPath(language, screen) : pathOf('contact', language)
  if (language === 'de') return null
  return (
    <aside className={note}>
      <p>
        {`${germanOnly.note} `}
        {summary && <span lang="en">{summary.text}</span>}
      </p>
      {summary?.points && (
        <div lang="en">
          <Points points={summary.points} />
        </div>
      )}
      {isOn('services') && (
        <>
          <Link viewTransition to={pathOf('services', language)}>
            {germanOnly.services}
          </Link>
          {' · '}
        </>
      )}
      <Link viewTransition to={enquiry}>
        {germanOnly.contact}
      </Link>
    </aside>
  )
}

const offers: readonly ScreenName[] = [...footerColumns.services, ...footerColumns.industries]

/** Whether a page is about something that visitors can ask for. */
function isOffer(screen: ScreenName | undefined): screen is ScreenName {
  return screen !== undefined && offers.includes(screen)
}

/** What the module of the page's route says about it. */
function useSummary(): EnglishSummary | undefined {
  const handle = useMatches().at(-1)?.handle as { english?: EnglishSummary } | undefined
  return handle?.english
}

const note = css`
  max-width: var(--page);
  margin-inline: auto;
  padding: var(--space-2) var(--gutter) 0;
  color: var(--ink-soft);
  font-size: var(--text-small);

  p,
  ul {
    max-width: var(--measure);
    margin-block-end: 0.25rem;
  }
`
