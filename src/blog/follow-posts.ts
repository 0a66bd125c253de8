import type { createBrowserRouter } from 'react-router-dom'

type Hot = NonNullable<ImportMeta['hot']>
type Router = ReturnType<typeof createBrowserRouter>

/**
 * For `npm run dev`: the open page reads its data again when a post changes. The page is not reloaded, so scroll
 * position and typed text remain.
 */
export function followPosts(hot: Hot, router: Router): void {
  hot.on('posts:changed', () => void router.revalidate())
  hot.send('posts:follow')
}
