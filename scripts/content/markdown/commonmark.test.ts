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

/** Where our rules expect other HTML. GFM's tables, task lists and footnotes read none of the examples differently. */
const changes: [numbers: number[], html: RegExp, ours: string][] = [
  // An address with another scheme is emptied.
  [[500, 598, 599, 601], /href="[^"]*"/, 'href=""'],
  // A bare address is a link.
  [[602, 608, 611], /https:[^ <&]+/, '<a href="$&">$&</a>'],
  [[612], /foo@bar.example.com/, '<a href="mailto:$&">$&</a>'],
  // A link to a heading has the prefix of its id, one to the file of another post leads to its page.
  [[501], /(?<=href=")#/g, '#section-'],
  [[484], /\.md"/, '"'],
]

/** An example with the HTML that we expect and render, and the raw HTML in its markdown. */
function renderExample({ number, markdown, html }: Example) {
  const own = changes.filter(([numbers]) => numbers.includes(number))
  const expected = own.reduce((text, [, from, to]) => text.replace(from, to), html)
  const file = new VFile(markdown)
  const rendered = insertPictures(renderBody(file).body, new Map())
  const raw = (file.data.nodes ?? []).flatMap((node) => (node.type === 'html' ? node.value : []))
  return { markdown, expected, rendered, raw }
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
    ({ rendered, expected }) => !parse(withoutEnhancements(rendered)).isEqualNode(parse(expected)),
  )
  expect([...hidden, ...differing]).toEqual([])
})

/** What a browser reads, without the spaces at the edges of a paragraph, which it never shows. */
function parse(html: string): DocumentFragment {
  return JSDOM.fragment(html.trim().replace(/(?<=<p>)\s+|\s+(?=<\/p>)/g, ''))
}

/** Without what we add: ids, links and classes, colours of code, and captions. */
function withoutEnhancements(html: string): string {
  return html
    .replace(/ id="section-[^"]*"/g, '')
    .replace(/<a href="#section-[^"]*">(.*?)<\/a>(?=.*<\/h\d>)/gs, '$1')
    .replace(/ class="(?:code|verbatim|link)"/g, '')
    .replace(/<span class="\w">|<\/span>/g, '')
    .replace(
      /<figure class="figure">(<img [^>]*)>\n<figcaption>(.*)<\/figcaption><\/figure>/g,
      '<p>$1 title="$2"></p>',
    )
}
