import { readFileSync } from 'node:fs'
import { JSDOM } from 'jsdom'
import { describe, expect, test } from 'vitest'
import { isLanguage, type Language } from '../src/languages.ts'
import { everyPage } from './support/every-page.ts'

/** Frequent words that only one of the languages has. */
const words: Record<Language, RegExp> = {
  de: /\b(der|die|das|den|dem|und|nicht|mit|für|ist|sind|Sie|Ihre|Ihren|wir|oder|auf|von|zu|eine[rnms]?|bei|auch|wird|nach)\b/gu,
  en: /\b(the|and|of|to|with|is|are|you|your|we|or|on|for|from|our|not|by|this|that|be|as|at)\b/gu,
}

const documents = [...everyPage, '/404'].map((path) => {
  const html = readFileSync(`dist${path === '/' ? '/index' : path}.html`, 'utf8')
  return [path, new JSDOM(html).window.document] as const
})

/** The page in its own language and, from its template, in the other one. */
function versionsOf(document: Document): [Language, ParentNode][] {
  const template = document.querySelector<HTMLTemplateElement>('#other-language')
  return [
    [document.documentElement.lang, document.body] as const,
    ...(template ? [[template.lang, template.content] as const] : []),
  ].flatMap(([language, root]) => (isLanguage(language) ? [[language, root]] : []))
}

/** Texts that assistive technology reads, with the element that has them. */
function* textsIn(root: ParentNode): Generator<[text: string, element: Element]> {
  for (const element of root.querySelectorAll('*')) {
    if (element.matches('script, style, template, code, noscript')) continue
    const own = [...element.childNodes].filter(({ nodeType }) => nodeType === 3)
    yield [own.map(({ textContent }) => textContent).join(' '), element]
    for (const name of ['aria-label', 'alt', 'title', 'placeholder'])
      yield [element.getAttribute(name) ?? '', element]
  }
}

describe.each(documents)('%s', (_, document) => {
  test('has each text in the language that its element says', () => {
    const wrong = versionsOf(document).flatMap(([language, root]) =>
      [...textsIn(root)].flatMap(([text, element]) => {
        const said = element.closest('[lang]:not(html)')?.getAttribute('lang') ?? language
        const other = said === 'de' ? 'en' : 'de'
        const [own = 0, foreign = 0] = [said, other].map((it) =>
          isLanguage(it) ? (text.match(words[it])?.length ?? 0) : 0,
        )
        // A title of something foreign may be part of a sentence.
        return foreign >= 2 && foreign > own ? [`${said}: ${text.trim()}`] : []
      }),
    )
    expect(wrong).toEqual([])
  })

  test('names each row of a table', () => {
    const rows = versionsOf(document).flatMap(([, root]) => [...root.querySelectorAll('tbody tr')])
    const unnamed = rows.filter(
      (row) => row.children.length > 1 && !row.firstElementChild?.matches('th[scope=row]'),
    )
    expect(unnamed.map(({ textContent }) => textContent)).toEqual([])
  })

  test('says of each field for personal data what browsers may fill in', () => {
    const personal =
      '[type=email], [type=tel], [name=name], [name=firstName], [name=lastName], [name=company]'
    const fields = versionsOf(document).flatMap(([, root]) => [...root.querySelectorAll(personal)])
    const without = fields.filter((field) => !/^[a-z-]+$/.test(field.getAttribute('autocomplete') ?? ''))
    expect(without.map((field) => field.outerHTML)).toEqual([])
    expect(fields.filter((field) => field.getAttribute('autocomplete') === 'off')).toEqual([])
  })
})
