import { serialize } from 'parse5'
import { type Element, fragmentOf } from '../page/elements.ts'

/** HTML whose headings no longer lead to themselves: in a feed they are headings and nothing else. */
export function withoutHeadingAnchors(html: string): string {
  const { fragment, elements } = fragmentOf(html)
  for (const link of elements) {
    const heading = link.parentNode
    if (link.tagName !== 'a' || heading === null || !('attrs' in heading)) continue
    const id = readValue(heading, 'id')
    if (!/^h[23]$/.test(heading.tagName) || id === undefined || readValue(link, 'href') !== `#${id}`) continue
    heading.childNodes = heading.childNodes.flatMap((node) => (node === link ? link.childNodes : [node]))
  }
  return serialize(fragment)
}

function readValue({ attrs }: Element, wanted: string): string | undefined {
  return attrs.find(({ name }) => name === wanted)?.value
}
