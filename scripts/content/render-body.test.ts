import { JSDOM } from 'jsdom'
import { VFile } from 'vfile'
import { describe, expect, test } from 'vitest'
import { htmlOf } from '../../tests/support/remarks-on.ts'
import { renderBody } from './render-body.ts'

const render = (markdown: string) => renderBody(new VFile(markdown))

describe('the address of a link', () => {
  test.each([
    ...['http://a.example', 'https://a.example', 'irc://a.example', 'ircs://a.example', 'mailto:a@b.example'],
    ...['xmpp:a@b.example', 'HTTP://a.example', 'hTTps://a.example', 'IRC://a.example', 'IrcS://a.example'],
    ...['MailTo:a@b.example', 'XMPP:a@b.example', '//a.example/b', '/a', 'a', './a', '../a', '#top', '?a=b'],
    ...['/a:b', 'a/b:c', '?a=b:c', '/#a:b', 'a?javascript:b', '/a#javascript:b', 'javascript%3Aa'],
  ])('stays: %s', (address) => {
    expect(htmlOf(`[x](${address})`)).toBe(`<p><a href="${address}">x</a></p>`)
  })

  test.each([
    ...['javascript:a', 'JavaScript:a', 'vbscript:a', 'VBScript:a', 'data:text/html,a', 'file:///etc/passwd'],
    ...['ftp://a.example', 'tel:+352', 'blob:https://a', 'C:/a', 'a:b', ':a', 'httpss:a', 'http.x:a'],
    ...['<java\tscript:a>', '<\tjavascript:a>', '< javascript:a>', '<java script:a>', '<javascript :a>'],
    ...['java&Tab;script:a', 'java&NewLine;script:a', 'java&#10;script:a', 'java&#13;script:a'],
    ...['javascript&colon;a', 'javascript&#58;a', 'javascript&#x3A;a', '&#106;avascript:a', 'javascript\\:a'],
    ...[
      '&#1;javascript:a',
      '&#32;javascript:a',
      '&nbsp;javascript:a',
      '\u00a0javascript:a',
      '\ufeffjavascript:a',
    ],
    ...['<java\u0000script:a>', '<\u0001javascript:a>', '<java\u200bscript:a>'],
  ])('is emptied: %j', (address) => {
    expect(htmlOf(`[x](${address})`)).toBe('<p><a href="">x</a></p>')
  })

  test.each([
    ['in a definition', '[x][r]\n\n[r]: javascript:a', '<p><a href="">x</a></p>'],
    ['in an autolink', '<javascript:a>', '<p><a href="" class="verbatim">javascript:a</a></p>'],
    ['around an image', '[![a](data:b)](data:c)', '<p><a href=""><img alt="a"></a></p>'],
  ])('is emptied %s', (_, markdown, html) => {
    expect(htmlOf(markdown)).toBe(html)
  })

  test.each([
    ['https://a.example/b?c=d', 'https://a.example/b?c=d'],
    ['www.a.example', 'http://www.a.example'],
    ['HTTP://A.example', 'HTTP://A.example'],
    ['a@b.example', 'mailto:a@b.example'],
  ])('is made of the bare address %s, as GFM says', (text, address) => {
    expect(htmlOf(`(${text}).`)).toBe(`<p>(<a href="${address}" class="verbatim">${text}</a>).</p>`)
  })

  test.each([
    'javascript:alert(1)',
    'data:text/html,a',
    'ftp://a.example',
    'a.example',
    '//a.example',
    'www.',
  ])('is not made of the bare text %s', (text) => {
    expect(htmlOf(text)).toBe(`<p>${text}</p>`)
  })

  test.each([
    ['in code', '`https://a.example`', '<code class="verbatim">https://a.example</code>'],
    ['in a link', '[https://a.example](/b)', '<a href="/b" class="verbatim">https://a.example</a>'],
    ['in raw HTML', '<b title="https://a.example">', '&#x3C;b title="https://a.example">'],
  ])('is not made of a bare address %s', (_, markdown, html) => {
    expect(htmlOf(markdown)).toBe(`<p>${html}</p>`)
  })

  test.each([
    ['#ziel', '#section-ziel'],
    ['#Über', '#section-%C3%9Cber'],
    ['/blog/b#ziel', '/blog/b#section-ziel'],
    ['/blog/b.html?c#ziel', '/blog/b.html?c#section-ziel'],
    ['b#ziel', 'b#section-ziel'],
    ['#ziel:~:text=a', '#section-ziel:~:text=a'],
    ...[
      ...['#section-ziel', '#note:fn-1', '#', '#top', '#:~:text=a', '/#ziel', '/kontakt#a', '/blog#main'],
      ...['https://a.example/blog/b#ziel', '//a.example/blog/b#ziel', '/blog/seite/2#a', 'mailto:a@b#c'],
    ].map((address) => [address, address]),
  ])('to %s is %s: a heading has a prefix', (written, address) => {
    expect(htmlOf(`[x](${written})`)).toBe(`<p><a href="${address}">x</a></p>`)
  })
})

describe('the address of an image', () => {
  test.each(['a.png', '/a.png', '//a.example/b.png', 'https://a.example/b.png', 'HTTP://a.example/b.png'])(
    'stays: %s',
    (address) => {
      expect(htmlOf(`x ![a](${address} "b")`)).toBe(`<p>x <img src="${address}" alt="a" title="b"></p>`)
    },
  )

  test.each([
    '![a](javascript:b)',
    '![a](data:image/png;base64,AA)',
    '![a](vbscript&colon;b)',
    '![a][r]\n\n[r]: file:b',
  ])('is left out: %j', (markdown) => {
    expect(htmlOf(markdown)).toBe('<p><img alt="a"></p>')
  })
})

describe('raw HTML becomes text', () => {
  test.each([
    ['a block', '<div onclick="a">\nb\n</div>', '<p>&#x3C;div onclick="a">\nb\n&#x3C;/div></p>'],
    ['inline', 'a <b>c</b>', '<p>a &#x3C;b>c&#x3C;/b></p>'],
    ['a comment', '<!-- a -->', '<p>&#x3C;!-- a --></p>'],
    ['an inline comment', 'a <!-- b --> c', '<p>a &#x3C;!-- b --> c</p>'],
    ['a script', '<script>alert(1)</script>', '<p>&#x3C;script>alert(1)&#x3C;/script></p>'],
    ['an image', '<img src=x onerror=a>', '<p>&#x3C;img src=x onerror=a></p>'],
    ['in a heading', '# <i>a', '<h1 id="section-ia">&#x3C;i>a</h1>'],
    ['in emphasis', '*<b>a*', '<p><em>&#x3C;b>a</em></p>'],
    ['in a link', '[<b>a](b)', '<p><a href="b">&#x3C;b>a</a></p>'],
    ['in the text of an image', '![<b>](a)', '<p><img src="a" alt="<b>"></p>'],
    ['in a tight list', '- a\n  <div>\n- <hr>', '<ul>\n<li>a\n&#x3C;div></li>\n<li>&#x3C;hr></li>\n</ul>'],
    ['in a loose list', '- a\n\n  <hr>', '<ul>\n<li>\n<p>a</p>\n<p>&#x3C;hr></p>\n</li>\n</ul>'],
    ['in a quotation', '> <div>\n> a', '<blockquote>\n<p>&#x3C;div>\na</p>\n</blockquote>'],
    ['with an entity', 'a <b c="&lt;">', '<p>a &#x3C;b c="&#x26;lt;"></p>'],
  ])('%s', (_, markdown, html) => {
    expect(htmlOf(markdown)).toBe(html)
  })

  test('in a table cell', () => {
    expect(htmlOf('| a |\n| - |\n| <b>c</b> |')).toContain('<td>&#x3C;b>c&#x3C;/b></td>')
  })

  test('in a footnote', () => {
    expect(htmlOf('[^a]\n\n[^a]: <div>')).toContain('<p>&#x3C;div> <a')
  })
})

test.each(['&#10;', '&#xa0;'])('the language %s of a block of code is no class', (language) => {
  expect(htmlOf(`\`\`\`${language}\na\n\`\`\``)).toBe('<pre class="code"><code>a\n</code></pre>')
})

describe('GFM', () => {
  test('a table keeps its alignment, and its cells know their columns', () => {
    expect(htmlOf('| a | b | c | d |\n| :- | :-: | -: | - |\n| 1 | 2 | 3 | 4 |')).toBe(
      `<section class="scroll" aria-label="Tabelle" tabindex="0"><table>\n<thead>\n<tr>
<th align="left" scope="col">a</th>\n<th align="center" scope="col" class="center">b</th>\n<th align="right" scope="col" class="right">c</th>\n<th scope="col">d</th>
</tr>\n</thead>\n<tbody>\n<tr>
<th align="left" scope="row">1</th>\n<td align="center" data-head="b" class="center">2</td>\n<td align="right" data-head="c" class="right">3</td>\n<td data-head="d">4</td>
</tr>\n</tbody>\n</table></section>`,
    )
  })

  test('two tildes strike through', () => {
    expect(htmlOf('~~a~~ ~~~b~~~')).toBe('<p><del>a</del> ~~~b~~~</p>')
  })

  test('a task list shows boxes that cannot be ticked', () => {
    expect(htmlOf('- [ ] a\n- [x] b\n- c')).toBe(`<ul class="contains-task-list">
<li class="task-list-item"><input type="checkbox" disabled aria-label="offen"> a</li>
<li class="task-list-item"><input type="checkbox" checked disabled aria-label="erledigt"> b</li>
<li>c</li>\n</ul>`)
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
  })

  test('two footnotes with the same id are an error', () => {
    const markdown = 'b[^a] c[^a] d[^a-2]\n\n[^a]: e\n\n[^a-2]: f'
    expect(() => render(markdown)).toThrow('note:fnref-a-2')
  })

  test('a reference without a footnote stays text', () => {
    expect(htmlOf('a[^b]')).toBe('<p>a[^b]</p>')
  })
})

describe('the id of a heading', () => {
  test.each([
    ['keeps umlauts', ['Über Größe'], ['über-größe']],
    ['keeps other scripts', ['日本'], ['日本']],
    ['is numbered when the text comes again', ['A', 'A', 'A-1', 'a'], ['a', 'a-1', 'a-1-1', 'a-2']],
    ['says that it is a section when there is no text', ['', '![](b.png)'], ['abschnitt', 'abschnitt-1']],
    ['reads an image by its alternative text', ['![Netzplan](b.png) A'], ['netzplan-a']],
    ['says that it is a section when there are no letters', ['!!!', '???'], ['abschnitt', 'abschnitt-1']],
    ['is none of those of footnotes', ['Footnote label', 'note:fn-1'], ['footnote-label', 'notefn-1']],
    ['has the prefix once', ['Section one', 'One'], ['one', 'one-1']],
    ['may be a name of every object', ['constructor', '\\_\\_proto__'], ['constructor', '__proto__']],
    ['has no spaces', ['a&nbsp;b', 'c\td', 'e&#10;f', 'g&#x2003;h'], ['ab', 'cd', 'ef', 'gh']],
    ['does not count footnotes', ['a[^1]\n\n[^1]: b\n'], ['a']],
  ])('%s', (_, headings, ids) => {
    const { contents } = render(headings.map((heading) => `# ${heading}\n`).join('\n'))
    expect(contents.map(({ id }) => id)).toEqual(ids.map((id) => `section-${id}`))
  })
})

describe('the table of contents', () => {
  test('has every heading with its depth and plain text, in order', () => {
    const markdown = '## `a` *b* & <i>\n\n###### [c](d)\n\n> e\n> =\n\n- ## f'
    expect(render(markdown).contents).toEqual([
      { id: 'section-a-b--i', text: 'a b & <i>', depth: 2 },
      { id: 'section-c', text: 'c', depth: 6 },
      { id: 'section-e', text: 'e', depth: 1 },
      { id: 'section-f', text: 'f', depth: 2 },
    ])
  })

  test('has no footnotes: neither their heading nor their numbers', () => {
    expect(render('# a[^1]\n\n[^1]: b').contents.map(({ text }) => text)).toEqual(['a'])
  })
})

describe('the number of words', () => {
  test.each([
    ['', 0],
    ['– … * 😀', 0],
    ['Größe, naïve café\u0301', 3],
    ['Die E-Mail und die 3-2-1-Regel: geht’s?', 6],
    ['# a\n\n- b\n- *c* `d`\n\n| e | f |\n| - | - |\n| g | h |', 8],
    ['a\\\nb\nc', 3],
    ['[a](https://b.example "c")', 1],
    ['a[^1] b\n\n[^1]: c', 3],
  ])('%j', (markdown, words) => {
    expect(render(markdown).words).toBe(words)
  })
})

describe('text arrives as it was written', () => {
  test.each([
    ...['$&', '$$', '$`', "$'", '$1', '5 $& 6', '"a" \'b\' „c“ ‚d‘ – …', '-- ... (c) :-)', '%s %j'],
    ...[
      '😀',
      '👩‍👩‍👧',
      '𝒳',
      'a\u00a0b\u202fc',
      'a\u00adb\u200bc\u200dd',
      'e\u0301 é',
      '\u202eabc',
      'a\u2028b',
    ],
  ])('%j', (text) => {
    expect(textOf(htmlOf(`x ${text} x`))).toBe(`x ${text} x`)
    expect(textOf(htmlOf(`\`\`x ${text} x\`\``))).toBe(`x ${text} x`)
  })

  test.each([
    ['&amp;', '&'],
    ['&amp;amp;', '&amp;'],
    ['&lt;b&gt;', '<b>'],
    ['&#36;&amp;', '$&'],
    ['`&amp;`', '&amp;'],
    ['&bogus; &', '&bogus; &'],
    ['&nbsp;a', '\u00a0a'],
  ])('%j reads %j', (markdown, text) => {
    expect(textOf(htmlOf(markdown))).toBe(text)
  })
})

describe('nesting', () => {
  // The tree has a root, what nests, a paragraph and its text; an item of a list is two levels.
  test.each([
    ['quotations', '> ', 98],
    ['lists', '- ', 49],
    ['quotations around lists', '> - ', 32],
  ])('of %s is allowed up to 100 levels', (_, marker, times) => {
    expect(htmlOf(`${marker.repeat(times)}a`)).toContain('a')
    expect(() => render(`${marker.repeat(times + 1)}a`)).toThrow(/^Text: mehr als 100 Ebenen/)
  })

  test('that is too deep is named with its line', () => {
    expect(() => render(`a\n\n${'> '.repeat(99)}b`)).toThrow(expect.objectContaining({ line: 3 }))
  })
})

test('a table with more cells than 65,536 is refused, also where rows leave them out', () => {
  const table = (rows: number) => `a\n\n|${'a|'.repeat(256)}\n|${'-|'.repeat(256)}\n${'b\n'.repeat(rows)}`
  expect(() => render(table(255))).not.toThrow()
  expect(() => render(table(256))).toThrow(expect.objectContaining({ line: 3 }))
})

test('references may not repeat more than 2 MB of addresses and titles', () => {
  const definition = `[a]: /${'b'.repeat(15_000)}`
  expect(() => render(`${'[a]'.repeat(100)}\n\n${definition}`)).not.toThrow()
  expect(() => render(`x\n\n${'[a]\n'.repeat(10_333)}\n${definition}`)).toThrow(/mehr als 2 MB/)
  expect(() => render(`${'![a]'.repeat(10_333)}\n\n[a]: b.png "${'c'.repeat(15_000)}"`)).toThrow(
    /mehr als 2 MB/,
  )
})

/** What a reader sees of a single paragraph. */
function textOf(html: string): string {
  return JSDOM.fragment(html).textContent ?? ''
}
