import { useEffect, useRef, useState } from 'react'
import { copyText } from './copy-text.ts'

/** How long a button shows that it has copied (spec §9). */
const copiedMs = 2000

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
