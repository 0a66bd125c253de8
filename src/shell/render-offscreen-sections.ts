import { useEffect } from 'react'

/** What the first paint may leave out, until it is rendered; `base.css` has the same selectors. */
const left = new Set(['main > section', '#root > footer'])

/**
 * Renders the sections that the first paint left out, one per frame, so that the page responds to taps meanwhile.
 * Otherwise its height would change while a visitor scrolls. A hook of the region that they are in: they may not change
 * before they are hydrated.
 */
export function useRenderedSections(selector: 'main > section' | '#root > footer'): void {
  useEffect(() => void renderSections(selector), [selector])
}

async function renderSections(selector: string): Promise<void> {
  const page = document.documentElement
  if (page.dataset.partial === undefined) return
  for (const section of document.querySelectorAll<HTMLElement>(selector)) {
    section.style.contentVisibility = 'visible'
    await new Promise(requestAnimationFrame)
  }
  left.delete(selector)
  if (left.size === 0) delete page.dataset.partial
}
