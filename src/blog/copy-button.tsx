import { css } from '@linaria/core'
import { useEffect, useState } from 'react'
import { blogCopy } from '../content/blog.ts'
import { copiedMs, copyText } from './copy-text.ts'

const { copy, copied, notCopied } = blogCopy.article

/** Copies the text of `textOf` and shows the outcome for a while. */
export function CopyButton({ textOf }: { textOf: () => string }) {
  /** A new object for each press, so that the effect runs again. */
  const [outcome, setOutcome] = useState<{ label: string }>()
  const [isCopying, setIsCopying] = useState(false)

  useEffect(() => {
    if (outcome === undefined) return
    const timer = setTimeout(() => setOutcome(undefined), copiedMs)
    return () => clearTimeout(timer)
  }, [outcome])

  const press = async () => {
    if (isCopying) return
    setIsCopying(true)
    setOutcome({ label: (await copyText(textOf())) ? copied : notCopied })
    setIsCopying(false)
  }
  return (
    <>
      <button type="button" className={button} onClick={press}>
        {outcome?.label ?? copy}
      </button>
      <span role="status" className="sr-only">
        {outcome?.label}
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

  @media print {
    display: none;
  }
`
