import { expect, test } from 'vitest'
import { createPageStyles, putStyle, styleMark, styleNeeds } from './page-styles.ts'

const assets: Record<string, string> = {
  '/site.css': 'p{margin:0}.head{top:0}.menu{top:1px}',
  '/article.css': '.text{top:2px}.note{top:3px}.copy{top:4px}@media print{.text{top:5px}}',
}
const faces = '@font-face{font-family:A;src:url(a.woff2)}'
const styles = (fonts = '') => createPageStyles((address) => assets[address] ?? '', fonts)
const article = ['/site.css', '/article.css']

test('pages of one kind have the same style: what any of them needs, in the order of the sheets', () => {
  const kinds = styles(faces)
  kinds.add(styleNeeds('<p class="head">A</p><p class="text">$&</p>', article))
  kinds.add(styleNeeds('<p class="head">B</p><template><p class="note head">C</p></template>', article))
  expect(kinds.get(article).css).toBe(`${faces}p{margin:0}.head{top:0}.text{top:2px}.note{top:3px}`)
})

test('pages of another kind have their own', () => {
  const kinds = styles()
  kinds.add(styleNeeds('<p class="head text">A</p>', article))
  kinds.add(styleNeeds('<p class="text menu">B</p>', ['/site.css']))
  expect(kinds.get(['/site.css']).css).toBe('p{margin:0}.menu{top:1px}')
})

test('the order of the pages does not matter', () => {
  const pages = ['<p class="b a">', '<p class="menu head">', '<p class="text">']
  const style = (order: readonly string[]) => {
    const kinds = styles()
    for (const page of order) kinds.add(styleNeeds(page, article))
    return kinds.get(article).css
  }
  expect(style(pages)).toBe(style(pages.toReversed()))
})

test('what a drawing of a page names is there', () => {
  const kinds = createPageStyles(() => ':root{--line:red;--ink:blue}', '')
  kinds.add(styleNeeds('<path stroke="var(--line)"/>', ['/site.css']))
  expect(kinds.get(['/site.css']).css).toBe(':root{--line:red;}')
})

test('a style stands in the place of the first mark: a text may speak of it', () => {
  const page = `${styleMark(article)}<p>&lt;!--styles x--> $&</p>`
  expect(putStyle(page, article, 'p{content:"$&"}')).toBe(
    '<style>p{content:"$&"}</style><p>&lt;!--styles x--> $&</p>',
  )
})

test('a page without a mark is an error, and so is a kind without a page', () => {
  expect(() => putStyle('<p></p>', article, '')).toThrow('one was expected')
  expect(() => styles().get(article)).toThrow('one was expected')
})
