import { expect, test } from 'vitest'
import { deferApplication, fontFaces } from './defer-scripts.ts'

const page = (head = '<script type="module" crossorigin="" src="/assets/app.js"></script>') =>
  [
    '<!DOCTYPE html><html><head><meta charset="utf-8"><style>@font-face{font-family:A;src:url(a.woff2)}</style>',
    head,
    '<link rel="modulepreload" crossorigin="" href="/assets/b.js">',
    '<link rel="stylesheet" crossorigin="" href="/assets/a.css"><link rel="stylesheet" href="/assets/b.css">',
    '<link rel="icon" href="/icon.svg"></head><body><div id="root"><p class="here">$&</p></div>',
    '<template id="other-language"></template></body></html>',
  ].join('')

const { page: finished, sheets } = deferApplication(page())

test('a page has a mark for its style, where fonts and sheets were', () => {
  expect(finished).toContain(
    '<meta charset="utf-8"><link rel="icon" href="/icon.svg"><!--styles /assets/a.css /assets/b.css--><noscript>',
  )
  expect(finished).not.toContain('<style>')
  expect(sheets).toEqual(['/assets/a.css', '/assets/b.css'])
  expect(fontFaces(page())).toBe('@font-face{font-family:A;src:url(a.woff2)}')
})

test('its sheets and scripts wait in a template behind the container', () => {
  expect(finished).toContain(
    '<p class="here">$&</p></div><template id="application"><link rel="stylesheet" crossorigin="" href="/assets/a.css"><link rel="stylesheet" href="/assets/b.css"><script type="module" crossorigin="" src="/assets/app.js"></script><link rel="modulepreload" crossorigin="" href="/assets/b.js"></template><template id="other-language">',
  )
})

test('without JavaScript the sheets are linked; nothing else is taken away', () => {
  expect(finished).toContain(
    '<noscript><link rel="stylesheet" crossorigin="" href="/assets/a.css"><link rel="stylesheet" href="/assets/b.css"></noscript></head>',
  )
  expect(finished).toContain('<link rel="icon" href="/icon.svg">')
})

test.each([
  ['script', page('')],
  ['style', page().replace(/<style>.*<\/style>/, '')],
  ['template', page().replace(/<template.*template>/, '')],
])('a page without its %s is an error', (_, html) => {
  expect(() => deferApplication(html)).toThrow('one was expected')
})
