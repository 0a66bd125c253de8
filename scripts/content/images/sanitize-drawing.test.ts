import { JSDOM } from 'jsdom'
import { VFileMessage } from 'vfile-message'
import { expect, test } from 'vitest'
import { sanitizeDrawing } from './sanitize-drawing.ts'

const sanitize = (text: string | Buffer) => sanitizeDrawing(Buffer.from(text as string))
const start = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"'
const svg = (content = '', attributes = '') =>
  `${start} xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${content}</svg>`
/** The published drawing with this content. */
const published = (content: string) => (content === '' ? `${start}/>` : `${start}>${content}</svg>`)

test('what can be seen is published as it is', () => {
  const contents = [
    '<g><path d="M0 0h9"/><use href="#a"/></g>',
    '<linearGradient id="a"><stop offset="1" stop-color="red"/></linearGradient><path fill="url(#a)"/>',
    '<filter id="a"><feGaussianBlur stdDeviation="2"/></filter><g filter="url( \'#a\' )"/>',
    '<clipPath id="a"><path d="M0 0"/></clipPath><mask id="b"/><marker id="c"/><pattern id="d"/>',
    '<animate attributeName="x" to="1"/>',
    ...['<text xml:space="preserve">a <tspan x="1">b</tspan>  c</text>', '<g role="img" aria-label="Plan"/>'],
    '<title>onload=javascript: &lt;script&gt; &amp;amp; &quot;</title>',
  ]
  expect(contents.map((content) => sanitize(svg(content)))).toEqual(contents.map(published))
})

test('what nobody sees, and what would lead out of the drawing, is left out without a message', () => {
  const contents: [content: string, published: string][] = [
    ['<!-- <script/> --><path/>', '<path/>'],
    ['<metadata><?xpacket begin="a"?><x:b xmlns:x="urn:x">Anna</x:b></metadata><path/>', '<path/>'],
    // What a program notes.
    ['<x:view xmlns:x="urn:x" x:a="1"><path/></x:view><path/>', '<path/>'],
    ['<path xmlns:y="urn:y" y:label="C:\\a (1).svg" data-name="A"/>', '<path/>'],
    ['<path xmlns:x="urn:x" x:onclick="a()"/>', '<path/>'],
    ['<x:script xmlns:x="http://www.w3.org/2000/svg">alert(1)</x:script>', ''],
    ['<?php a("?><path/>', '<path/>'],
    // Links, and elements of HTML.
    ['<a href="https://example.com/"><path/></a>', '<g><path/></g>'],
    ['<a href="javascript:a()" xlink:href="#a"/><a xlink:href=" java&#10;script&#x3a;a()"/>', '<g/><g/>'],
    ['<h:a xmlns:h="http://www.w3.org/1999/xhtml" href="https://example.com/"/>', ''],
    ['<img xmlns="http://www.w3.org/1999/xhtml" src="https://example.com/"/>', ''],
    ['<form xmlns="http://www.w3.org/1999/xhtml" action="https://example.com/"/>', ''],
    ['<g xml:base="https://example.com/"/>', '<g/>'],
    // References as they were written before, and with spaces.
    ['<use xlink:href=" #a"/>', '<use href="#a"/>'],
    ['<use xlink:href="#a" href="#b"/>', '<use href="#b"/>'],
    ['<title><![CDATA[a<b]]></title>', '<title>a&lt;b</title>'],
  ]
  expect(contents.map(([content]) => sanitize(svg(content)))).toEqual(
    contents.map(([, content]) => published(content)),
  )
})

test('styles of an element become its attributes', () => {
  const style = 'fill:red;stroke-width: 2px ;-x-a:b;clip-path:url(#a)'
  const attributes = 'fill="red" stroke-width="2px" clip-path="url(#a)"'
  expect(sanitize(svg(`<path fill="blue" style="${style}"/>`))).toBe(published(`<path ${attributes}/>`))
})

const script = (where: string) => `has a script (${where}); remove it`
const foreign = (element: string, remedy = 'export it as plain SVG') =>
  `has <${element}>, which is not allowed in drawings; ${remedy}`
const loadsFile = (element: string) => `loads another file with <${element}>; embed it`
const declarations = 'has entities of its own or a <!DOCTYPE with something in [ ]; export it as plain SVG'
const encoding = 'is not saved in UTF-8; save it as UTF-8'
const noDrawing = 'is not valid SVG; export it again'
const nested = (levels: number) => '<g>'.repeat(levels) + '</g>'.repeat(levels)

/** Contents of drawings that could do more than be seen, behind the error for their writer. */
const hostileContents: [fault: string, ...contents: string[]][] = [
  // Scripts.
  [foreign('script', 'remove it'), '<script>alert(1)</script>', '<g><g><script href="a.js"/></g></g>'],
  [foreign('handler'), '<handler/>'],
  [script('ONCLICK in <path>'), '<path ONCLICK="a()"/>'],
  [script('onbegin in <animate>'), '<animate onbegin="a()"/>', '<animate style="onbegin:a()"/>'],
  [script('attributeName in <set>'), '<set attributeName="onmouseover" to="a()"/>'],
  [script('attributeName in <animate>'), '<animate attributeName="xlink:href" to="a"/>'],
  [script('attributeName in <animate>'), '<a><animate attributeName=" href" values="#;javascript:a()"/></a>'],
  // Documents, pixels and style sheets in documents.
  [foreign('foreignObject'), '<foreignObject><p>Text</p></foreignObject>'],
  [foreign('iframe'), '<iframe srcdoc="x"/>'],
  [foreign('image', 'save the drawing as PNG'), '<image href="data:image/png;base64,AA"/>'],
  [foreign('feImage'), '<filter><feImage href="//example.com/a.png"/></filter>'],
  [foreign('style', 'export it with presentation attributes, or save it as PNG'), '<style>a{}</style>'],
  // Other files.
  [loadsFile('use'), '<use href="other.svg#a"/>', '<use href=""/>', '<use xlink:href="javascript:a()"/>'],
  [loadsFile('use'), '<use href="data:image/svg+xml,x#a"/>', '<use href="//example.com/#a"/>'],
  [loadsFile('path'), '<path fill="url(https://example.com/a.svg#a)"/>'],
  [loadsFile('path'), '<path style="fill:url(data:image/svg+xml;base64,a)"/>'],
  [loadsFile('g'), '<g filter=\'url( "a.svg#a")\'/>', '<g style="background:u\\72l(//example.com/a)"/>'],
  [loadsFile('g'), '<g mask="image-set(\'a.png\' 1x)"/>', '<g fill="\\75&#13;&#10;rl(//example.com/a)"/>'],
  [loadsFile('set'), '<set attributeName="fill" to="url(//example.com/a)"/>'],
  // Entities, and more than any drawing has.
  [declarations, '<title>&a;</title>'],
  [`is nested more than 100 levels deep; ungroup it`, nested(1_000)],
  [noDrawing, nested(100_000)],
]

const wide = Buffer.from(`\ufeff${svg('<script/>')}`, 'utf16le')

/** Files that are no drawings or more than one. */
const hostileFiles: [fault: string, ...files: (string | Buffer)[]][] = [
  [script('onload in <svg>'), svg('', 'onload="a()"')],
  // Declarations that add attributes, elements or texts.
  [declarations, `<!DOCTYPE svg [<!ATTLIST svg onload CDATA "a()">]>${svg()}`],
  [declarations, `<!DOCTYPE svg [<!ENTITY a "<script/>">]>${svg('&a;')}`],
  [declarations, `<!DOCTYPE svg [<!ENTITY % a SYSTEM "a.dtd"> %a;]>${svg()}`],
  [declarations, `<!DOCTYPE svg PUBLIC "a" "b" [<!ELEMENT svg ANY>]>${svg()}`],
  // Style sheets of other files.
  [loadsFile('?xml-stylesheet?'), `<?xml-stylesheet type="text/xsl" href="data:text/xml,x"?>${svg()}`],
  [loadsFile('?xml-stylesheet?'), `${svg()}<?xml-stylesheet type='text/css' href='a.css' title="?"?>`],
  // Other encodings, in which `<` can be other bytes.
  [noDrawing, `<?xml version="1.0" encoding="ISO-2022-JP"?>${svg('<!-- \x1b$B --><script/>')}`],
  [encoding, wide, Buffer.from(wide).swap16(), Buffer.from(svg('<title>\xe4</title>'), 'latin1')],
  [noDrawing, Buffer.from(svg(), 'utf16le'), `+/v8-${svg()}`],
  [noDrawing, '', 'Bild folgt', svg('<g><path/></g>').slice(0, -9), '<svg/>', '<rss version="2.0"></rss>'],
  [noDrawing, '<!DOCTYPE html><html><body>404</body></html>', '<html xmlns="http://www.w3.org/1999/xhtml"/>'],
]

test('what could do more than be seen is refused', () => {
  const expectFault = (fault: string, file: string | Buffer) =>
    expect.soft(() => sanitize(file)).toThrow(new VFileMessage(fault))
  for (const [fault, ...files] of hostileFiles) for (const file of files) expectFault(fault, file)
  for (const [fault, ...contents] of hostileContents)
    for (const part of contents) expectFault(fault, svg(part))
  expect(sanitize(svg(nested(80)))).toMatch(/<g\/>/)
})

test('what was written is read as the same again', () => {
  const texts = '<title>a "b" &lt;c&gt; &amp;lt;</title><g aria-label="&quot;&lt;"><path d="M0 0"/></g>'
  const drawing = sanitize(svg(texts))
  expect(sanitize(drawing)).toBe(drawing)
  const { document } = new JSDOM(drawing, { contentType: 'image/svg+xml' }).window
  expect(document.querySelector('title')?.textContent).toBe('a "b" <c> &lt;')
})
