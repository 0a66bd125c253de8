import { readFileSync } from 'node:fs'
import { JSDOM } from 'jsdom'
import { VFile } from 'vfile'
import { describe, expect, test } from 'vitest'
import { htmlOf } from '../../../tests/support/remarks-on.ts'
import { renderBody } from '../render-body.ts'
import { codeLanguages } from './highlight-code.ts'

const render = (markdown: string) => renderBody(new VFile(markdown))

describe('a callout', () => {
  test('is a note with an icon, a label and what was written', () => {
    expect(htmlOf('> [!NOTE]\n> a **b**')).toMatch(
      /^<div class="callout note" role="note">\n<p class="callout-label"><svg [^>]*aria-hidden="true"[^>]*><path d="[^"]+"><\/path><\/svg>Hinweis<\/p>\n<p>a <strong>b<\/strong><\/p>\n<\/div>$/,
    )
  })

  test.each([
    ['NOTE', 'note', 'Hinweis'],
    ['TIP', 'tip', 'Tipp'],
    ['IMPORTANT', 'important', 'Wichtig'],
    ['WARNING', 'warning', 'Warnung'],
    ['CAUTION', 'caution', 'Vorsicht'],
    ['note', 'note', 'Hinweis'],
    ['Tip', 'tip', 'Tipp'],
  ])('of the kind %s is labelled', (marker, kind, label) => {
    const html = htmlOf(`> [!${marker}]\n> a`)
    expect(html).toContain(`<div class="callout ${kind}" role="note">`)
    expect(html).toContain(`</svg>${label}</p>\n<p>a</p>`)
  })

  test.each([
    ['spaces behind the marker', '> [!NOTE]  \n> a', '<p>a</p>'],
    ['a tab behind the marker', '> [!NOTE]\t\n> a', '<p>a</p>'],
    ['Windows line ends', '> [!NOTE]\r\n> a\r\n', '<p>a</p>'],
    ['no space behind the sign of quotation', '>[!NOTE]\n>a', '<p>a</p>'],
    ['a lazy line', '> [!NOTE]\na', '<p>a</p>'],
    ['a paragraph of its own', '> [!NOTE]\n>\n> a', '<p>a</p>'],
    ['a list', '> [!NOTE]\n> - a', '<ul>\n<li>a</li>\n</ul>'],
    ['code', '> [!NOTE]\n> ```\n> a\n> ```', '<pre class="code"><code>a\n</code></pre>'],
    ['marks at once', '> [!NOTE]\n> **a** b', '<p><strong>a</strong> b</p>'],
    ['a second marker', '> [!NOTE]\n> [!TIP]', '<p>[!TIP]</p>'],
    ['a quotation', '> [!NOTE]\n> > [!TIP]\n> > a', '<blockquote>\n<p>[!TIP]\na</p>\n</blockquote>'],
  ])('has %s', (_, markdown, content) => {
    expect(htmlOf(markdown).replace(/<svg.*<\/svg>/, '')).toBe(
      `<div class="callout note" role="note">\n<p class="callout-label">Hinweis</p>\n${content}\n</div>`,
    )
  })

  test.each([
    ['an unknown kind', '> [!FOO]\n> a', '[!FOO]\na'],
    ['a name of every object', '> [!constructor]\n> a', '[!constructor]\na'],
    ['text behind the marker', '> [!NOTE] a', '[!NOTE] a'],
    ['text before the marker', '> a [!NOTE]\n> b', 'a [!NOTE]\nb'],
    ['a marker in a later line', '> a\n> [!NOTE]', 'a\n[!NOTE]'],
    ['an escaped marker', '> \\[!NOTE]\n> a', '[!NOTE]\na'],
    ['an escape in the marker', '> [\\!NOTE]\n> a', '[!NOTE]\na'],
    ['a reference for a bracket', '> &#91;!NOTE]\n> a', '[!NOTE]\na'],
    ['spaces in the marker', '> [! NOTE ]\n> a', '[! NOTE ]\na'],
    ['a backslash behind the marker', '> [!NOTE]\\\n> a', '[!NOTE]<br>\na'],
    ['nothing behind the marker', '> [!NOTE]', '[!NOTE]'],
    ['two kinds', '> [!NOTE|TIP]\n> a', '[!NOTE|TIP]\na'],
  ])('is none with %s: it stays a quotation as it was written', (_, markdown, text) => {
    expect(htmlOf(markdown)).toBe(`<blockquote>\n<p>${text}</p>\n</blockquote>`)
  })

  test.each([
    ['a list', '- > [!NOTE]\n  > a'],
    ['a quotation', '> > [!NOTE]\n> > a'],
    ['a footnote', 'b[^1]\n\n[^1]: > [!NOTE]\n    > a'],
    ['no quotation', '[!NOTE]\na'],
  ])('is none in %s', (_, markdown) => {
    const html = htmlOf(markdown)
    expect(html).not.toContain('callout')
    expect(html).toContain('[!NOTE]\na')
  })

  test('counts without its label', () => {
    const { text, words } = render('> [!NOTE]\n> ein Wort')
    expect({ text: text.trim(), words }).toEqual({ text: 'ein Wort', words: 2 })
  })

  test('cannot be made by markup of an author', () => {
    expect(htmlOf('<blockquote data-callout="note">a</blockquote>')).not.toContain('<div')
  })
})

describe('the text of a heading', () => {
  test.each([
    ['## a', '<h2 id="section-a"><a href="#section-a">a</a></h2>'],
    [
      '### a *b* `c`',
      '<h3 id="section-a-b-c"><a href="#section-a-b-c">a <em>b</em> <code class="verbatim">c</code></a></h3>',
    ],
    ['## Über uns', '<h2 id="section-über-uns"><a href="#section-über-uns">Über uns</a></h2>'],
    ['## <i> & "a"', '<h2 id="section-i--a"><a href="#section-i--a">&#x3C;i> &#x26; "a"</a></h2>'],
    ['## [a](b)', '<h2 id="section-a"><a href="b" class="link">a</a></h2>'],
    [
      '## a [b](c) dd',
      '<h2 id="section-a-b-dd">a <a href="c" class="link">b</a><a href="#section-a-b-dd"> dd</a></h2>',
    ],
    ['## *[a](b)*', '<h2 id="section-a"><em><a href="b">a</a></em></h2>'],
    ['## ![](a.png)', '<h2 id="section-abschnitt"><img src="a.png" alt=""></h2>'],
    ['##', '<h2 id="section-abschnitt"></h2>'],
    ['# a', '<h1 id="section-a">a</h1>'],
    ['#### a', '<h4 id="section-a">a</h4>'],
  ])('leads to it: %s', (markdown, html) => {
    expect(htmlOf(markdown)).toBe(html)
  })

  test('leads to it beside a footnote', () => {
    expect(htmlOf('## a[^1]\n\n[^1]: b')).toContain(
      '<h2 id="section-a"><a href="#section-a">a</a><sup class="apart"><a ',
    )
  })

  test('is in the table of contents and in the text once', () => {
    const { contents, text, words } = render('## a b')
    expect({ contents, text, words }).toEqual({
      contents: [{ id: 'section-a-b', text: 'a b', depth: 2 }],
      text: 'a b',
      words: 2,
    })
  })
})

describe('a caption', () => {
  test.each([
    [
      '![a](b.png "c")',
      '<figure class="figure"><img src="b.png" alt="a">\n<figcaption>c</figcaption></figure>',
    ],
    [
      '![](b.png "c")',
      '<figure class="figure"><img src="b.png" alt="">\n<figcaption>c</figcaption></figure>',
    ],
    [
      '![a](b.png "<b>c</b> & „d“")',
      '<figure class="figure"><img src="b.png" alt="a">\n<figcaption>&#x3C;b>c&#x3C;/b> &#x26; „d“</figcaption></figure>',
    ],
    [
      '![a](b.png "*c* \\"d\\"")',
      '<figure class="figure"><img src="b.png" alt="a">\n<figcaption>*c* "d"</figcaption></figure>',
    ],
    [
      '[![a](b.png "c")](d)',
      '<figure class="figure"><a href="d"><img src="b.png" alt="a"></a>\n<figcaption>c</figcaption></figure>',
    ],
    [
      '![a][r]\n\n[r]: b.png "c"',
      '<figure class="figure"><img src="b.png" alt="a">\n<figcaption>c</figcaption></figure>',
    ],
    ['![a](b.png)', '<p><img src="b.png" alt="a"></p>'],
    ['![a](b.png " ")', '<p><img src="b.png" alt="a" title=" "></p>'],
    ['x ![a](b.png "c")', '<p>x <img src="b.png" alt="a" title="c"></p>'],
    [
      '![a](b.png "c") ![d](e.png "f")',
      '<p><img src="b.png" alt="a" title="c"> <img src="e.png" alt="d" title="f"></p>',
    ],
    ['*![a](b.png "c")*', '<p><em><img src="b.png" alt="a" title="c"></em></p>'],
    ['[a](b "c")', '<p><a href="b" title="c">a</a></p>'],
  ])('stands under an image with a title that is alone in its paragraph: %s', (markdown, html) => {
    expect(htmlOf(markdown)).toBe(html)
  })

  test('is found and counted', () => {
    const { words, text } = render('![ein Bild](b.png "zwei Worte")')
    expect({ words, text }).toEqual({ words: 4, text: 'ein Bild\nzwei Worte' })
  })
})

test('each table has a frame that can be scrolled by the keyboard, with a name of its own', () => {
  const table = '| a |\n| -: |\n| b |\n'
  const frames = htmlOf(`${table}\ntext\n\n${table}\n- ${table.replaceAll('\n', '\n  ')}`).match(
    /<section[^>]*>/g,
  )
  expect(frames).toEqual([
    '<section class="scroll" aria-label="Tabelle" tabindex="0">',
    '<section class="scroll" aria-label="Tabelle 2" tabindex="0">',
    '<section class="scroll" aria-label="Tabelle 3" tabindex="0">',
  ])
})

describe('no hyphen comes into', () => {
  test.each([
    ['<https://a.example/b-c>', 'https://a.example/b-c'],
    ['[www.a.example](https://a.example)', 'www.a.example'],
    ['<a@b.example>', 'a@b.example'],
    ['https://a.example/b-c', 'https://a.example/b-c'],
    ['a@b.example', 'a@b.example'],
  ])('the address %s', (markdown, text) => {
    expect(htmlOf(markdown)).toContain(`class="verbatim">${text}</a>`)
  })

  test('code', () => {
    expect(htmlOf('`a-b`')).toBe('<p><code class="verbatim">a-b</code></p>')
  })

  test.each(['[ein Text](https://a.example)', '[Sicherheitskonzept](/a)', '[Ende.](/a)', 'a.example'])(
    'other text is left alone: %s',
    (markdown) => {
      expect(htmlOf(markdown)).not.toContain('verbatim')
    },
  )
})

describe('code', () => {
  const codeOf = (language: string, source: string) =>
    /<code(?: class="[^"]*")?>(.*)<\/code>/s.exec(htmlOf(`~~~~~~ ${language}\n${source}\n~~~~~~`))?.[1]

  test.each([
    [
      'sh',
      'echo "a" # b',
      '<span class="k">echo</span> <span class="s">"a"</span> <span class="c"># b</span>\n',
    ],
    ['json', '{"a": 1}', '{<span class="n">"a"</span>: <span class="v">1</span>}\n'],
    ['YAML', 'a: true', '<span class="n">a:</span> <span class="v">true</span>\n'],
    [
      'html',
      '<p>&amp;</p>',
      '&#x3C;<span class="k">p</span>><span class="v">&#x26;amp;</span>&#x3C;/<span class="k">p</span>>\n',
    ],
    ['powershell', '$a = 1', '<span class="v">$a</span> = <span class="v">1</span>\n'],
  ])('in %s has its parts marked', (language, source, html) => {
    expect(codeOf(language, source)).toBe(html)
  })

  test.each(['', 'gibtsnicht', 'constructor', '__proto__', 'text', '"><script>'])(
    'in the language %j stays plain',
    (language) => {
      expect(codeOf(language, 'const a = "b" // c')).toBe('const a = "b" // c\n')
    },
  )

  test('keeps the name of its language', () => {
    expect(htmlOf('```JSON title="a"\n1\n```')).toContain('<pre class="code"><code class="language-JSON">')
  })

  test.each([
    ['of more than 20,000 characters', 'a = 1\n'.repeat(3400)],
    ['with a line of more than 1,000', `a = "${'b'.repeat(1000)}"`],
    ['with marks that are deep in each other', '$'.padEnd(990, '{${').repeat(2)],
  ])('%s stays plain', (_, source) => {
    expect(codeOf('sh', source)).not.toContain('<span')
  })

  test('is marked the same whatever was marked before', () => {
    const page = '<style>a { color: red }</style><script>const a = 1</script>'
    const before = codeOf('html', page)
    codeOf('css', 'a {}')
    expect(codeOf('html', page)).toBe(before)
    expect(before).toContain('<span class="k">const</span>')
  })

  test.each(codeLanguages)('in %s is the source, character for character', (language) => {
    for (const source of sources) {
      expect(textOf(codeOf(language, source) ?? '')).toBe(`${source}\n`)
    }
  })
})

test.each([
  ['Er sagte "nein" – \'so\' ... -- (c) :-) „ja“ ‚gut‘ «oui» 1/2 x2'],
  ['e\u0301 é u\u0308 ü \u00ad \u200b \u200d 👩🏽‍💻 🇱🇺 \u202eabc 89\u00a0€ 𝒳'],
])('no comfort changes words or marks: %s', (text) => {
  const markdown = [
    `## ${text}`,
    `> [!TIP]\n> ${text}`,
    `| ${text} |\n| - |\n| ${text} |`,
    `- ${text}`,
    `![x](a.png "${text.replaceAll('"', '\\"')}")`,
    `\`\`\`js\n${text}\n\`\`\``,
    `${text}[^1]\n\n[^1]: ${text}`,
  ]
  const read = textOf(htmlOf(markdown.join('\n\n')))
  expect(read.split(text)).toHaveLength(10)
})

const naughty = JSON.parse(
  readFileSync('node_modules/big-list-of-naughty-strings/blns.json', 'utf8'),
) as string[]

/** Without what ends the block and what no markdown can hold. */
const lines = naughty.filter((text) => text.trim() !== '' && text.length < 1000 && !/[\0\r]|^~~~/.test(text))

/* biome-ignore-start lint/suspicious/noTemplateCurlyInString: what looks like code must stay as it is. */
const sources = [
  // Some at a time: long code is not marked, and a text that is left open would take all that follows.
  ...Array.from({ length: 5 }, (_, part) => lines.filter((_, index) => index % 5 === part).join('\n')),
  'a "b" \'c\' {[(<x y="z">&amp; // # -- /* \\ $& $1 `q` ${1} @a: b; 0x1F é e\u0301 😀 \u00ad \u2028 x',
  '<?php echo "<b>$a[0]</b>"; ?>\n<style>a{b:"c"}</style><script>`${a}`</script>',
  '\t- a: |\n\t  b\n\n--- x\n+++ y\n@@ -1 +1 @@\n-a\n+b',
]
/* biome-ignore-end lint/suspicious/noTemplateCurlyInString: see above. */

function textOf(html: string): string {
  return JSDOM.fragment(html).textContent ?? ''
}
