import { JSDOM } from 'jsdom'
import { VFile } from 'vfile'
import { expect, test } from 'vitest'
import type { Picture } from '../../../src/blog/picture.ts'
import { htmlOf } from '../../../tests/support/remarks-on.ts'
import { renderBody } from '../render-body.ts'
import { findForbidden } from './allowed-markup.ts'
import { insertPictures } from './picture-slots.ts'

const pictures = new Map<string, Picture>([
  ['a.svg', { src: '/pictures/0a.svg', width: 16, height: 9 }],
  ['images/b & b.png', { src: '/pictures/0b-500.png', width: 500, height: 300, formats: ['avif', 'webp'] }],
  ['c&d.png', { src: '/blog/c&d.png', width: 20, height: 30 }],
])

function render(markdown: string): string {
  return insertPictures(renderBody(new VFile(markdown)).body, pictures)
}

const drawing = (others: string) =>
  `<img loading="lazy" decoding="async" src="/pictures/0a.svg" ${others} width="16" height="9">`

test('a drawing is given its size, and comes when it is needed', () => {
  expect(render('C ![A](a.svg "B")')).toBe(`<p>C ${drawing('alt="A" title="B"')}</p>`)
})

test('a photo is given its formats and widths', () => {
  const source = (format: string) =>
    `<source type="image/${format}" srcset="/pictures/0b-500.${format} 500w" sizes="(min-width: 44rem) 40rem, 100vw">`
  expect(render('![A](<images/b & b.png>)')).toBe(
    `<p><picture>${source('avif')}${source('webp')}<img loading="lazy" decoding="async" ` +
      'src="/pictures/0b-500.png" alt="A" width="500" height="300"></picture></p>',
  )
})

test.each([
  '![A](missing.png)',
  '![A](https://example.com/a.svg)',
  '![A](a.svg?x)',
  '![A]()',
  '![A](javascript:a)',
  '<img src="a.svg">',
  '`<img src="a.svg">`',
  '[A](missing.png)',
])('%s stays as it is', (markdown) => {
  expect(render(markdown)).toBe(htmlOf(markdown))
})

test.each([
  ['$& $1', 'alt="$&amp; $1"'],
  ['a > b', 'alt="a &gt; b"'],
  ['<img src="a.svg">', 'alt="&lt;img src=&quot;a.svg&quot;&gt;"'],
  ['"> <b>', 'alt="&quot;&gt; &lt;b&gt;"'],
])('what is said of it may be %s', (text, attribute) => {
  expect(render(`![${text}](a.svg)`)).toBe(`<p>${drawing(attribute)}</p>`)
})

test('each image is given its own, whatever stands between them', () => {
  const markdown =
    '![](missing.png) ![]() ![](javascript:a) ![1](a.svg)\n\n- ![2][x] `<img src="">`\n\n[x]: ./a.svg'
  expect(render(markdown.replace('./', ''))).toContain(`${drawing('alt="2"')} <code class="verbatim">`)
  expect(render(markdown)).toContain(drawing('alt="1"'))
})

test('an address is escaped', () => {
  expect(render('![](c&d.png)')).toContain('src="/blog/c&amp;d.png"')
})

test('a link to a picture that is shown leads to it', () => {
  expect(render('[![A](a.svg)](a.svg)')).toBe(`<p><a href="/pictures/0a.svg">${drawing('alt="A"')}</a></p>`)
  expect(render('[A](c&d.png "B")')).toBe('<p><a href="/blog/c&amp;d.png" title="B">A</a></p>')
})

// Each forges markup where a pattern over the HTML would look for an image, a link or a file.
test.each([
  '[x" onload="a()" alt="y">](/kontakt "<img src=")\n\n![B](a.svg)',
  '![B](a.svg)\n\n[x" onload="a()" alt="y">](/kontakt "<img src=\'")',
  'Text ![i](x.png "<a href=")/../../unternehmen/karriere" x="y">" onerror="a()" z=" [foo](/kontakt)',
  '![i](a.svg "<a href=\'a.svg\'>") [a.svg"](/a "<img src=\'a.svg\'>")',
  '![<img src="a.svg">](a.svg \'" ping="https://evil.example" download target="_blank\')',
  '![a](a.svg \'" srcset="data:image/svg+xml,<svg onload=a()>\')',
  '[b](a.svg \'" id="process" name="currentScript" usemap="#x" popover hidden\')',
])('what a title or a text looks like changes no markup: %s', (markdown) => {
  const forged = [...JSDOM.fragment(render(markdown)).querySelectorAll('*')].flatMap((element) => {
    const attributes = [...element.attributes].map(({ name, value }) => [name, value] as const)
    return findForbidden(element.localName, attributes) ?? []
  })
  expect(forged).toEqual([])
})
