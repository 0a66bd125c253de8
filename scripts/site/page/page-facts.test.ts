import { describe, expect, test } from 'vitest'
import { readPageFacts } from './page-facts.ts'

const read = (html: string) => readPageFacts('a.html', html, 'https://www.example.com')

test('classes and custom properties come from attributes, also in templates', () => {
  const facts = read(
    '<p class="b a">class="text" var(--text)</p><template><path class="c" stroke="var(--line)"/></template>',
  )
  expect(facts.classes).toEqual(['a', 'b', 'c'])
  expect(facts.tokens).toEqual(['--line'])
})

test('a disabled button has a style of its own', () => {
  expect(read('<button class="a" disabled></button>').classes).toEqual([':disabled', 'a'])
  expect(read('<input type="checkbox" disabled>').classes).toEqual([])
})

describe('of an article', () => {
  const page = (text: string) =>
    read(
      `<p class="top"></p><main><article><p id="article-body" class="text">${text}</p><i class="tags"></i></article>
        <aside class="aside"><b class="inner"></b></aside></main><footer class="footer"></footer>
        <template><p class="note"></p><main></main><footer class="other"></footer></template>`,
    ).classes

  test('what comes after a long text is not needed for the first paint', () => {
    expect(page(`<b>${'word '.repeat(1000)}</b>`)).toEqual(['note', 'tags', 'text', 'top'])
  })

  test('what comes after a short text is', () => {
    expect(page('word')).toEqual(['aside', 'footer', 'inner', 'note', 'other', 'tags', 'text', 'top'])
  })
})

test('links, ids, inline scripts and what the policy blocks come from the same pass', () => {
  const facts = read('<a id="x" href="/y">Y</a><script>z()</script><img src="https://other.example/a.png">')
  expect(facts.addresses).toEqual(['/y', 'https://other.example/a.png'])
  expect(facts.ids).toEqual(['x'])
  expect(facts.scripts).toHaveLength(1)
  expect(facts.faults).toHaveLength(1)
})

test('an id twice is a fault, but not in the template of the other language', () => {
  const page = (body: string) => read(`<div id="root"><p id="a"></p></div>${body}`).faults
  expect(page('<template id="other-language"><p id="a"></p></template>')).toEqual([])
  expect(page('<p id="a"></p><p id="a"></p>')).toEqual([
    'dist/a.html  id="a": expected once, found more than once',
  ])
  expect(page('<template id="root"></template>')).toHaveLength(1)
  expect(page('<template><p id="b"></p><p id="b"></p></template>')).toHaveLength(1)
})
