import { articleTextId } from '../../../src/start/element-ids.ts'
import { attributeOf, type Element, textOf } from '../elements.ts'

/** What a template literal makes of a value that is no text. */
const lostValue = /\[object \w+\]|\b(?:undefined|NaN)\b/

/** Attributes that are read out or shown. */
const shown = ['content', 'alt', 'title', 'aria-label', 'placeholder']

/** The sentences of a page with `[object Object]` or the like: somebody wrote `${region}` for `${region.de}`. */
export function findLostValues(file: string, elements: readonly Element[]): string[] {
  // An article may be about such values.
  const articles = new Set<unknown>()
  const texts = elements.flatMap((element) => {
    if (attributeOf(element, 'id') === articleTextId || articles.has(element.parentNode)) {
      articles.add(element)
      return []
    }
    const attributes = element.attrs.filter(({ name }) => shown.includes(name)).map(({ value }) => value)
    return /^(script|style)$/.test(element.tagName) ? attributes : [...attributes, textOf(element)]
  })
  const sentences = texts
    .filter((text) => lostValue.test(text))
    .flatMap((text) => text.split(/(?<=[.!?])\s+/).filter((sentence) => lostValue.test(sentence)))
  return [...new Set(sentences)].map(
    (sentence) =>
      `dist/${file}  “${sentence}”: a fact is missing here, perhaps only its language; write region.en for region in src/content`,
  )
}
