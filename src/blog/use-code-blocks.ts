import { type RefObject, useEffect, useState } from 'react'

/** A block of code of an article and the element beside it that its button goes into. */
export type CodeBlock = { code: HTMLPreElement; place: HTMLElement }

/**
 * The blocks of code in HTML that React does not know of. Each is put into a frame, together with a place for
 * a button; nothing moves by that. Wide code can be scrolled by the keyboard.
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
