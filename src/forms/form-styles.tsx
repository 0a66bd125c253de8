import { css } from '@linaria/core'
import type { ReactNode } from 'react'

type Props = { isOk: boolean; title: string; description: string; children?: ReactNode }

/** What became of a form, below its button. It gets the focus; a toast has announced it. */
export function Outcome({ isOk, title, description, children }: Props) {
  return (
    <p className={formProblem} data-outcome={isOk ? 'sent' : 'failed'} tabIndex={-1}>
      <strong>{title}</strong>
      {` ${description}`}
      {children}
    </p>
  )
}

/** `26. November 2026 um 03:49`, at the visitor. */
export const dateAndTime = (moment: Date, locale: string) =>
  moment.toLocaleString(locale.replace('_', '-'), { dateStyle: 'long', timeStyle: 'short' })

/* A separate module: a form that the build does not use can be left out, since it has no styles of its own. */

/** The line with the button. */
export const formEnd = css`
  margin-block: var(--space-2) 0;
`

/** Small print about the fields. */
export const formNote = css`
  margin-block: var(--space-2);
  max-width: 44rem;
  color: var(--ink-soft);
  font-size: var(--text-small);
`

/** A message about the whole form; takes no room while it is empty. */
export const formProblem = css`
  max-width: 44rem;
  margin: 0;

  &:not(:empty) {
    margin-block-start: var(--space-2);
    padding-inline-start: var(--space-2);
    border-inline-start: 4px solid var(--accent);
  }

  &[data-outcome='sent'] {
    border-color: var(--ink);
  }

  q {
    display: block;
    margin-block-start: var(--space-1);
    color: var(--ink-soft);
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
`
