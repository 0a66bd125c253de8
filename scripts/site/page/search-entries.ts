import type { PageContent } from '../../../src/app/render-page.tsx'
import { weighTerms } from '../../../src/blog/search/index-documents.ts'
import type { PageSummary } from '../../../src/blog/search/search-site.ts'
import { summaries } from '../../../src/content/en/summaries.ts'
import { shells } from '../../../src/head/structured-data.ts'
import { type Language, languages } from '../../../src/site/languages.ts'
import { contentLanguage, mainPage, pageAt, pathOf } from '../../../src/site/pages.ts'
import { type ChildNode, type Element, elementsOf } from '../elements.ts'

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
      // English visitors read a summary of what is in German.
      const note =
        shown === language ? '' : `${shells.en.untranslated.note} ${summaries[name]?.text ?? ''}`.trim()
      const page = {
        ...{ path, title, description },
        ...(note !== '' && { language: shown, note }),
      }
      const topics = [shells[language].labels[name], ...headings]
      // Articles are in an index of their own.
      const body = name === 'blog' ? '' : text
      return [
        { language, page, terms: weighTerms({ title, topics, excerpt: `${description} ${note}` }, body) },
      ]
    })
}

/** What visitors read of the content of a page. */
function readMain(markup: string): { headings: string[]; text: string } {
  const elements = elementsOf(markup)
  const main = elements.find(({ tagName }) => tagName === 'main')
  const isInMain = ({ parentNode }: Element): boolean =>
    parentNode !== null && (parentNode === main || ('tagName' in parentNode && isInMain(parentNode)))
  const headings = elements.filter((element) => /^h[1-3]$/.test(element.tagName) && isInMain(element))
  return { headings: headings.map(textIn), text: main ? textIn(main) : '' }
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
