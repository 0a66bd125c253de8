import { css } from '@linaria/core'
import { Link, useLocation } from 'react-router-dom'
import type { Chooser } from '../content/page-copy.ts'
import { withoutTrailingSlash } from '../pages.ts'
import { notPrinted } from '../style/fragments.ts'

/** The services that belong together, at the same place of each of their pages; nothing where there is only one. */
export function ServiceChooser({ chooser }: { chooser: Chooser | undefined }) {
  const path = withoutTrailingSlash(useLocation().pathname)
  if (chooser === undefined || chooser.choices.length < 2) return null
  return (
    <nav aria-label={chooser.label} className={row}>
      {chooser.choices.map(({ to, task, label }) => (
        <Link key={to} viewTransition to={to} aria-current={to === path ? 'page' : undefined}>
          <strong>{task}</strong> {label}
        </Link>
      ))}
    </nav>
  )
}

const row = css`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  margin-block-start: var(--space-2);
  border: var(--rule);
  font-size: var(--text-small);
  line-height: 1.35;

  a {
    padding: var(--space-1) var(--space-2);
    /* Not an outline, which marks the focus. */
    box-shadow: 0 0 0 1px var(--line);
    color: var(--ink-soft);
    text-decoration: none;
  }

  strong {
    display: block;
    color: var(--ink);
    font-size: var(--text-h3);
  }

  a:hover {
    background: var(--paper-sunken);
  }

  /* The present one is a tab that is pulled out, as on a plan's index. */
  [aria-current] {
    padding-block-start: calc(var(--space-1) - 3px);
    border-block-start: 3px solid var(--accent);
    background: var(--paper-sunken);
  }

  @media (min-width: 48rem) {
    grid-auto-columns: minmax(0, 1fr);
    grid-auto-flow: column;
    grid-template-columns: none;
  }

  ${notPrinted}
`
