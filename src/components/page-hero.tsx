import { css } from '@linaria/core'
import type { Action } from '../content/page-copy.ts'
import { Actions } from './actions.tsx'

type Props = { badge?: string | undefined; heading: string; lead: string; actions?: Action[] | undefined }

/** The beginning of a page: its main heading and what it is about. */
export function PageHero({ badge, heading, lead, actions }: Props) {
  return (
    <header className={hero}>
      {badge && <p className={eyebrow}>{badge}</p>}
      <h1 tabIndex={-1}>{heading}</h1>
      <p className={introduction}>{lead}</p>
      {actions && <Actions actions={actions} />}
    </header>
  )
}

const hero = css`
  padding-block: var(--space-6) var(--space-5);
  max-width: var(--measure-wide);
`

const eyebrow = css`
  color: var(--accent-text);
  font-weight: 600;
`

const introduction = css`
  font-size: var(--text-lead);
  color: var(--ink-soft);
  max-width: var(--measure);
`
