import { expect, test } from 'vitest'
import { readPageFacts } from './page-facts.ts'

test('names and classes come from elements and attributes, also in templates', () => {
  const facts = readPageFacts(
    '<p class="b a">class="text"</p><template><path class="c" stroke="red"/></template>',
  )
  expect(facts).toMatchObject({
    names: ['.a', '.b', '.c', '[class]', '[stroke]', 'body', 'head', 'html', 'p', 'path', 'template'],
  })
})

test('what comes after the text of an article is needed for the first paint only if the text is short', () => {
  const page = (text: string) =>
    readPageFacts(
      `<p class="top"></p><main><article><p id="article-body" class="text">${text}</p><i class="tags"></i></article>
        <aside class="aside"><b class="inner"></b></aside></main><footer class="footer"></footer>
        <template><p class="note"></p><main></main><footer class="other"></footer></template>`,
    ).names.filter((name) => name.startsWith('.'))
  expect(page(`<b>${'word '.repeat(1000)}</b>`)).toEqual(['.note', '.tags', '.text', '.top'])
  const all = ['.aside', '.footer', '.inner', '.note', '.other', '.tags', '.text', '.top']
  expect(page('word')).toEqual(all)
})
