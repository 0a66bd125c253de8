import { describe, expect, test } from 'vitest'
import { assertNoDeadLinks, findDeadLinks } from './dead-links.ts'
import { readPageFacts } from './page/page-facts.ts'

type Page = readonly [name: string, html: string]

const partsOf = (pages: readonly Page[]) =>
  pages.map(([name, html]) => [name, readPageFacts(name, html, siteUrl)] as const)

const siteUrl = 'https://www.example.com'
const files = ['icon.svg', 'assets/app.js', 'content/bild ä.svg']

/** The dead links of one page among a few others, without the page's name. */
function deadIn(html: string, name = 'blog/x.html'): string[] {
  const pages: Page[] = [
    ['index.html', '<h2 id="partners">Partner</h2>'],
    ['kontakt.html', '<a name="alt"></a><main id="main"></main><p id="über-uns"></p>'],
    ['404.html', ''],
    [name, html],
  ]
  return findDeadLinks(partsOf(pages), files, siteUrl).map((line) => line.replace(`dist/${name}  `, ''))
}

const nothing = 'führt zu keiner Seite und zu keiner Datei im Ordner public'
const noElement = 'führt zu keiner Stelle, die es auf der Seite gibt'

test('a dead link is reported with its page, its address and what was expected', () => {
  const pages: Page[] = [
    ['blog/x.html', '<a href="/gibt-es-nicht">a</a>'],
    ['index.html', '<a href="/#weg">b</a>'],
  ]
  expect(findDeadLinks(partsOf(pages), [], siteUrl)).toEqual([
    `dist/blog/x.html  /gibt-es-nicht: ${nothing}`,
    `dist/index.html  /#weg: ${noElement}`,
  ])
})

test('a link to an article that is not published yet says so', () => {
  const pages: Page[] = [
    ['blog/x.html', '<a href="morgen"></a><a href="/blog/entwurf.html#a"></a><a href="/blog/weg"></a>'],
    ['index.html', '<a href="/blog/morgen?a=b#c">b</a>'],
  ]
  const unpublished = { '/blog/morgen': '2027-03-03', '/blog/entwurf': null }
  expect(findDeadLinks(partsOf(pages), [], siteUrl, unpublished)).toEqual([
    'dist/blog/x.html  morgen: führt zu einem Beitrag, der erst am 2027-03-03 erscheint',
    'dist/blog/x.html  /blog/entwurf.html#a: führt zu einem Entwurf',
    `dist/blog/x.html  /blog/weg: ${nothing}`,
    'dist/index.html  /blog/morgen?a=b#c: führt zu einem Beitrag, der erst am 2027-03-03 erscheint',
  ])
})

describe('an address with a target', () => {
  test.each([
    ['/', '/kontakt', '/kontakt?a=b', '/kontakt.html', '/index.html', '/icon.svg', '/icon.svg#layer'],
    ['../kontakt', '..', './x', 'x', '?seite=2', '../assets/app.js', '../content/bild ä.svg'],
    ['/content/bild%20%C3%A4.svg', '/%6bontakt', `${siteUrl}/kontakt`, '//www.example.com/kontakt'],
    ['/#partners', '/kontakt#main', '/kontakt#alt', '/kontakt#%C3%BCber-uns', '/kontakt#über-uns'],
    ['/kontakt#', '/kontakt#top', '/kontakt#:~:text=Hallo', '/kontakt#main:~:text=Hallo', '#', '#top'],
    ['', ' ', 'https://other.example/x', '//other.example/x', 'mailto:a@b.example', 'tel:+352', 'data:,x'],
    ['https://other.example/#x', 'xmpp:a@b.example', ' /kontakt ', '/KONTAKT/../kontakt'],
  ])('%s, %s, %s, %s and the like', (...addresses) => {
    const links = addresses.map((address) => `<a href="${address}">a</a>`)
    expect(deadIn(links.join(''))).toEqual([])
  })
})

test.each([
  ['/gibt-es-nicht', nothing],
  ['gibt-es-nicht', nothing],
  ['../blog', nothing],
  ['x/', nothing],
  ['/kontakt/', nothing],
  ['/Kontakt', nothing],
  ['/404', nothing],
  ['/404.html', nothing],
  ['/icon.svg/', nothing],
  ['/%E0%A4%A', nothing],
  ['/constructor', nothing],
  [`${siteUrl}/gibt-es-nicht`, nothing],
  ['/kontakt#partners', noElement],
  ['../kontakt#Main', noElement],
  ['/#%E0%A4%A', noElement],
  ['#main', noElement],
  ['?a#main', noElement],
  ['http://[', 'ist keine gültige Adresse'],
])('%s is dead', (address, expected) => {
  expect(deadIn(`<a href="${address}">a</a>`)).toEqual([`${address}: ${expected}`])
})

test.each([
  ['<img src="bilder/fehlt.svg" alt="">', 'bilder/fehlt.svg'],
  ['<img srcset="/icon.svg 1x, /fehlt-2.svg 2x" alt="">', '/fehlt-2.svg'],
  ['<img srcset="/fehlt.svg,/icon.svg 480w" alt="">', '/fehlt.svg,/icon.svg'],
  ['<picture><source srcset="/fehlt.avif"></picture>', '/fehlt.avif'],
  ['<link rel="stylesheet" href="/assets/fehlt.css">', '/assets/fehlt.css'],
  ['<link rel="preload" as="image" imagesrcset="/fehlt.svg 2x">', '/fehlt.svg'],
  ['<link rel="alternate" hreflang="en" href="https://www.example.com/fehlt">', `${siteUrl}/fehlt`],
  ['<meta property="og:image" content="https://www.example.com/fehlt.png">', `${siteUrl}/fehlt.png`],
  ['<script type="module" src="/assets/fehlt.js"></script>', '/assets/fehlt.js'],
  ['<iframe src="/fehlt"></iframe>', '/fehlt'],
  ['<video poster="/fehlt.jpg"></video>', '/fehlt.jpg'],
  ['<object data="/fehlt.svg"></object>', '/fehlt.svg'],
  ['<svg><use href="/fehlt.svg#a"></use></svg>', '/fehlt.svg#a'],
  ['<svg><use xlink:href="/fehlt.svg#a"></use></svg>', '/fehlt.svg#a'],
  ['<map name="m"><area href="/fehlt"></map>', '/fehlt'],
  ['<template><p><a href="/fehlt">a</a></p></template>', '/fehlt'],
  ['<template><template><img src="/fehlt.svg"></template></template>', '/fehlt.svg'],
  ['<noscript><a href="/fehlt">a</a></noscript>', '/fehlt'],
  ['<table><tr><td><a href="/fehlt?a=1&amp;b=2">a</a></table>', '/fehlt?a=1&b=2'],
])('the address in %s is checked', (html, address) => {
  expect(deadIn(html)).toEqual([`${address}: ${nothing}`])
})

test.each([
  ['<!-- <a href="/fehlt">a</a> -->'],
  ['<script type="application/json">{"html":"<a href=\\"/fehlt\\">"}</script>'],
  ['<textarea><a href="/fehlt">a</a></textarea>'],
  ['<pre>&lt;a href="/fehlt">a&lt;/a></pre>'],
  ['<img src="" alt=""><img alt=""><a>a</a>'],
  ['<meta name="description" content="/fehlt">'],
])('%s has no address', (html) => {
  expect(deadIn(html)).toEqual([])
})

test('an anchor of the not-found page is looked for in the page itself', () => {
  const pages: Page[] = [['404.html', '<a href="#main">a</a><main id="main"></main><a href="#weg">b</a>']]
  expect(findDeadLinks(partsOf(pages), [], siteUrl)).toEqual([`dist/404.html  #weg: ${noElement}`])
})

test('the same dead address is reported once per page', () => {
  const html = '<a href="/weg">a</a><a href="/weg">b</a>'
  const pages: Page[] = [
    ['a.html', html],
    ['b.html', html],
  ]
  expect(findDeadLinks(partsOf(pages), [], siteUrl)).toEqual([
    `dist/a.html  /weg: ${nothing}`,
    `dist/b.html  /weg: ${nothing}`,
  ])
})

test('a site with dead links is refused with all of them and their number', () => {
  expect(() => assertNoDeadLinks([])).not.toThrow()
  const refuse = () => assertNoDeadLinks(['dist/a.html  /x: …', 'dist/b.html  /y: …'])
  expect(refuse).toThrow(
    'dist/a.html  /x: …\ndist/b.html  /y: …\n2 dead links. The site is not fit to be published; dist is as it was.',
  )
})
