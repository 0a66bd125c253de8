import { expect, test } from 'vitest'
import { pageStyles } from './page-styles.ts'

const sheets: Record<string, string> = {
  '/site.css': 'p{margin:0}.head{top:0}.menu{top:1px}',
  '/article.css': '.text{top:2px}.note{top:3px}.copy{top:4px}@media print{.text{top:5px}}',
  '/tokens.css': ':root{--line:red;--ink:blue}',
}
const article = ['/site.css', '/article.css']
const page = (classes: string[], styleSheets = article, tokens: string[] = []) => ({
  ...{ classes, styleSheets, tokens },
})
const styles = (pages: ReturnType<typeof page>[], fontFaces = '') =>
  pageStyles(pages, (address) => sheets[address] ?? '', fontFaces)

test('pages with the same style sheets share a style with what any of them needs, in the order of the sheets', () => {
  const faces = '@font-face{font-family:A;src:url(a.woff2)}'
  const pages = [page(['head', 'text']), page(['note', 'head'])]
  const styleOf = styles(pages, faces)
  expect(styleOf(page([])).css).toBe(`${faces}p{margin:0}.head{top:0}.text{top:2px}.note{top:3px}`)
  expect(styles(pages.toReversed(), faces)(page([]))).toEqual(styleOf(page([])))
})

test('pages with other style sheets have their own style', () => {
  const site = page(['text', 'menu'], ['/site.css'])
  expect(styles([page(['head', 'text']), site])(site).css).toBe('p{margin:0}.menu{top:1px}')
})

test('custom properties that a drawing uses are part of the style', () => {
  const drawing = page([], ['/tokens.css'], ['--line'])
  expect(styles([drawing])(drawing).css).toBe(':root{--line:red;}')
})
