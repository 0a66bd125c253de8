import { isDeepStrictEqual } from 'node:util'
// @ts-expect-error The package has no types; `Example` is what it exports.
import { tests } from 'commonmark-spec'
import { type DefaultTreeAdapterTypes as Parse5, parseFragment } from 'parse5'
import { expect, test } from 'vitest'
import { htmlOf } from '../../../tests/support/remarks-on.ts'

type Example = { number: number; section: string; markdown: string; html: string }

/** The specification prints tabs as arrows. */
const examples = (tests as Example[]).map(({ number, section, markdown, html }) => ({
  ...{ number, section, markdown: markdown.replaceAll('→', '\t'), html: html.replaceAll('→', '\t') },
}))

/**
 * The examples that our rules read differently. GFM's tables, strikethrough, task lists and footnotes
 * read none of them differently, so they have no group; its bare addresses do.
 */
const groups: { reason: string; numbers: readonly number[]; expected: (example: Example) => string }[] = [
  {
    reason: 'raw HTML is text: the reader sees the source, a paragraph for each block',
    numbers: [
      ...[21, 31, 149, 150, 151, 153, 154, 156, 157, 158, 159, 160, 161, 162, 163, 164, 165, 166, 178, 181],
      ...[186, 187, 189, 190, 201, 344, 475, 476, 477, 491, 494, 524, 613, 614, 615, 616, 617, 623, 625],
      ...[626, 627, 628, 629, 630, 631, 642, 643],
    ],
    expected: ({ markdown }) => paragraphs(markdown.split(/\n{2,}/)),
  },
  {
    reason: 'raw HTML is text: a block that goes on over blank lines is one paragraph',
    numbers: [169, 170, 171, 172, 173, 179, 180, 182],
    expected: ({ markdown }) => paragraphs(markdown.split(/\n(?=okay\n)/)),
  },
  {
    reason: 'raw HTML is text: with markdown around it',
    numbers: [148, 152, 155, 167, 168, 174, 175, 176, 177, 183, 184, 185, 188, 191, 308, 309, 536],
    expected: ({ number }) => writtenOut[number] ?? '',
  },
  {
    reason: 'an address with another scheme is emptied',
    numbers: [500, 598, 599, 601],
    expected: ({ html }) => html.replace(/href="[^"]*"/, 'href=""'),
  },
  {
    reason: 'a bare address is a link',
    numbers: [602, 608, 611, 612],
    expected: ({ html }) =>
      html
        .replace(/https:[^ <&]+/, '<a href="$&">$&</a>')
        .replace(/foo@bar.example.com/, '<a href="mailto:$&">$&</a>'),
  },
  {
    reason: 'a link to a heading has the prefix of its id',
    numbers: [501],
    expected: ({ html }) => html.replaceAll(/(?<=href=")#/g, '#section-'),
  },
  {
    reason: 'a link to the file of another post leads to its page',
    numbers: [484],
    expected: ({ html }) => html.replace('.md"', '"'),
  },
]

const writtenOut: Record<number, string> = {
  148: `<p>&lt;table>&lt;tr>&lt;td>\n&lt;pre>\n**Hello**,</p>\n<p><em>world</em>.\n&lt;/pre></p>
<p>&lt;/td>&lt;/tr>&lt;/table></p>`,
  152: '<p>&lt;DIV CLASS="foo"></p>\n<p><em>Markdown</em></p>\n<p>&lt;/DIV></p>',
  155: '<p>&lt;div>\n*foo*</p>\n<p><em>bar</em></p>',
  167: '<p>&lt;del></p>\n<p><em>foo</em></p>\n<p>&lt;/del></p>',
  168: '<p>&lt;del><em>foo</em>&lt;/del></p>',
  174: '<blockquote>\n<p>&lt;div>\nfoo</p>\n</blockquote>\n<p>bar</p>',
  // The paragraphs of a tight list stand without their tags.
  175: '<ul>\n<li>&lt;div></li>\n<li>foo</li>\n</ul>',
  176: '<p>&lt;style>p{color:red;}&lt;/style></p>\n<p><em>foo</em></p>',
  177: '<p>&lt;!-- foo -->*bar*</p>\n<p><em>baz</em></p>',
  183: '<p>&lt;!-- foo --></p>\n<pre><code>&lt;!-- foo -->\n</code></pre>',
  184: '<p>&lt;div></p>\n<pre><code>&lt;div>\n</code></pre>',
  185: '<p>Foo</p>\n<p>&lt;div>\nbar\n&lt;/div></p>',
  188: '<p>&lt;div></p>\n<p><em>Emphasized</em> text.</p>\n<p>&lt;/div></p>',
  191: `<p>&lt;table></p>\n<p>&lt;tr></p>\n<pre><code>&lt;td>\n  Hi\n&lt;/td>\n</code></pre>
<p>&lt;/tr></p>\n<p>&lt;/table></p>`,
  308: `<ul>\n<li>foo</li>\n<li>bar</li>\n</ul>\n<p>&lt;!-- --></p>
<ul>\n<li>baz</li>\n<li>bim</li>\n</ul>`,
  309: `<ul>\n<li>\n<p>foo</p>\n<p>notcode</p>\n</li>\n<li>\n<p>foo</p>\n</li>\n</ul>
<p>&lt;!-- --></p>\n<pre><code>code\n</code></pre>`,
  536: '<p>[foo &lt;bar attr="][ref]"></p>',
}

const listed = groups.flatMap(({ numbers }) => numbers)
const render = (markdown: string) => withoutComforts(treeOf(htmlOf(markdown)))

test('the 652 examples of the specification are rendered as it says, but for those that are listed', () => {
  expect(examples.map(({ number }) => number)).toEqual(Array.from({ length: 652 }, (_, index) => index + 1))
  const differing = examples.filter(
    ({ markdown, html }) => !isDeepStrictEqual(render(markdown), treeOf(html)),
  )
  expect(differing.map(({ number }) => number)).toEqual(listed.toSorted((a, b) => a - b))
})

test.each(groups)('$reason', ({ numbers, expected }) => {
  for (const example of examples.filter(({ number }) => numbers.includes(number)))
    expect(render(example.markdown), String(example.number)).toEqual(treeOf(expected(example)))
})

test('each heading of an example has an id that no other heading of it has', () => {
  const idsOfExamples = examples.map(({ markdown }) => headingIds(treeOf(htmlOf(markdown))))
  expect(idsOfExamples.flat().length).toBeGreaterThan(50)
  expect(idsOfExamples.filter((ids) => ids.includes('') || new Set(ids).size < ids.length)).toEqual([])
  // All examples at once: more than five seconds on a machine that is busy.
}, 30_000)

function paragraphs(sources: string[]): string {
  const texts = sources.map((source) => source.replaceAll('&', '&amp;').replaceAll('<', '&lt;'))
  return texts.map((text) => `<p>${text}</p>`).join('\n')
}

type Tree = string | TreeElement
type TreeElement = { tag: string; attributes: Record<string, string>; content: Tree[] }

/** What a browser makes of the HTML, without the spaces at the edges of a paragraph, which it never shows. */
function treeOf(html: string): Tree[] {
  return contentOf(parseFragment(html.trim()))
}

function contentOf(parent: Parse5.ParentNode): Tree[] {
  const content = parent.childNodes.map((node): Tree => {
    if ('value' in node) return node.value
    if (!('tagName' in node)) return { tag: node.nodeName, attributes: {}, content: [] }
    const attributes = Object.fromEntries(node.attrs.map(({ name, value }) => [name, value]))
    return { tag: node.tagName, attributes, content: contentOf(node) }
  })
  return parent.nodeName === 'p' ? trimEdges(content) : content
}

function trimEdges(content: Tree[]): Tree[] {
  return content.map((node, index) => {
    if (typeof node !== 'string') return node
    const start = index === 0 ? node.trimStart() : node
    return index === content.length - 1 ? start.trimEnd() : start
  })
}

function isHeading({ tag }: TreeElement): boolean {
  return /^h[1-6]$/.test(tag)
}

/** Without what we add to that which the specification asks for. */
function withoutComforts(content: Tree[]): Tree[] {
  return content.map((node) => {
    if (typeof node === 'string') return node
    const { id, class: name, ...others } = node.attributes
    const inner = withoutComforts(node.content)
    if (isHeading(node)) return { ...node, attributes: others, content: withoutAnchor(inner, `#${id}`) }
    if (node.tag === 'figure') return { tag: 'p', attributes: {}, content: withoutCaption(inner) }
    if (/^(code|verbatim|link)$/.test(name ?? '')) return { ...node, attributes: others, content: inner }
    const isMarked = node.tag === 'code' && inner.length > 0
    return { ...node, content: isMarked ? [textOf(inner)] : inner }
  })
}

function withoutAnchor(content: Tree[], address: string): Tree[] {
  return content.flatMap((node) =>
    typeof node !== 'string' && node.attributes.href === address ? node.content : [node],
  )
}

function withoutCaption([image, , caption]: Tree[]): Tree[] {
  if (typeof image !== 'object' || typeof caption !== 'object') return []
  return [{ ...image, attributes: { ...image.attributes, title: textOf(caption.content) } }]
}

function textOf(content: Tree[]): string {
  return content.map((node) => (typeof node === 'string' ? node : textOf(node.content))).join('')
}

function headingIds(content: Tree[]): string[] {
  return content.flatMap((node) => {
    if (typeof node === 'string') return []
    return [...(isHeading(node) ? [node.attributes.id ?? ''] : []), ...headingIds(node.content)]
  })
}
