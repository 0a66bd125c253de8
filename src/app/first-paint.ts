import { visitLanguage } from '../i18n/start-language.ts'
import type { Language } from '../site/languages.ts'
import { hydratedEvent, otherLanguageId, scriptsId } from '../ui/element-ids.ts'

// Runs in the head, before anything is painted. It decides the visitor's language and whether
// everything is rendered. A page in the other language is hidden until all of it is there, or the connection
// broke. Then it loads the application. Where something blocks it, the page is one without JavaScript, in the language of
// its address.

const page = document.documentElement
const language = visitLanguage(page.lang as Language)

if (page.lang !== language) {
  page.lang = language
  page.dataset.language = language
  page.hidden = true
}
// Not if the browser scrolls: an unrendered section has another height. A page that was left or reloaded has a state.
if (!history.state && !location.hash) page.dataset.partial = ''

document.addEventListener('DOMContentLoaded', () => {
  // The application's template is last: without it the connection broke, and the other language may be half.
  if (findTemplate(scriptsId)) showLanguage()
  page.hidden = false
  // Not before the content is on the screen: requests would compete with it.
  // Some browsers hide paint times from pages, and a page in the background is not painted.
  setTimeout(loadApplication, 2000)
  // Chromium may paint the background alone before.
  new PerformanceObserver((paints) => {
    if (paints.getEntriesByName('first-contentful-paint')[0]) loadApplication()
  }).observe({ type: 'paint', buffered: true })
})

/** Inserts the application, once. Styles and scripts that are inserted by a script block nothing. */
function loadApplication(): void {
  const application = findTemplate(scriptsId)
  if (!application) return
  // Copy in another language is not loaded.
  const tags = [...application.content.children] as HTMLElement[]
  document.head.append(...tags.filter((tag) => !tag.lang || tag.lang === page.lang))
  application.remove()
}

/** Replaces the markup by that of the visitor's language, if that is in a template. */
function showLanguage(): void {
  const template = findTemplate(otherLanguageId)
  const root = document.getElementById('root')
  const content = template?.content.querySelector('desc')
  if (root && content && template?.lang === page.lang) {
    for (const tag of [...content.children]) {
      const name = tag.getAttribute('name')
      if (tag.localName !== 'title' && !name) continue
      document.head.querySelector(name ? `meta[name="${name}"]` : 'title')?.replaceWith(tag)
    }
    // Content that is the same in both languages is not in the template.
    const main = root.querySelector('main')
    if (main) content.querySelector('main:empty')?.replaceWith(main)
    root.replaceChildren(...content.childNodes)
  }
  template?.remove()
}

function findTemplate(id: string) {
  return document.getElementById(id) as HTMLTemplateElement | null
}

// Until the application is hydrated, its buttons do nothing: they are clicked then, each once. The browser itself opens
// the menu. Those that send a form do it by themselves until `hold-events.ts` keeps them from it.
const clicked = new Set<HTMLElement>()
const remember = ({ target }: Event) => {
  const button = target instanceof Element && target.closest<HTMLButtonElement>('button:not([popovertarget])')
  if (button && (button.type === 'button' || 'hydrating' in page.dataset)) clicked.add(button)
}
document.addEventListener('click', remember, true)
const repeat = () => {
  document.removeEventListener('click', remember, true)
  // In tasks of their own: together with the hydration they would block the page for longer.
  for (const button of clicked) setTimeout(() => button.click())
}
document.addEventListener(hydratedEvent, repeat, { once: true })
