import type { createBrowserRouter } from 'react-router-dom'

type Hot = NonNullable<ImportMeta['hot']>
type Router = ReturnType<typeof createBrowserRouter>

/**
 * For `npm run dev`: the open page reads its data again when a post changes. The page is not reloaded, so scroll
 * position and typed text remain.
 */
export function followPosts(hot: Hot, router: Router): void {
  hot.on('posts:changed', () => {
    restoreFocus()
    router.revalidate()
  })
  hot.on('posts:fixed', closeOverlay)
  // Vite closes overlays with every change of the code, even if posts are still invalid.
  hot.on('vite:afterUpdate', () => hot.send('posts:follow'))
  hot.send('posts:follow')
}

/** Closes only the overlay with the posts' problems. */
function closeOverlay(): void {
  for (const overlay of document.querySelectorAll<HTMLElement & { close?: () => void }>(
    'vite-error-overlay',
  )) {
    const plugin = overlay.shadowRoot?.querySelector('.plugin')?.textContent
    if (plugin?.includes('plugin:posts')) overlay.close?.()
  }
}

let observer: MutationObserver | undefined

/** Rendering an article again drops the focus in it: gives it to the element at the same position. */
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
