import type { PageContent } from '../../../src/app/render-page.tsx'
import { weighTerms } from '../../../src/blog/search/index-documents.ts'
import type { PageSummary } from '../../../src/blog/search/search-site.ts'
import { summaries } from '../../../src/content/en/summaries.ts'
import { shells } from '../../../src/head/structured-data.ts'
import { type Language, languages } from '../../../src/site/languages.ts'
import { contentLanguage, mainPage, pageAt, pathOf } from '../../../src/site/pages.ts'
import { type ChildNode, elementsOf } from '../elements.ts'

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
      const { head, markup } = content.language === shown ? content : content.other
      if (!head?.isIndexed) return []
      const { title, description } = head
      const { headings, text } = readMain(markup)
      // English visitors read a summary of what is in German.
      const note =
        shown === language ? '' : `${shells.en.untranslated.note} ${summaries[name]?.text ?? ''}`.trim()
      const page = { path, title, description, ...(note !== '' && { language: shown, note }) }
      const topics = [shells[language].labels[name], ...headings]
      // Articles are in an index of their own.
      const body = name === 'blog' ? '' : text
      const terms = weighTerms({ title, topics, excerpt: `${description} ${note}` }, body)
      return { language, page, terms }
    })
}

/** What visitors read of the content of a page. */
function readMain(markup: string): { headings: string[]; text: string } {
  const headings: string[] = []
  const textIn = (node: ChildNode): string => {
    if ('value' in node) return node.value
    if (!('tagName' in node) || skipped.includes(node.tagName)) return ''
    const text = node.childNodes.map(textIn).join('')
    if (/^h[1-3]$/.test(node.tagName)) headings.push(text)
    return inline.includes(node.tagName) ? text : ` ${text} `
  }
  const main = elementsOf(markup).find(({ tagName }) => tagName === 'main')
  return { headings, text: main ? textIn(main) : '' }
}

/** Elements whose content is no text for readers, or is drawn. */
const skipped = ['script', 'style', 'template', 'noscript', 'svg']

/** Elements that do not end a word. */
const inline = ['a', 'abbr', 'b', 'code', 'em', 'i', 'span', 'strong', 'sub', 'sup', 'time', 'wbr']
