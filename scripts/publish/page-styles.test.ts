import { expect, test } from 'vitest'
import { createPageStyles } from './page-styles.ts'

const assets: Record<string, string> = {
  '/site.css': 'p{margin:0}.head{top:0}.menu{top:1px}',
  '/article.css': '.text{top:2px}.note{top:3px}.copy{top:4px}@media print{.text{top:5px}}',
}
const faces = '@font-face{font-family:A;src:url(a.woff2)}'
const styles = () => createPageStyles((address) => assets[address] ?? '')
const article = ['/site.css', '/article.css']

test('pages of one kind have the same style: what any of them needs, in the order of the sheets', () => {
  const kinds = styles()
  const marks = [
    kinds.note('<p class="head">A</p><p class="text">$&</p>', faces, article),
    kinds.note('<p class="head">B</p><template><p class="note head">C</p></template>', faces, article),
  ]
  const style = `<style>${faces}p{margin:0}.head{top:0}.text{top:2px}.note{top:3px}</style>`
  expect(marks.map((mark) => kinds.put(`<head>${mark}</head>`))).toEqual([
    `<head>${style}</head>`,
    `<head>${style}</head>`,
  ])
})

test('pages of another kind have their own', () => {
  const kinds = styles()
  kinds.note('<p class="head text">A</p>', '', article)
  const mark = kinds.note('<p class="text menu">B</p>', '', ['/site.css'])
  expect(kinds.put(`${mark}<p>$&</p>`)).toBe('<style>p{margin:0}.menu{top:1px}</style><p>$&</p>')
})

test('only the first mark is one: a text may speak of it', () => {
  const kinds = styles()
  const mark = kinds.note('<p></p>', '', ['/site.css'])
  expect(kinds.put(`${mark}<p>&lt;!--styles x--></p>`)).toBe(
    '<style>p{margin:0}</style><p>&lt;!--styles x--></p>',
  )
})

test('what a drawing of a page names is there', () => {
  const kinds = createPageStyles(() => ':root{--line:red;--ink:blue}')
  const mark = kinds.note('<path stroke="var(--line)"/>', '', ['/site.css'])
  expect(kinds.put(mark)).toBe('<style>:root{--line:red;}</style>')
})

test('a page without a mark is an error', () => {
  expect(() => styles().put('<p></p>')).toThrow('one was expected')
})
