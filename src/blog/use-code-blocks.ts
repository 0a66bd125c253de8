import { type RefObject, useEffect, useState } from 'react'

/** A block of code in an article, and the element for its copy button. */
export type CodeBlock = { code: HTMLPreElement; place: HTMLElement }

/**
 * The blocks of code in an article's HTML. Each is wrapped in a frame with an element for a button, which moves
 * nothing. Wide code can be scrolled with the keyboard.
 */
export function useCodeBlocks(container: RefObject<HTMLElement | null>): CodeBlock[] {
  const [blocks, setBlocks] = useState<CodeBlock[]>([])
  useEffect(() => {
    const found = [...(container.current?.querySelectorAll('pre') ?? [])].map((code) => {
      const frame = document.createElement('div')
      const place = document.createElement('div')
      frame.className = 'frame'
      code.replaceWith(frame)
      frame.append(code, place)
      code.tabIndex = 0
      return { code, place, frame }
    })
    if (found.length > 0) setBlocks(found)
    return () => {
      for (const { code, frame } of found) frame.replaceWith(code)
    }
  }, [container])
  return blocks
}
