import { expect, test } from 'vitest'
import type { Picture } from '../../../src/blog/picture.ts'
import { renderMarkdown } from '../markdown/render-markdown.ts'
import { insertPictures } from './picture-markup.ts'

const pictures = new Map<string, Picture>([
  ['a.svg', { src: '/pictures/0a.svg', width: 16, height: 9 }],
  ['images/b & b.png', { src: '/pictures/0b-500.png', width: 500, height: 300, formats: ['avif', 'webp'] }],
  ['c&d.png', { src: '/blog/c&d.png', width: 20, height: 30 }],
])

function render(markdown: string): string {
  const { html, images } = renderMarkdown(markdown)
  return insertPictures(html, images, pictures)
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
  expect(render(markdown)).toBe(renderMarkdown(markdown).html)
})

test.each([
  ['$& $1', 'alt="$&#x26; $1"'],
  ['a > b', 'alt="a > b"'],
  ['<img src="a.svg">', 'alt="<img src=&#x22;a.svg&#x22;>"'],
  ['"> <b>', 'alt="&#x22;> <b>"'],
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
  expect(render('![](c&d.png)')).toContain('src="/blog/c&#x26;d.png"')
})

test('a link to a picture that is shown leads to it', () => {
  expect(render('[![A](a.svg)](a.svg)')).toBe(`<p><a href="/pictures/0a.svg">${drawing('alt="A"')}</a></p>`)
  expect(render('[A](c&d.png "B")')).toBe('<p><a href="/blog/c&#x26;d.png" title="B">A</a></p>')
})
