import { expect, test } from 'vitest'
import { withoutHeadingAnchors } from './without-heading-anchors.ts'

test.each([
  ['<h2 id="a-b"><a href="#a-b">a <em>b</em></a></h2>', '<h2 id="a-b">a <em>b</em></h2>'],
  ['<h3 id="ü">x <a href="y">y</a><a href="#ü"> ü</a></h3>', '<h3 id="ü">x <a href="y">y</a> ü</h3>'],
  ['<h2 id="a"><a href="#b">a</a></h2>', '<h2 id="a"><a href="#b">a</a></h2>'],
  ['<h2><a href="#undefined">a</a></h2>', '<h2><a href="#undefined">a</a></h2>'],
  ['<h4 id="a"><a href="#a">a</a></h4>', '<h4 id="a"><a href="#a">a</a></h4>'],
  ['<p id="a"><a href="#a">a</a></p>', '<p id="a"><a href="#a">a</a></p>'],
])('%s', (html, expected) => {
  expect(withoutHeadingAnchors(html)).toBe(expected)
})
