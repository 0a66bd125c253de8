import { articleTextId } from '../../../src/ui/element-ids.ts'
import { findForbidden } from '../../content/markdown/allowed-markup.ts'
import { attributeOf, type Element, fragmentOf } from '../elements.ts'
import { SiteError } from '../site-error.ts'

const expected = 'expected only the elements and attributes that articles may have'

/** What the text of an article must not have, whatever wrote it, as `dist/blog/x.html  <a ping="…">: expected …`. */
export function findForeignMarkup(name: string, elements: readonly Element[]): string[] {
  const article = elements.find((element) => attributeOf(element, 'id') === articleTextId)
  return article ? forbiddenBelow(article, elements).map((tag) => `dist/${name}  ${tag}: ${expected}`) : []
}

/** The same for feeds, which have no page: throws a `SiteError` with the name of the post. */
export function rejectForeignMarkup({ slug, html }: { slug: string; html: string }): void {
  const { fragment, elements } = fragmentOf(html)
  const [tag] = forbiddenBelow(fragment, elements)
  if (tag !== undefined) throw new SiteError(`posts/${slug}.md: ${tag}: ${expected}`)
}

/** @param elements all of the document, in its order */
function forbiddenBelow(root: unknown, elements: readonly Element[]): string[] {
  const inside = new Set([root])
  return elements.flatMap((element) => {
    if (!inside.has(element.parentNode)) return []
    inside.add(element)
    const attributes = element.attrs.map(({ name, value }) => [name, value] as const)
    return findForbidden(element.tagName, attributes) ?? []
  })
}
