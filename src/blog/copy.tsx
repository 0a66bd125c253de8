import { css } from '@linaria/core'
import { useEffect, useRef, useState } from 'react'
import { blogCopy } from '../content/de/blog.ts'

const labels = blogCopy.article

/** How long a button shows that it has copied (spec §9). */
const copiedMs = 2000

/** A browser may ask the visitor for permission and wait forever. */
const timeoutMs = 3000

/** `false` if there is no clipboard, as on pages loaded over plain http, or it refuses or does not respond. */
async function copyText(text: string): Promise<boolean> {
  const write = async () => {
    await navigator.clipboard.writeText(text)
    return true
  }
  const giveUp = new Promise<boolean>((resolve) => setTimeout(resolve, timeoutMs, false))
  return Promise.race([write().catch(() => false), giveUp])
}

/** Copies one text at a time; `isCopied` is the outcome for a while, then `undefined`. */
export function useCopy() {
  /** A new object for each attempt, so that the effect runs again. */
  const [outcome, setOutcome] = useState<{ isCopied: boolean }>()
  const isCopying = useRef(false)

  useEffect(() => {
    if (outcome === undefined) return
    const timer = setTimeout(() => setOutcome(undefined), copiedMs)
    return () => clearTimeout(timer)
  }, [outcome])

  /** Whether it is copied; `undefined` while another text is being copied. */
  const copy = async (text: string): Promise<boolean | undefined> => {
    if (isCopying.current) return undefined
    isCopying.current = true
    const isCopied = await copyText(text)
    isCopying.current = false
    setOutcome({ isCopied })
    return isCopied
  }
  return { isCopied: outcome?.isCopied, copy }
}

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
