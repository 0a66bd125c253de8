import type { PageContent } from '../../../src/app/render-page.tsx'
import type { PageSummary } from '../../../src/blog/search/search-site.ts'
import { type Language, languages } from '../../../src/site/languages.ts'
import { contentLanguage, mainPage, pageAt, pathOf } from '../../../src/site/pages.ts'
import { weighTerms } from '../../content/search-index.ts'
import { attributeOf, type ChildNode, type Element, fragmentOf } from '../elements.ts'

/** A page as the search finds it for visitors who read a language. */
export type SearchEntry = { language: Language; page: PageSummary; terms: string }

/** The entries of a rendered page, one for each language whose visitors its menus lead there; articles have none. */
export function searchEntriesOf(path: string, content: PageContent): SearchEntry[] {
  const name = pageAt(path)
  if (name === undefined) return []
  return languages
    .filter((language) => pathOf(mainPage(name), language) === path)
    .flatMap((language) => {
      const shown = contentLanguage(path, language)
      const versions = [content, ...(content.other ? [content.other] : [])]
      const { head, markup = '' } = versions.find((version) => version.language === shown) ?? {}
      if (!head?.isIndexed) return []
      const { title, description } = head
      const { headings, text } = readMain(markup)
      // Where the content is in another language, there are a label and a note in the visitor's.
      const around = readAround(versions.find((version) => version.language === language)?.markup ?? '')
      const note = shown === language ? '' : around.note
      const page = {
        ...{ path, title, description },
        ...(shown !== language && { language: shown }),
        ...(note !== '' && { note }),
      }
      const topics = [around.label, ...headings]
      // Articles are in an index of their own.
      const body = name === 'blog' ? '' : text
      return [
        { language, page, terms: weighTerms({ title, topics, excerpt: `${description} ${note}` }, body) },
      ]
    })
}

/** What visitors read of the content of a page. */
function readMain(markup: string): { headings: string[]; text: string } {
  const { elements } = fragmentOf(markup)
  const main = elements.find(({ tagName }) => tagName === 'main')
  const isInMain = ({ parentNode }: Element): boolean =>
    parentNode !== null && (parentNode === main || ('tagName' in parentNode && isInMain(parentNode)))
  const headings = elements.filter((element) => /^h[1-3]$/.test(element.tagName) && isInMain(element))
  return { headings: headings.map(textIn), text: main ? textIn(main) : '' }
}

/** The name of a page in the breadcrumb, and the note about a page in another language. */
function readAround(markup: string): { label: string; note: string } {
  const { elements } = fragmentOf(markup)
  const crumb = elements.find(
    (element) => element.tagName === 'li' && attributeOf(element, 'aria-current') === 'page',
  )
  const aside = elements.find(({ tagName }) => tagName === 'aside')
  const [note] = aside?.childNodes ?? []
  return { label: crumb ? textIn(crumb) : '', note: note ? textIn(note).trim() : '' }
}

/** Elements whose content is no text for readers, or is drawn. */
const skipped = ['script', 'style', 'template', 'noscript', 'svg']

/** Elements that do not end a word. */
const inline = ['a', 'abbr', 'b', 'code', 'em', 'i', 'span', 'strong', 'sub', 'sup', 'time', 'wbr']

function textIn(node: ChildNode): string {
  if ('value' in node) return node.value
  if (!('tagName' in node) || skipped.includes(node.tagName)) return ''
  const text = node.childNodes.map(textIn).join('')
  return inline.includes(node.tagName) ? text : ` ${text} `
}
