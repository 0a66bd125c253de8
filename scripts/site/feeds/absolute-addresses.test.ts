import { expect, test } from 'vitest'
import { withAbsoluteAddresses } from './absolute-addresses.ts'

const base = 'https://example.com/blog/a'

test.each([
  ['<a href="/kontakt">x</a>', '<a href="https://example.com/kontakt">x</a>'],
  ['<a href="#fn-1">x</a>', '<a href="https://example.com/blog/a#fn-1">x</a>'],
  ['<img src="images/b.svg">', '<img src="https://example.com/blog/images/b.svg">'],
  [
    '<img srcset="images/a.png 1x, /b.png 200w">',
    '<img srcset="https://example.com/blog/images/a.png 1x, https://example.com/b.png 200w">',
  ],
  ['<a href="https://else.example/x">x</a>', '<a href="https://else.example/x">x</a>'],
  ['<a href="mailto:a@example.com">x</a>', '<a href="mailto:a@example.com">x</a>'],
  ['<a href="">x</a>', '<a href="">x</a>'],
  ['<p>href="/x" &lt;a&gt;</p>', '<p>href="/x" &lt;a&gt;</p>'],
])('%s', (html, expected) => {
  expect(withAbsoluteAddresses(html, base)).toBe(expected)
})
