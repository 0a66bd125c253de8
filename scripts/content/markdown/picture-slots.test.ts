import { JSDOM } from 'jsdom'
import { expect, test } from 'vitest'
import type { Picture } from '../../../src/ui/picture.ts'
import { render } from '../../../tests/support/remarks-on.ts'
import { findForbidden } from './allowed-markup.ts'
import { insertPictures } from './picture-slots.ts'

const pictures = new Map<string, Picture>([
  ['a.svg', { src: '/pictures/0a.svg', width: 16, height: 9 }],
  ['images/b & b.png', { src: '/pictures/0b-500.png', width: 500, height: 300, formats: ['avif', 'webp'] }],
  ['c&d.png', { src: '/blog/c&d.png', width: 20, height: 30 }],
])

const withPictures = (markdown: string) => insertPictures(render(markdown).body, pictures)
const drawing = (others: string) =>
  `<img loading="lazy" decoding="async" src="/pictures/0a.svg" ${others} width="16" height="9">`

test('a drawing has its size and its texts, whatever is in them', () => {
  const html: [markdown: string, html: string][] = [
    ['C ![A](a.svg "B")', `<p>C ${drawing('alt="A" title="B"')}</p>`],
    ['![$& $1](a.svg)', `<p>${drawing('alt="$&amp; $1"')}</p>`],
    ['![a > b](a.svg)', `<p>${drawing('alt="a &gt; b"')}</p>`],
    ['![<img src="a.svg">](a.svg)', `<p>${drawing('alt="&lt;img src=&quot;a.svg&quot;&gt;"')}</p>`],
    ['!["> <b>](a.svg)', `<p>${drawing('alt="&quot;&gt; &lt;b&gt;"')}</p>`],
    // A link to it leads to it.
    ['[![A](a.svg)](a.svg)', `<p><a href="/pictures/0a.svg">${drawing('alt="A"')}</a></p>`],
    ['[A](c&d.png "B")', '<p><a href="/blog/c&amp;d.png" title="B">A</a></p>'],
  ]
  expect(html.map(([markdown]) => [markdown, withPictures(markdown)])).toEqual(html)
  expect(withPictures('![](c&d.png)')).toContain('src="/blog/c&amp;d.png"')
})

test('a photo has its formats and widths', () => {
  const source = (format: string) =>
    `<source type="image/${format}" srcset="/pictures/0b-500.${format} 500w" sizes="(min-width: 44rem) 40rem, 100vw">`
  expect(withPictures('![A](<images/b & b.png>)')).toBe(
    `<p><picture>${source('avif')}${source('webp')}<img loading="lazy" decoding="async" ` +
      'src="/pictures/0b-500.png" alt="A" width="500" height="300"></picture></p>',
  )
})

test('what a title or a text looks like changes no markup', () => {
  // Each forges markup where a pattern over the HTML would look for an image, a link or a file.
  const forgeries = [
    '[x" onload="a()" alt="y">](/kontakt "<img src=")\n\n![B](a.svg)',
    '![B](a.svg)\n\n[x" onload="a()" alt="y">](/kontakt "<img src=\'")',
    'Text ![i](x.png "<a href=")/../../unternehmen/karriere" x="y">" onerror="a()" z=" [foo](/kontakt)',
    '![i](a.svg "<a href=\'a.svg\'>") [a.svg"](/a "<img src=\'a.svg\'>")',
    '![<img src="a.svg">](a.svg \'" ping="https://evil.example" download target="_blank\')',
    '![a](a.svg \'" srcset="data:image/svg+xml,<svg onload=a()>\')',
    '[b](a.svg \'" id="process" name="currentScript" usemap="#x" popover hidden\')',
  ]
  const forged = forgeries.flatMap((markdown) =>
    [...JSDOM.fragment(withPictures(markdown)).querySelectorAll('*')].flatMap((element) => {
      const attributes = [...element.attributes].map(({ name, value }) => [name, value] as const)
      return findForbidden(element.localName, attributes) ?? []
    }),
  )
  expect(forged).toEqual([])
})
