import { expect, test } from 'vitest'
import { readPageFacts } from './page-facts.ts'

const read = (html: string) => readPageFacts('a.html', html)

test('classes and custom properties come from attributes, also in templates', () => {
  const template = '<template><path class="c" stroke="var(--line)"/></template>'
  const facts = read(`<p class="b a">class="text" var(--text)</p>${template}`)
  expect(facts).toMatchObject({
    markup: ['[class]', '[stroke]', 'body', 'head', 'html', 'p', 'path', 'template'],
    classes: ['a', 'b', 'c'],
    tokens: ['--line'],
  })
})

test('what comes after the text of an article is needed for the first paint only if the text is short', () => {
  const page = (text: string) =>
    read(
      `<p class="top"></p><main><article><p id="article-body" class="text">${text}</p><i class="tags"></i></article>
        <aside class="aside"><b class="inner"></b></aside></main><footer class="footer"></footer>
        <template><p class="note"></p><main></main><footer class="other"></footer></template>`,
    ).classes
  expect(page(`<b>${'word '.repeat(1000)}</b>`)).toEqual(['note', 'tags', 'text', 'top'])
  expect(page('word')).toEqual(['aside', 'footer', 'inner', 'note', 'other', 'tags', 'text', 'top'])
})

test('of a long page without an article, that goes for the footer, and for late sections that no link leads to', () => {
  const sections = Array.from({ length: 7 }, (_, index) => `<section class="s${index}"></section>`).join('')
  const page = (text: string) =>
    read(
      `<main><p>${text}</p>${sections}<section id="late" class="linked"></section></main><i class="footer"></i>`,
    ).classes
  const first = ['linked', 's0', 's1', 's2', 's3', 's4']
  expect(page('word '.repeat(1000))).toEqual(first)
  expect(page('word')).toEqual(['footer', ...first, 's5', 's6'])
})
