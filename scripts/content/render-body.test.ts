import { expect, test } from 'vitest'
import { expectHtml, htmlOf, type Row, render } from '../../tests/support/remarks-on.ts'

test('the address of a link stays without a scheme or with a safe one, in any case', () => {
  const addresses =
    listOf(`http://a.example https://a.example irc://a.example ircs://a.example mailto:a@b.example
      xmpp:a@b.example HTTP://a.example hTTps://a.example MailTo:a@b.example //a.example/b /a a ./a ../a #top
      ?a=b /a:b a/b:c ?a=b:c /#a:b a?javascript:b /a#javascript:b javascript%3Aa`)
  expectHtml(addresses.map((address) => linkTo(address)))
})

test('the address of a link is emptied with any other scheme, however it is written', () => {
  const addresses = [
    ...listOf(`javascript:a JavaScript:a vbscript:a VBScript:a data:text/html,a file:///etc/passwd tel:+352
        ftp://a.example blob:https://a C:/a a:b :a httpss:a http.x:a java&Tab;script:a java&NewLine;script:a
        java&#10;script:a java&#13;script:a javascript&colon;a javascript&#58;a javascript&#x3A;a
        &#106;avascript:a javascript\\:a &#1;javascript:a &#32;javascript:a &nbsp;javascript:a`),
    ...['<java\tscript:a>', '<\tjavascript:a>', '< javascript:a>', '<java script:a>', '<javascript :a>'],
    ...['<java\u0000script:a>', '<\u0001javascript:a>', '<java\u200bscript:a>', '\u00a0javascript:a'],
    '\ufeffjavascript:a',
  ]
  expectHtml([
    ...addresses.map((address) => linkTo(address, '')),
    ['[x][r]\n\n[r]: javascript:a', '<p><a href="">x</a></p>'],
    ['<javascript:a>', '<p><a href="" class="verbatim">javascript:a</a></p>'],
    ['[![a](data:b)](data:c)', '<p><a href=""><img alt="a"></a></p>'],
  ])
})

test('an address without a scheme leads to https', () => {
  expectHtml([['www.a.lu/b', '<p><a href="https://www.a.lu/b" class="verbatim">www.a.lu/b</a></p>']])
})

test('the address of a link of a heading of a post has the prefix of its id', () => {
  const headings = ['#ziel', '/blog/b#ziel', '/blog/b.html?c#ziel', 'b#ziel', '#ziel:~:text=a']
  const others = [
    ...['#section-ziel', '#note:fn-1', '#', '#top', '#:~:text=a', '/#ziel', '/kontakt#a', '/blog#main'],
    ...['https://a.example/blog/b#ziel', '//a.example/blog/b#ziel', '/blog/seite/2#a', 'mailto:a@b#c'],
  ]
  expectHtml([
    linkTo('#Über', '#section-%C3%9Cber'),
    ...headings.map((address) => linkTo(address, address.replace('#', '#section-'))),
    ...others.map((address) => linkTo(address)),
  ])
})

test('the address of an image is left out if its scheme is not safe', () => {
  const safe = ['a.png', '/a.png', '//a.example/b.png', 'https://a.example/b.png', 'HTTP://a.example/b.png']
  const unsafe = ['javascript:b', 'data:image/png;base64,AA', 'vbscript&colon;b']
  expectHtml([
    ...safe.map((src): Row => [`x ![a](${src})`, `<p>x <img src="${src}" alt="a"></p>`]),
    ...unsafe.map((src): Row => [`x ![a](${src})`, '<p>x <img alt="a"></p>']),
    ['![a][r]\n\n[r]: file:b', '<p><img alt="a"></p>'],
  ])
})

test('raw HTML becomes text', () => {
  expectHtml([
    ['<div onclick="a">\nb\n</div>', '<p>&#x3C;div onclick="a">\nb\n&#x3C;/div></p>'],
    ['a <b>c</b> <!-- d -->', '<p>a &#x3C;b>c&#x3C;/b> &#x3C;!-- d --></p>'],
    ['> <div>\n> a', '<blockquote>\n<p>&#x3C;div>\na</p>\n</blockquote>'],
    ['<script>alert(1)</script>', '<p>&#x3C;script>alert(1)&#x3C;/script></p>'],
    ['<img src=x onerror=a>', '<p>&#x3C;img src=x onerror=a></p>'],
    ['# <i>a', '<h1 id="section-ia">&#x3C;i>a</h1>'],
    ['*<b>a*', '<p><em>&#x3C;b>a</em></p>'],
    ['[<b>a](b)', '<p><a href="b">&#x3C;b>a</a></p>'],
    ['![<b>](a)', '<p><img src="a" alt="<b>"></p>'],
    ['- a\n  <div>\n- <hr>', '<ul>\n<li>a\n&#x3C;div></li>\n<li>&#x3C;hr></li>\n</ul>'],
    ['- a\n\n  <hr>', '<ul>\n<li>\n<p>a</p>\n<p>&#x3C;hr></p>\n</li>\n</ul>'],
    ['a <b c="&lt;">', '<p>a &#x3C;b c="&#x26;lt;"></p>'],
  ])
  expect(htmlOf('| a |\n| - |\n| <b>c</b> |')).toContain('<td>&#x3C;b>c&#x3C;/b></td>')
  expect(htmlOf('[^a]\n\n[^a]: <div>')).toContain('<p>&#x3C;div> <a')
})

test('a table keeps its alignment, and its cells know their columns', () => {
  expect(htmlOf('| a | b | c | d |\n| :- | :-: | -: | - |\n| 1 | 2 | 3 | 4 |')).toBe(
    `<section class="scroll" aria-label="Tabelle" tabindex="0"><table>\n<thead>\n<tr>
<th align="left" scope="col">a</th>\n<th align="center" scope="col" class="center">b</th>\n<th align="right" scope="col" class="right">c</th>\n<th scope="col">d</th>
</tr>\n</thead>\n<tbody>\n<tr>
<th align="left" scope="row">1</th>\n<td align="center" data-head="b" class="center">2</td>\n<td align="right" data-head="c" class="right">3</td>\n<td data-head="d">4</td>
</tr>\n</tbody>\n</table></section>`,
  )
})

test('footnotes have ids of their own and German labels', () => {
  const reference = (id: string) =>
    `<sup><a href="#note:fn-a" id="note:${id}" data-footnote-ref aria-describedby="footnote-label">1</a></sup>`
  const back = (id: string, label: string, content: string) =>
    `<a href="#note:${id}" data-footnote-backref="" aria-label="Zurück zum Text, Verweis ${label}"` +
    ` class="data-footnote-backref">${content}</a>`
  expect(htmlOf('b[^a] c[^a]\n\n[^a]: d')).toBe(`<p>b${reference('fnref-a')} c${reference('fnref-a-2')}</p>
<section data-footnotes class="footnotes"><h2 class="sr-only" id="footnote-label">Fußnoten</h2>
<ol>\n<li id="note:fn-a">
<p>d ${back('fnref-a', '1', '↩')} ${back('fnref-a-2', '1-2', '↩<sup>2</sup>')}</p>
</li>\n</ol>\n</section>`)
  // Two with the same id are an error, a reference without a footnote stays text.
  expect(() => render('b[^a] c[^a] d[^a-2]\n\n[^a]: e\n\n[^a-2]: f')).toThrow('note:fnref-a-2')
  expectHtml([['a[^b]', '<p>a[^b]</p>']])
})

test('the table of contents has every heading but that of the footnotes, with its depth and plain text', () => {
  const markdown = '## `a` *b* & <i>\n\n###### [c](d)\n\n> e\n> =\n\n- ## f[^1]\n\n[^1]: g'
  expect(render(markdown).contents).toEqual([
    { id: 'section-a-b--i', text: 'a b & <i>', depth: 2 },
    { id: 'section-c', text: 'c', depth: 6 },
    { id: 'section-e', text: 'e', depth: 1 },
    { id: 'section-f', text: 'f', depth: 2 },
  ])
})

test('words are counted without marks, addresses and numbers of footnotes', () => {
  const counts: [markdown: string, words: number][] = [
    ['', 0],
    ['– … * 😀', 0],
    ['Größe, naïve café\u0301', 3],
    ['Die E-Mail und die 3-2-1-Regel: geht’s?', 6],
    ['# a\n\n- b\n- *c* `d`\n\n| e | f |\n| - | - |\n| g | h |', 8],
    ['a\\\nb\nc', 3],
    ['[a](https://b.example "c")', 1],
    ['a[^1] b\n\n[^1]: c', 3],
  ]
  expect(counts.map(([markdown]) => [markdown, render(markdown).words])).toEqual(counts)
})

test('100 levels may be nested, and what is deeper is named with its line', () => {
  // The tree has a root, what nests, a paragraph and its text; an item of a list is two levels.
  for (const [marker, times] of Object.entries({ '> ': 98, '- ': 49, '> - ': 32 })) {
    expect(htmlOf(`${marker.repeat(times)}a`)).toContain('a')
    expect(() => render(`${marker.repeat(times + 1)}a`)).toThrow(/^Text: is nested more than 100 levels/)
  }
  expect(() => render(`a\n\n${'> '.repeat(99)}b`)).toThrow(expect.objectContaining({ line: 3 }))
})

test('tables that are filled up and references may become 2 MB', () => {
  const table = (rows: number) => `a\n\n|${'a|'.repeat(256)}\n|${'-|'.repeat(256)}\n${'b\n'.repeat(rows)}`
  expect(() => render(table(100))).not.toThrow()
  expect(() => render(table(400))).toThrow(/more than 2 MB/)
  const definition = `[a]: /${'b'.repeat(15_000)}`
  const image = `[a]: b.png "${'c'.repeat(15_000)}"`
  expect(() => render(`${'[a]'.repeat(100)}\n\n${definition}`)).not.toThrow()
  expect(() => render(`x\n\n${'[a]\n'.repeat(140)}\n${definition}`)).toThrow(/more than 2 MB/)
  expect(() => render(`${'![a]'.repeat(140)}\n\n${image}`)).toThrow(/more than 2 MB/)
})

function listOf(text: string): string[] {
  return text.split(/\s+/)
}

/** A link with the address that is published. */
function linkTo(address: string, published = address): Row {
  return [`[x](${address})`, `<p><a href="${published}">x</a></p>`]
}
