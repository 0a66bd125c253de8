import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { JSDOM } from 'jsdom'
import sharp from 'sharp'
import { VFileMessage } from 'vfile-message'
import { expect, test } from 'vitest'
import { message } from '../messages.ts'
import { sanitizeDrawing, serializeDrawing } from './sanitize-drawing.ts'

const sanitize = (text: string | Buffer) =>
  serializeDrawing(sanitizeDrawing(Buffer.from(text as string)).root)
const start = '<svg xmlns="http://www.w3.org/2000/svg"'
const svg = (content = '', attributes = '') =>
  `${start} xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${content}</svg>`
/** The published drawing with this content. */
const published = (content: string) => (content === '' ? `${start}/>` : `${start}>${content}</svg>`)

test.each([
  ['<g><path d="M0 0h9"/><use href="#a"/></g>'],
  ['<linearGradient id="a"><stop offset="1" stop-color="red"/></linearGradient><path fill="url(#a)"/>'],
  ['<filter id="a"><feGaussianBlur stdDeviation="2"/></filter><g filter="url( \'#a\' )"/>'],
  ['<clipPath id="a"><path d="M0 0"/></clipPath><mask id="b"/><marker id="c"/><pattern id="d"/>'],
  ['<image href="data:image/png;base64,AA"/>'],
  ['<animate attributeName="x" to="1"/>'],
  ['<title>onload=javascript: &lt;script&gt; &amp;amp; "</title>'.replace(' "', ' &quot;')],
  ['<text xml:space="preserve">a <tspan x="1">b</tspan>  c</text>'],
  ['<style>path{fill:url(#a);content:&quot;&gt;&quot;}</style>'],
  ['<g role="img" aria-label="Plan"/>'],
])('%s is published as it is', (content) => {
  expect(sanitize(svg(content))).toBe(published(content))
})

test.each([
  ['a comment', '<!-- <script/> --><path/>', '<path/>'],
  ['metadata', '<metadata><?xpacket begin="a"?><x:b xmlns:x="urn:x">Anna</x:b></metadata><path/>', '<path/>'],
  [
    'what a program notes',
    '<x:view xmlns:x="urn:x" x:a="1"><path/></x:view><path xmlns:y="urn:y" y:label="Anna" data-name="A"/>',
    '<path/>',
  ],
  ['an element that no browser knows', '<flowRoot><path/></flowRoot>', ''],
  ['a link', '<a href="https://example.com/" target="_top"><path/></a>', '<a><path/></a>'],
  ['a request beside a link', '<a href="#a" ping="https://example.com/" download="b"/>', '<a href="#a"/>'],
  ['an attribute with a prefix', '<path xmlns:x="urn:x" x:onclick="a()"/>', '<path/>'],
  ['an instruction', '<?php a("?><path/>', '<path/>'],
  ['a link of HTML', '<h:a xmlns:h="http://www.w3.org/1999/xhtml" href="https://example.com/"/>', ''],
  ['an element of HTML', '<img xmlns="http://www.w3.org/1999/xhtml" src="https://example.com/"/>', ''],
  ['an old reference', '<use xlink:href="#a"/>', '<use href="#a"/>'],
  ['an old reference beside a new one', '<use xlink:href="#a" href="#b"/>', '<use href="#b"/>'],
  ['space in a reference', '<image href=" DATA:image/png,&#10;A"/>', '<image href="DATA:image/png,A"/>'],
  ['an element in a style sheet', '<style>a{}<g>b</g></style>', '<style>a{}</style>'],
  ['a base', '<g xml:base="https://example.com/"/>', '<g/>'],
  ['a section of text', '<title><![CDATA[a<b]]></title>', '<title>a&lt;b</title>'],
])('%s is not published, without a word', (_, content, expected) => {
  expect(sanitize(svg(content))).toBe(published(expected))
})

test.each([
  ['<?xml version="1.0" encoding="UTF-8"?>\n<!-- made by hand -->\n'],
  // What is published is UTF-8, without a declaration.
  ['<?xml version="1.0" encoding="ISO-8859-1"?>'],
  ['<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">'],
  ['\ufeff'],
])('before it may be %j, which is not published', (prolog) => {
  expect(sanitize(prolog + svg())).toBe(published(''))
})

const script = (where: string) => message('image.script', { where })
const foreign = (element: string) => message('image.foreign', { element })
const loadsFile = (element: string) => message('image.loadsFile', { element })
const [declarations, encoding, noDrawing] = [
  message('image.declarations'),
  message('image.encoding'),
  message('image.noDrawing'),
]
const latin = Buffer.from(svg('<title>\xe4</title>'), 'latin1')
const wide = Buffer.from(`\ufeff${svg('<script/>')}`, 'utf16le')

/** Every way that we know in which a drawing is more than one, and the error for its writer. */
test.each<[string | Buffer, string]>([
  // Scripts.
  [svg('<script>alert(1)</script>'), script('<script>')],
  [svg('<g><g><script href="a.js"/></g></g>'), script('<script>')],
  [svg('<x:script xmlns:x="http://www.w3.org/2000/svg">alert(1)</x:script>'), script('<script>')],
  [svg('<metadata><script/></metadata>'), script('<script>')],
  [svg('<h:script xmlns:h="http://www.w3.org/1999/xhtml"/>'), script('<script>')],
  [svg('<handler/>'), script('<handler>')],
  [svg('', 'onload="a()"'), script('onload in <svg>')],
  [svg('<path ONCLICK="a()"/>'), script('ONCLICK in <path>')],
  [svg('<animate onbegin="a()"/>'), script('onbegin in <animate>')],
  [svg('<a href="javascript:a()"/>'), script('href in <a>')],
  [svg('<a xlink:href=" java&#10;script&#x3a;a()"/>'), script('xlink:href in <a>')],
  [svg('<a href="javascript:a()" xlink:href="#a"/>'), script('href in <a>')],
  [svg('<set attributeName="onmouseover" to="a()"/>'), script('attributeName in <set>')],
  [svg('<animate attributeName="xlink:href" to="a"/>'), script('attributeName in <animate>')],
  [
    svg('<a><animate attributeName=" href" values="#;javascript:a()"/></a>'),
    script('attributeName in <animate>'),
  ],
  // Declarations that add attributes, elements or texts.
  [`<!DOCTYPE svg [<!ATTLIST svg onload CDATA "a()">]>${svg()}`, declarations],
  [`<!DOCTYPE svg [<!ATTLIST svg onload CDATA #FIXED "a()">]>${svg()}`, declarations],
  [`<!DOCTYPE svg [<!ATTLIST path\n onclick CDATA 'a()'>]>${svg('<path/>')}`, declarations],
  [`<!DOCTYPE svg [<!ENTITY a "<script/>">]>${svg('&a;')}`, declarations],
  [`<!DOCTYPE svg [<!ENTITY % a SYSTEM "a.dtd"> %a;]>${svg()}`, declarations],
  [`<!DOCTYPE svg PUBLIC "a" "b" [<!ELEMENT svg ANY>]>${svg()}`, declarations],
  [svg('<title>&a;</title>'), declarations],
  // Style sheets of other files.
  [`<?xml-stylesheet type="text/xsl" href="data:text/xml,x"?>${svg()}`, loadsFile('?xml-stylesheet?')],
  [`${svg()}<?xml-stylesheet type='text/css' href='a.css' title="?"?>`, loadsFile('?xml-stylesheet?')],
  // Other encodings, in which `<` can be other bytes.
  [`<?xml version="1.0" encoding="ISO-2022-JP"?>${svg('<!-- \x1b$B --><script/>')}`, noDrawing],
  [wide, encoding],
  [Buffer.from(wide).swap16(), encoding],
  [latin, encoding],
  [Buffer.from(svg(), 'utf16le'), noDrawing],
  [`+/v8-${svg()}`, noDrawing],
  // Documents in documents.
  [svg('<foreignObject><p>Text</p></foreignObject>'), foreign('foreignObject')],
  [svg('<switch><foreignObject/></switch>'), foreign('foreignObject')],
  [svg('<iframe srcdoc="x"/>'), foreign('iframe')],
  [svg('<form xmlns="http://www.w3.org/1999/xhtml" action="https://example.com/"/>'), foreign('form')],
  [svg('<svg:path xmlns:svg="http://www.w3.org/2000/svg"/>'), foreign('svg:path')],
  [svg('<audio href="a.mp3"/>'), foreign('audio')],
  // Other files.
  [svg('<image href="photo.png"/>'), loadsFile('image')],
  [svg('<image xlink:href="https://example.com/a.png"/>'), loadsFile('image')],
  [svg('<image href="data:text/html,x"/>'), loadsFile('image')],
  [svg('<image href="data:image/svg+xml,x"/>'), loadsFile('image')],
  [svg('<feImage href="//example.com/a.png"/>'), loadsFile('feImage')],
  [svg('<use href="other.svg#a"/>'), loadsFile('use')],
  [svg('<use href="data:image/svg+xml,x#a"/>'), loadsFile('use')],
  [svg('<use href="data:image/png,x#a"/>'), loadsFile('use')],
  [svg('<path fill="url(https://example.com/a.svg#a)"/>'), loadsFile('path')],
  [svg('<g filter=\'url( "a.svg#a")\'/>'), loadsFile('g')],
  [svg('<g style="background:u\\72l(//example.com/a)"/>'), loadsFile('g')],
  [svg('<set attributeName="fill" to="url(//example.com/a)"/>'), loadsFile('set')],
  [svg('<style>@import "a.css";</style>'), loadsFile('style')],
  [svg('<style>@\\69mport "a.css";</style>'), loadsFile('style')],
  [svg('<style>a{background:\\75&#13;&#10;rl(//example.com/a)}</style>'), loadsFile('style')],
  [svg('<style>a{background:<![CDATA[url(]]>//example.com/a)}</style>'), loadsFile('style')],
  [svg('<style>a{background:image-set("a.png" 1x)}</style>'), loadsFile('style')],
  [svg('<style>@import "a.css";<g/>path{fill:red}</style>'), loadsFile('style')],
  [svg('<style>a{b:url(<g>x</g>//example.com/a)}</style>'), loadsFile('style')],
  // No drawings.
  ['', noDrawing],
  ['Bild folgt', noDrawing],
  [svg('<g><path/></g>').slice(0, -9), noDrawing],
  ['<!DOCTYPE html><html><body>404</body></html>', noDrawing],
  ['<html xmlns="http://www.w3.org/1999/xhtml"/>', noDrawing],
  ['<rss version="2.0"></rss>', noDrawing],
  ['<svg/>', noDrawing],
])('drawing %# is refused', (text, fault) => {
  expect(() => sanitize(text)).toThrow(new VFileMessage(fault))
})

test('nesting that is deeper than any drawing is refused', () => {
  const nested = (levels: number) => '<g>'.repeat(levels) + '</g>'.repeat(levels)
  expect(sanitize(svg(nested(80)))).toMatch(/<g\/>/)
  expect(() => sanitize(svg(nested(1_000)))).toThrow(message('image.tooDeep', { levels: 100 }))
  expect(() => sanitize(svg(nested(100_000)))).toThrow(noDrawing)
})

test('more elements than any drawing has are refused', () => {
  expect(() => sanitize(svg('<g/>'.repeat(50_001)))).toThrow(message('image.tooMany', { elements: 50_000 }))
})

test('elements that are more than shown are not published', () => {
  const names = ['script', 'handler', 'listener', 'foreignObject', 'iframe', 'audio', 'video', 'canvas']
  for (const name of names) expect(() => sanitize(published(`<${name}/>`)), name).toThrow(VFileMessage)
  for (const name of ['metadata', 'cursor', 'font-face-uri', 'x']) {
    expect(sanitize(published(`<${name}/>`))).toBe(published(''))
  }
})

test('what was written is read as the same again', () => {
  const drawing = svg(
    '<title>a "b" &lt;c&gt; &amp;lt;</title><g aria-label="&quot;&lt;"><path d="M0 0"/></g>',
  )
  expect(sanitize(sanitize(drawing))).toBe(sanitize(drawing))
  const { document } = new JSDOM(sanitize(drawing), { contentType: 'image/svg+xml' }).window
  expect(document.querySelector('title')?.textContent).toBe('a "b" <c> &lt;')
})

test('the drawings of our own look as they did', async () => {
  for (const folder of ['posts/images', 'src/brand'].filter((path) => existsSync(path))) {
    for (const name of readdirSync(folder).filter((name) => name.endsWith('.svg'))) {
      const bytes = readFileSync(`${folder}/${name}`)
      const draw = (image: Buffer) => sharp(image, { density: 48 }).raw().toBuffer()
      expect((await draw(Buffer.from(sanitize(bytes)))).equals(await draw(bytes)), name).toBe(true)
    }
  }
})
