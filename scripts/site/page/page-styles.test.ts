import { describe, expect, test } from 'vitest'
import { pageStyles, usedStyles } from './page-styles.ts'

const page = (classes: string[], tokens: string[] = []) => ({ classes, tokens })

test('pages that need the same share a style', () => {
  const styleOf = pageStyles('.head{top:0}.text{top:2px}.note{top:3px}@media print{.text{top:5px}}')
  expect(styleOf(page(['note', 'head'])).css).toBe('.head{top:0}.note{top:3px}')
  expect(styleOf(page(['note', 'head']))).toBe(styleOf(page(['note', 'head'])))
})

test('custom properties that a drawing uses are part of the style', () => {
  const styleOf = pageStyles(':root{--line:red;--ink:blue}')
  expect(styleOf(page([], ['--line'])).css).toBe(':root{--line:red}')
})

const classes = new Set(['here', 'also', ':disabled'])

describe('of a style sheet, a first paint has', () => {
  test.each([
    ['what has no class', ':root{top:0}p{margin:0}', ':root{top:0}p{margin:0}'],
    ['its own classes', '.here{top:0}.also a:focus{left:0}', '.here{top:0}.also a:focus{left:0}'],
    [
      'tokens that its rules use, and those that these need',
      ':root{--a:var(--b);--b:1px;--c:var(--d);--d:2px}.here{top:var(--a)}.gone{top:var(--c)}',
      ':root{--a:var(--b);--b:1px}.here{top:var(--a)}',
    ],
    ['what is disabled', '.here:disabled{top:0}', '.here:disabled{top:0}'],
    ['what is not under the pointer', '.here:not(:hover){top:0}', '.here:not(:hover){top:0}'],
    ['a list with one of its own', '.here,.gone{top:0}', '.here,.gone{top:0}'],
    [
      'media with something in them',
      '@media (width>=1px){.here{top:0}.gone{top:0}}',
      '@media (width>=1px){.here{top:0}}',
    ],
    ['what is asked for where a class is not', '.here:not(.gone){top:0}', '.here:not(.gone){top:0}'],
    ['what one of several has', ':is(.here,.gone) p{top:0}', ':is(.here,.gone) p{top:0}'],
    ['fonts', '@font-face{font-family:A;src:url(a.woff2)}', '@font-face{font-family:A;src:url(a.woff2)}'],
    ['what is for anything but paper', '@media not print{.here{top:0}}', '@media not print{.here{top:0}}'],
  ])('%s', (_, css, expected) => {
    expect(usedStyles(css, classes, new Set())).toBe(expected)
  })

  test.each([
    ['a class of another page', '.gone{top:0}'],
    ['what is inside of one', '.gone .here{top:0}'],
    ['a transition', '.here{transition:top var(--quick)}'],
    ['what needs two', '.here.gone{top:0}'],
    ['one of several that are all missing', ':is(.gone,.lost) p{top:0}'],
    ['what is under the pointer', '.here:hover{top:0}.here a:active{left:0}'],
    ['what is reached by the keyboard', '.here:focus-visible{top:0}'],
    ['what is around an open dialog', '.here:has(dialog:modal){top:0}'],
    ['what is for another page to come', '::view-transition-old(root){top:0}'],
    ['what is for paper', '@media print{.here{top:0}}'],
    ['what nothing is left of', '@media (width>=1px){.gone{top:0}}@starting-style{.gone{top:0}}'],
    ['what had unused tokens only', '@media (width>=1px){:root{--a:1px}}'],
  ])('not %s', (_, css) => {
    expect(usedStyles(css, classes, new Set())).toBe('')
  })

  test('not what is disabled on other pages', () => {
    expect(usedStyles('.here:disabled{top:0}', new Set(['here']), new Set())).toBe('')
  })
})
