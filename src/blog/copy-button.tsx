import { css } from '@linaria/core'
import { blogCopy } from '../content/de/blog.ts'
import { useCopy } from './use-copy.ts'

const labels = blogCopy.article

/** Copies the text of `textOf` and shows the outcome for a while. */
export function CopyButton({ textOf }: { textOf: () => string }) {
  const { isCopied, copy } = useCopy()
  const outcome = isCopied === undefined ? undefined : isCopied ? labels.copied : labels.notCopied
  return (
    <>
      <button type="button" className={button} onClick={() => copy(textOf())}>
        {outcome ?? labels.copy}
      </button>
      <span role="status" className="sr-only">
        {outcome}
      </span>
    </>
  )
}

const button = css`
  position: absolute;
  inset-block-start: 0;
  inset-inline-end: 0;
  min-height: 2.5rem;
  padding: 0.25rem var(--space-2);
  color: var(--ink-soft);
  font-size: var(--text-small);
  text-decoration: underline;
  text-underline-offset: 0.2em;
  cursor: pointer;

  &:hover {
    color: var(--accent-text);
  }
`
