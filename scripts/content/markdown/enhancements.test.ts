import { expect, test } from 'vitest'
import { expectHtml, htmlOf, type Row, render } from '../../../tests/support/remarks-on.ts'

test('a callout has the class and the label of its kind, which may be in small letters, and what was written', () => {
  const kinds = {
    note: 'Hinweis',
    tip: 'Tipp',
    important: 'Wichtig',
    warning: 'Warnung',
    caution: 'Vorsicht',
  }
  for (const [kind, label] of Object.entries(kinds)) {
    const html = htmlOf(`> [!${kind}]\n> a **b**`)
    expect(html).toBe(
      `<section class="callout ${kind}" role="note">\n<p class="callout-label">${label}</p>\n<p>a <strong>b</strong></p>\n</section>`,
    )
    expect(htmlOf(`> [!${kind.toUpperCase()}]\n> a **b**`)).toBe(html)
  }
})

test('a callout stays a quotation where the marker is unknown, escaped, not alone or without a text', () => {
  const quotations: Row[] = [
    ['> [!FOO]\n> a', '[!FOO]\na'],
    ['> [!constructor]\n> a', '[!constructor]\na'],
    ['> [!NOTE|TIP]\n> a', '[!NOTE|TIP]\na'],
    ['> \\[!NOTE]\n> a', '[!NOTE]\na'],
    ['> &#91;!NOTE]\n> a', '[!NOTE]\na'],
    ['> [!NOTE] a', '[!NOTE] a'],
    ['> a\n> [!NOTE]', 'a\n[!NOTE]'],
    ['> [!NOTE]\\\n> a', '[!NOTE]<br>\na'],
    ['> [!NOTE]', '[!NOTE]'],
  ]
  const asQuotation = (text: string) => `<blockquote>\n<p>${text}</p>\n</blockquote>`
  expectHtml(quotations.map(([markdown, text]) => [markdown, asQuotation(text)]))
})

test('the text of a heading of the second or third level is a link to it, unless it has links or footnotes', () => {
  const heading = (id: string, content: string, level = 2) =>
    `<h${level} id="section-${id}">${content}</h${level}>`
  const link = (id: string, text: string) => `<a href="#section-${id}">${text}</a>`
  const other = (address: string, text: string) => `<a href="${address}">${text}</a>`
  expectHtml([
    ['## a', heading('a', link('a', 'a'))],
    ['### a *b* `c`', heading('a-b-c', link('a-b-c', 'a <em>b</em> <code class="verbatim">c</code>'), 3)],
    ['## <i> & "a"', heading('i--a', link('i--a', '&#x3C;i> &#x26; "a"'))],
    ['## [a](b)', heading('a', other('b', 'a'))],
    ['## a [b](c) dd', heading('a-b-dd', `a ${other('c', 'b')} dd`)],
    ['## *[a](b)*', heading('a', `<em>${other('b', 'a')}</em>`)],
    ['## ![](a.png)', heading('abschnitt', '<img src="a.png" alt="">')],
    ['# a', heading('a', 'a', 1)],
    ['#### a', heading('a', 'a', 4)],
  ])
  expect(htmlOf('## a[^1]\n\n[^1]: b')).toContain('>a<sup><a ')
})

test('the title of an image that is alone in its paragraph is its caption', () => {
  const figure = (image: string, caption: string) =>
    `<figure class="figure">${image}\n<figcaption>${caption}</figcaption></figure>`
  const image = '<img src="b.png" alt="a">'
  expectHtml([
    ['![a](b.png "c")', figure(image, 'c')],
    ['![a](b.png "<b>c</b> & „d“")', figure(image, '&#x3C;b>c&#x3C;/b> &#x26; „d“')],
    ['![a](b.png "*c* \\"d\\"")', figure(image, '*c* "d"')],
    ['[![a](b.png "c")](d)', figure(`<a href="d">${image}</a>`, 'c')],
    ['![a][r]\n\n[r]: b.png "c"', figure(image, 'c')],
    ['![a](b.png)', `<p>${image}</p>`],
    ['![a](b.png " ")', '<p><img src="b.png" alt="a" title=" "></p>'],
    ['x ![a](b.png "c")', '<p>x <img src="b.png" alt="a" title="c"></p>'],
    ['*![a](b.png "c")*', '<p><em><img src="b.png" alt="a" title="c"></em></p>'],
  ])
  // They are found and counted, labels of callouts are not.
  const { words, text } = render('> [!NOTE]\n> ein Wort\n\n![ein Bild](b.png "zwei Worte")')
  expect([words, text.split(/\s+/).join(' ').trim()]).toEqual([6, 'ein Wort ein Bild zwei Worte'])
})

test('each table has a frame that can be scrolled by the keyboard, with a name of its own', () => {
  const table = '| a |\n| -: |\n| b |\n'
  const html = htmlOf(`${table}\ntext\n\n${table}\n- ${table.replaceAll('\n', '\n  ')}`)
  const frame = (name: string) => `<section class="scroll" aria-label="${name}" tabindex="0">`
  expect(html.match(/<section[^>]*>/g)).toEqual(['Tabelle', 'Tabelle 2', 'Tabelle 3'].map(frame))
})
