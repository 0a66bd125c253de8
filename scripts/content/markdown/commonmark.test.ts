// @ts-expect-error The package has no types; `Example` is what it exports.
import { tests } from 'commonmark-spec'
import { JSDOM } from 'jsdom'
import { VFile } from 'vfile'
import { expect, test } from 'vitest'
import { renderBody } from '../render-body.ts'
import { insertPictures } from './picture-slots.ts'

type Example = { number: number; markdown: string; html: string }

/** The specification prints tabs as arrows. */
const examples: Example[] = JSON.parse(JSON.stringify(tests).replaceAll('→', '\\t'))

/**
 * The HTML that our rules expect. GFM's tables, strikethrough, task lists and footnotes read none of the examples
 * differently; its bare addresses do.
 */
function expectedHtml({ number, html }: Example): string {
  // An address with another scheme is emptied.
  if ([500, 598, 599, 601].includes(number)) return html.replace(/href="[^"]*"/, 'href=""')
  // A bare address is a link.
  if ([602, 608, 611].includes(number)) return html.replace(/https:[^ <&]+/, '<a href="$&">$&</a>')
  if (number === 612) return html.replace(/foo@bar.example.com/, '<a href="mailto:$&">$&</a>')
  // A link to a heading has the prefix of its id, one to the file of another post leads to its page.
  if (number === 501) return html.replaceAll(/(?<=href=")#/g, '#section-')
  return number === 484 ? html.replace('.md"', '"') : html
}

/** An example with the HTML that we render, and the raw HTML in its markdown. */
function renderExample(example: Example) {
  const file = new VFile(example.markdown)
  const rendered = insertPictures(renderBody(file).body, new Map())
  const raw = (file.data.nodes ?? []).flatMap((node) => (node.type === 'html' ? node.value : []))
  return { ...example, rendered, raw }
}

test('the 652 examples are rendered as the specification says, but for raw HTML, which is shown as text', () => {
  const all = examples.map(renderExample)
  const withHtml = all.filter(({ raw }) => raw.length > 0)
  const others = all.filter(({ raw }) => raw.length === 0)
  expect([withHtml.length, others.length]).toEqual([72, 580])
  const hidden = withHtml.filter(({ rendered, raw }) => {
    const text = JSDOM.fragment(rendered).textContent ?? ''
    return raw.some((html) => !text.includes(html))
  })
  const differing = others.filter(
    (example) => !withoutEnhancements(parse(example.rendered)).isEqualNode(parse(expectedHtml(example))),
  )
  expect([...hidden, ...differing]).toEqual([])
})

/** What a browser reads, without the spaces at the edges of a paragraph, which it never shows. */
function parse(html: string): DocumentFragment {
  return JSDOM.fragment(html.trim().replace(/(?<=<p>)\s+|\s+(?=<\/p>)/g, ''))
}

/** Without what we add to that which the specification asks for. */
function withoutEnhancements(fragment: DocumentFragment): DocumentFragment {
  for (const heading of fragment.querySelectorAll('h1, h2, h3, h4, h5, h6')) {
    const anchor = heading.querySelector(`a[href="#${heading.id}"]`)
    anchor?.replaceWith(...anchor.childNodes)
    heading.removeAttribute('id')
  }
  for (const caption of fragment.querySelectorAll('figure > figcaption')) {
    const paragraph = JSDOM.fragment('<p><img></p>').querySelector('p') as Element
    const image = caption.parentElement?.querySelector('img') as Element
    image.setAttribute('title', caption.textContent ?? '')
    paragraph.replaceChildren(image)
    caption.parentElement?.replaceWith(paragraph)
  }
  for (const code of fragment.querySelectorAll('code')) code.textContent = `${code.textContent}`
  for (const element of fragment.querySelectorAll('.code, .verbatim, .link')) element.removeAttribute('class')
  fragment.normalize()
  return fragment
}
