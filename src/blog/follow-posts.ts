import type { createBrowserRouter } from 'react-router-dom'

type Hot = NonNullable<ImportMeta['hot']>
type Router = ReturnType<typeof createBrowserRouter>

/**
 * For `npm run dev`: the open page reads its data again whenever a post changes. It is not reloaded, so it stays where
 * it was scrolled to, and forms stay filled in.
 */
export function followPosts(hot: Hot, router: Router): void {
  hot.on('posts:changed', () => {
    restoreFocus()
    router.revalidate()
  })
  hot.on('posts:fixed', closeOverlay)
  // Vite removes overlays after any change of the code, also that of posts that still have errors.
  hot.on('vite:afterUpdate', () => hot.send('posts:follow'))
  hot.send('posts:follow')
}

/** Other overlays stay. */
function closeOverlay(): void {
  for (const overlay of document.querySelectorAll<HTMLElement & { close?: () => void }>(
    'vite-error-overlay',
  )) {
    const plugin = overlay.shadowRoot?.querySelector('.plugin')?.textContent
    if (plugin?.includes('plugin:posts')) overlay.close?.()
  }
}

let observer: MutationObserver | undefined

/** An article's text is replaced: the element at the place of the one with the focus gets the focus. */
function restoreFocus(): void {
  const focused = document.activeElement
  const selector = '#article-body :is(a, button, [tabindex])'
  const place = [...document.querySelectorAll(selector)].indexOf(focused as Element)
  observer?.disconnect()
  if (place === -1 || focused === null) return
  observer = new MutationObserver(() => {
    if (focused.isConnected) return
    const next = document.querySelectorAll<HTMLElement>(selector)[place]
    next?.focus({ preventScroll: true })
    if (next) observer?.disconnect()
  })
  observer.observe(document.body, { childList: true, subtree: true })
}
