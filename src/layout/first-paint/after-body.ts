import { otherLanguageId, scriptsId } from '../page-parts.ts'

/**
 * Runs right behind the page's markup, before it is painted and before the application starts: if the visitor
 * reads the other language, it puts that markup, which waits in a template, in the place of the first one.
 * Once the page is painted, the application follows, which waits in another template.
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
  // What is the same in both languages is not in the template twice.
  const main = root.querySelector('main')
  if (main) content.querySelector('main:empty')?.replaceWith(main)
  root.replaceChildren(content)
}
template?.remove()
page.hidden = false

/** Puts the application into the page; styles and scripts that are put in so hold nothing up. */
function start(): void {
  const application = document.getElementById(scriptsId)
  if (!(application instanceof HTMLTemplateElement)) return
  document.head.append(application.content)
  application.remove()
}

// A page that is not looked at, such as one opened in the background, is not painted.
if (document.hidden) start()
// Told only once the paint is on the screen: what is asked for before would compete with it.
else new PerformanceObserver(start).observe({ type: 'paint', buffered: true })
// Browsers that hide their times from pages tell nothing.
setTimeout(start, 2000)
