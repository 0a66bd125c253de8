import { expect, test } from 'vitest'
import { imageFaults } from '../messages.ts'
import { inspectDrawing } from './inspect-drawing.ts'

const inspect = (text: string) => inspectDrawing(Buffer.from(text))
const svg = (content = '', attributes = 'viewBox="0 0 160 90"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${content}</svg>`

test.each([
  ['viewBox="0 0 160 90"', 160, 90],
  ['viewBox="-5,-5,160.4,89.6"', 160, 90],
  ['width="320" height="180" viewBox="0 0 16 9"', 320, 180],
  ['width="320px" height="180.0"', 320, 180],
  ['width="210mm" height="297mm"', 794, 1123],
  ['width="2in" height="1e2"', 192, 100],
  ['width="100%" height="100%" viewBox="0 0 16 9"', 16, 9],
  ['width="20em" height="10em" viewBox="0 0 16 9"', 16, 9],
  ['width="0" height="0" viewBox="0 0 16 9"', 16, 9],
])('a drawing with %s has %i × %i px', (attributes, width, height) => {
  expect(inspect(svg('', attributes))).toMatchObject({ width, height })
})

test.each([
  '',
  'width="100"',
  'width="100%" height="100%"',
  'viewBox="0 0"',
  'viewBox="0 0 a b"',
  'viewBox="0 0 0 0"',
])('a drawing with no more of a size than "%s" is refused', (attributes) => {
  expect(() => inspect(svg('', attributes))).toThrow(imageFaults.noSize)
})

test.each([
  ['<?xml version="1.0" encoding="UTF-8"?>\n<!-- made by hand -->\n'],
  ['<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">'],
  ['\ufeff'],
])('before it may stand %j', (prolog) => {
  expect(inspect(prolog + svg())).toMatchObject({ kind: 'drawing' })
})

test.each([
  ['<g><path d="M0 0h9"/><use href="#a"/><use xlink:href="#a"/></g>'],
  ['<image href="data:image/png;base64,AA"/>'],
  ['<a href="https://example.com/"><path/></a>'],
  ['<animate attributeName="x" to="1"/>'],
  ['<title>onload=javascript:</title>'],
  ['<!-- <script/> -->'],
])('a drawing may have %s', (content) => {
  expect(inspect(svg(content))).toMatchObject({ hasText: false, hasStyles: false })
})

test.each([
  ['<script>alert(1)</script>', '<script>'],
  ['<g><g><script href="a.js"/></g></g>', '<script>'],
  ['<x:script xmlns:x="http://www.w3.org/2000/svg">alert(1)</x:script>', '<script>'],
  ['<foreignObject><iframe srcdoc="x"/></foreignObject>', '<iframe>'],
  ['<path onclick="a()"/>', 'onclick in <path>'],
  ['<path ONCLICK="a()"/>', 'ONCLICK in <path>'],
  ['<a href="javascript:a()"/>', 'href in <a>'],
  ['<a xlink:href=" java&#10;script&#x3a;a()"/>', 'href in <a>'],
  ['<a href="javascript:a()" xlink:href="#a"/>', 'href in <a>'],
  ['<set attributeName="onmouseover" to="a()"/>', 'attributeName in <set>'],
  ['<animate attributeName="xlink:href" to="a"/>', 'attributeName in <animate>'],
])('a drawing must not have %s', (content, found) => {
  expect(() => inspect(svg(content))).toThrow(imageFaults.script(found))
})

test('nor may its first element be told what to do', () => {
  expect(() => inspect(svg('', 'viewBox="0 0 9 9" onload="a()"'))).toThrow('onload in <svg>')
})

test.each([
  '<image href="photo.png"/>',
  '<image xlink:href="https://example.com/a.png"/>',
  '<use href="other.svg#a"/>',
  '<image href="data:text/html,x"/>',
])('a drawing with %s would have a hole', (content) => {
  expect(() => inspect(svg(content))).toThrow('eine andere Datei')
})

test.each([
  ['a text', 'Bild folgt'],
  ['half of one', svg('<g><path/></g>').slice(0, -9)],
  ['a page', '<!doctype html><html><body>404</body></html>'],
  ['another kind of XML', '<rss version="2.0"></rss>'],
  ['a PNG', '\x89PNG\r\n\x1a\n\0\0\0\rIHDR'],
  ['an entity that grows', `<!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa">]>${svg('<title>&a;</title>')}`],
])('%s is no drawing', (_, text) => {
  expect(() => inspect(text)).toThrow(/^(ist (ab|keine?) .*SVG|enthält <!ENTITY)/)
})

test('texts and styles are noticed, and not wanted together', () => {
  expect(inspect(svg('<g><text>A</text></g>'))).toMatchObject({ hasText: true, hasStyles: false })
  expect(inspect(svg('<style>path{fill:red}</style>'))).toMatchObject({ hasText: false, hasStyles: true })
  expect(inspect(svg('<path style="fill:red"/>'))).toMatchObject({ hasStyles: true })
  expect(() => inspect(svg('<text style="fill:red">A</text>'))).toThrow(imageFaults.textWithStyles)
})

test('nesting that is deeper than any drawing is refused', () => {
  expect(inspect(svg('<g>'.repeat(80) + '</g>'.repeat(80)))).toMatchObject({ width: 160 })
  const deep = svg('<g>'.repeat(100_000) + '</g>'.repeat(100_000))
  expect(() => inspect(deep)).toThrow(/^(ist (ab|keine?) .*SVG|enthält <!ENTITY)/)
})
