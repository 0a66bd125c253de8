import { hydratedEvent, otherLanguageId, scriptsId } from '../page-parts.ts'

/**
 * Runs after the page's markup, before it is painted and before the application starts. If the visitor reads the other
 * language, it replaces the markup by that of the other language, which is in a template. After the first paint it
 * starts the application, which is in another template. Until that is hydrated its buttons do nothing: they are
 * clicked then.
 */
const page = document.documentElement
const template = document.getElementById(otherLanguageId)
const root = document.getElementById('root')

if (template instanceof HTMLTemplateElement && template.lang === page.lang && root !== null) {
  const { content } = template
  for (const tag of [...content.children]) {
    if (tag.localName !== 'title' && tag.localName !== 'meta') continue
    const name = tag.getAttribute('name')
    const old = document.head.querySelector(name === null ? tag.localName : `meta[name="${name}"]`)
    if (old) old.replaceWith(tag)
    else document.head.append(tag)
  }
  // Content that is the same in both languages is not in the template.
  const main = root.querySelector('main')
  if (main) content.querySelector('main:empty')?.replaceWith(main)
  root.replaceChildren(content)
}
template?.remove()
page.hidden = false

/** Inserts the application. Styles and scripts that are inserted by a script block nothing. */
function start(): void {
  const application = document.getElementById(scriptsId)
  if (!(application instanceof HTMLTemplateElement)) return
  document.head.append(application.content)
  application.remove()
}

// Each once, however often somebody tried.
const clicked = new Set<HTMLElement>()
const remember = ({ target }: Event) => {
  const button = target instanceof Element && target.closest<HTMLElement>('button[type=button]')
  if (button) clicked.add(button)
}
document.addEventListener('click', remember)
const repeat = () => {
  document.removeEventListener('click', remember)
  for (const button of clicked) button.click()
}
document.addEventListener(hydratedEvent, repeat, { once: true })

// A page that is opened in the background is not painted.
if (document.hidden) start()
// Not before the paint is on the screen: requests would compete with it.
else new PerformanceObserver(start).observe({ type: 'paint', buffered: true })
// Some browsers hide paint times from pages.
setTimeout(start, 2000)
