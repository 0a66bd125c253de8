import type { createBrowserRouter } from 'react-router-dom'

type Hot = NonNullable<ImportMeta['hot']>
type Router = ReturnType<typeof createBrowserRouter>

/** What `npm run check` says about the posts. `place` is `posts/x.md:4:7`. */
export type PostProblems = {
  summary: string
  found: { message: string; isError: boolean; place: string; frame: string }[]
}

/**
 * For `npm run dev`: the open page reads its data again when a post changes. The page is not reloaded, so scroll
 * position and typed text remain.
 */
export function followPosts(hot: Hot, router: Router): void {
  hot.on('posts:changed', () => void router.revalidate())
  hot.on('posts:problems', showProblems)
  hot.send('posts:follow')
}

/** Shows the problems of posts at the edge of the window. Its styles are in `src/style/preview.css`. */
function showProblems({ summary, found }: PostProblems): void {
  document.getElementById('post-problems')?.remove()
  if (found.length === 0) return
  const panel = document.createElement('details')
  panel.id = 'post-problems'
  // With hints alone it is one line.
  panel.open = found.some(({ isError }) => isError)
  const list = document.createElement('ol')
  for (const { message, isError, place, frame } of found) {
    const item = document.createElement('li')
    item.toggleAttribute('data-error', isError)
    item.append(withText('strong', message), withText('pre', `${place}\n${frame}`))
    list[isError ? 'prepend' : 'append'](item)
  }
  panel.append(withText('summary', summary), list)
  document.body.append(panel)
}

function withText(tag: string, text: string): HTMLElement {
  return Object.assign(document.createElement(tag), { textContent: text })
}
