import type { createBrowserRouter } from 'react-router-dom'

type Hot = NonNullable<ImportMeta['hot']>
type Router = ReturnType<typeof createBrowserRouter>

/**
 * For `npm run dev`: lets the page that is open read its data anew whenever a post was changed. Nothing is loaded
 * afresh, so the page stays where it was scrolled to, and a form keeps what was typed.
 */
export function followPosts(hot: Hot, router: Router): void {
  hot.on('posts:changed', () => {
    keepFocus()
    router.revalidate()
  })
  hot.on('posts:healed', closeOverlay)
  // Overlays go away with any change of the code; the posts may be as broken as before.
  hot.on('vite:afterUpdate', () => hot.send('posts:follow'))
  hot.send('posts:follow')
}

/** An overlay with something else than the posts' problems stays. */
function closeOverlay(): void {
  for (const overlay of document.querySelectorAll<HTMLElement & { close?: () => void }>(
    'vite-error-overlay',
  )) {
    const plugin = overlay.shadowRoot?.querySelector('.plugin')?.textContent
    if (plugin?.includes('plugin:posts')) overlay.close?.()
  }
}

let keeping: MutationObserver | undefined

/** An article's text is written anew: what had the focus in it gets it back, if something is in its place. */
function keepFocus(): void {
  const focused = document.activeElement
  const selector = '#article-body :is(a, button, [tabindex])'
  const place = [...document.querySelectorAll(selector)].indexOf(focused as Element)
  keeping?.disconnect()
  if (place === -1 || focused === null) return
  keeping = new MutationObserver(() => {
    if (focused.isConnected) return
    const next = document.querySelectorAll<HTMLElement>(selector)[place]
    next?.focus({ preventScroll: true })
    if (next) keeping?.disconnect()
  })
  keeping.observe(document.body, { childList: true, subtree: true })
}
