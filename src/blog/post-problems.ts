/** What `npm run check` says about the posts, for `npm run dev`. `place` is `posts/x.md:4:7`. */
export type PostProblems = {
  summary: string
  found: { message: string; isError: boolean; place: string; frame: string }[]
}

/**
 * Shows the problems of posts at the edge of the window: the page stays usable beside them. With errors the list is
 * open, with hints alone it is one line. Its styles are in `src/style/preview.css`.
 */
export function showProblems({ summary, found }: PostProblems): void {
  const before = document.getElementById(panelId)
  if (found.length === 0) {
    before?.remove()
    return
  }
  const hadErrors = Boolean(before?.querySelector('[data-error]'))
  const hasErrors = found.some(({ isError }) => isError)
  const panel = create('details', { id: panelId })
  // Who closed or opened it wants it so, until errors appear.
  panel.open = before instanceof HTMLDetailsElement && hadErrors === hasErrors ? before.open : hasErrors
  const items = found.map(({ message, isError, place, frame }) => {
    const link = create('a', {
      textContent: place,
      href: `/__open-in-editor?file=${encodeURIComponent(place)}`,
    })
    link.addEventListener('click', (event) => {
      event.preventDefault()
      void fetch(link.href)
    })
    const item = create(
      'li',
      {},
      create('strong', { textContent: message }),
      link,
      create('pre', { textContent: frame }),
    )
    if (isError) item.dataset.error = ''
    return item
  })
  // Errors come first.
  items.sort((a, b) => Number('error' in b.dataset) - Number('error' in a.dataset))
  panel.append(create('summary', { textContent: summary }), create('ol', {}, ...items))
  if (before) before.replaceWith(panel)
  else document.body.append(panel)
}

const panelId = 'post-problems'

function create<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
  ...children: Node[]
): HTMLElementTagNameMap[Name] {
  const element = Object.assign(document.createElement(name), properties)
  element.append(...children)
  return element
}
