import { css } from '@linaria/core'

/** What became of a form, below its button; a toast has announced it. */
export function Outcome({ title, description }: { title: string; description: string }) {
  return (
    <p className={formProblem}>
      <strong>{title}</strong>
      {` ${description}`}
    </p>
  )
}

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
`
