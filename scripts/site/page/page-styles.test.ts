import { expect, test } from 'vitest'
import { pageStyles, usedStyles } from './page-styles.ts'

const page = (...classes: string[]) => ['p', 'a', '[lang]', ...classes]

test('a page has the styles of what is on it', () => {
  const css = '.head{top:0}.text{top:2px}.note{top:3px}@media print{.text{top:5px}}'
  const styleOf = pageStyles(css)
  expect(styleOf(page('.note', '.head'))).toBe('.head{top:0}.note{top:3px}')
})

const used = (css: string) => usedStyles(css, new Set(page('.here', '.also')))

test('a first paint has what can be seen', () => {
  const styles = [
    ...[':root{top:0}p{margin:0}', '.here{top:0}.also a{left:0}', '.here:disabled{top:0}'],
    ...['.here:not(:hover){top:0}', '.here,.gone{top:0}', '.here:not(.gone){top:0}'],
    ...[':is(.here,.gone) p{top:0}', '@font-face{font-family:A;src:url(a.woff2)}'],
    '@media not print{.here{top:0}}',
    ...['.here[lang]{top:0}', ':root[data-consent=missing] .here{top:0}', '.here:not([title]){top:0}'],
  ]
  expect(styles.map(used)).toEqual(styles)
  const inMedia = '@media (width>=1px){.here{top:0}.gone{top:0}}'
  expect(used(inMedia)).toBe('@media (width>=1px){.here{top:0}}')
})

test('a first paint has nothing of other pages, for paper, or for what a visitor does later', () => {
  const styles = [
    ...['.gone{top:0}', '.gone .here{top:0}', '.here.gone{top:0}', ':is(.gone,.lost) p{top:0}'],
    ...['.here{transition:top var(--quick)}', '.here:hover{top:0}.here a:active{left:0}'],
    ...['.here a:focus{top:0}', '.here:is(:hover,:focus-within){top:0}'],
    ...['q{top:0}', '.here q{top:0}', '.here[title]{top:0}', ':is(q,.gone){top:0}', '.here:has(q){top:0}'],
    ...['.here:focus-visible{top:0}', '.here:has(dialog:modal){top:0}'],
    ...['@media print{.here{top:0}}', '@media (width>=1px){.gone{top:0}}@starting-style{.gone{top:0}}'],
  ]
  expect(styles.filter((css) => used(css) !== '')).toEqual([])
})
