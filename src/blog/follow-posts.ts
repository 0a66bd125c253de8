import type { createBrowserRouter } from 'react-router-dom'
import { showProblems } from './post-problems.ts'

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
  hot.on('posts:problems', showProblems)
  hot.send('posts:follow')
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
