import { keepDrafts } from './drafts.ts'
import { scriptsId } from './element-ids.ts'

// A small file of its own, which each page loads at once: what the first paint does not need, also where something blocks
// `first-paint.ts`, which is inline.

if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', begin)
else begin()

function begin(): void {
  keepDrafts()
  // Not before the content is on the screen: requests would compete with it.
  // Some browsers hide paint times from pages, and a page in the background is not painted.
  setTimeout(start, 2000)
  // Chromium may paint the background alone before.
  new PerformanceObserver((paints) => {
    if (paints.getEntriesByName('first-contentful-paint')[0]) start()
  }).observe({ type: 'paint', buffered: true })
}

/** Inserts the application. Styles and scripts that are inserted by a script block nothing. */
function start(): void {
  const application = document.querySelector<HTMLTemplateElement>(`template#${scriptsId}`)
  if (!application) return
  const { lang } = document.documentElement
  // Copy in another language is not loaded.
  const tags = [...application.content.children] as HTMLElement[]
  document.head.append(...tags.filter((tag) => !tag.lang || tag.lang === lang))
  application.remove()
}
