import { expect, test } from 'vitest'
import { findDeadLinks, refuseDeadLinks } from './dead-links.ts'
import { readPageFacts } from './page/page-facts.ts'

const siteUrl = 'https://www.example.com'
const files = ['favicon.svg', 'assets/app.js', 'content/bild ä.svg']

/** The dead links of pages, by their names below `dist`. */
function deadOn(pages: Record<string, string>): string[] {
  const read = (name: string) => [name, readPageFacts(pages[name] ?? '')] as const
  return findDeadLinks(Object.keys(pages).map(read), files, siteUrl)
}

/** The dead links of an article among a few pages, without the page's name. */
function deadIn(html: string): string[] {
  const contact = '<a name="alt"></a><main id="main"></main><p id="über-uns"></p>'
  const others = { 'index.html': '<h2 id="partners">Partner</h2>', 'kontakt.html': contact, '404.html': '' }
  const dead = deadOn({ ...others, 'blog/x.html': html })
  return dead.map((line) => line.replace('dist/blog/x.html  ', ''))
}

const linksTo = (addresses: string[]) => addresses.map((to) => `<a href="${to}">a</a>`).join('')
const nothing = 'leads to no page and to no file in the public folder'
const noElement = 'leads to no place on the page'

test('a dead link is reported with its page, its address and what was expected, once per page', () => {
  const pages = {
    'blog/x.html': '<a href="/gibt-es-nicht">a</a><a href="/gibt-es-nicht">b</a>',
    'index.html': '<a href="/gibt-es-nicht">a</a><a href="/#weg">b</a>',
    // Served at any address.
    '404.html': '<a href="#main">a</a><main id="main"></main><a href="#weg">b</a>',
  }
  expect(deadOn(pages)).toEqual([
    `dist/blog/x.html  /gibt-es-nicht: ${nothing}`,
    `dist/index.html  /gibt-es-nicht: ${nothing}`,
    `dist/index.html  /#weg: ${noElement}`,
    `dist/404.html  #weg: ${noElement}`,
  ])
})

test('an address with a target, or of another host, is not reported', () => {
  const addresses = [
    ...['/', '/kontakt', '/kontakt?a=b', '/kontakt.html', '/favicon.svg', '/favicon.svg#layer'],
    ...['../kontakt', '..', './x', 'x', '?seite=2', '../assets/app.js', '../content/bild ä.svg'],
    ...['/content/bild%20%C3%A4.svg', '/%6bontakt', `${siteUrl}/kontakt`, '//www.example.com/kontakt'],
    ...['/#partners', '/kontakt#main', '/kontakt#alt', '/kontakt#%C3%BCber-uns', '/kontakt#über-uns'],
    ...['/kontakt#', '/kontakt#top', '/kontakt#:~:text=Hallo', '/kontakt#main:~:text=Hallo', '#', '#top'],
    ...['', ' ', 'https://other.example/x', '//other.example/x', 'mailto:a@b.example', 'tel:+352', 'data:,x'],
    ...['https://other.example/#x', 'xmpp:a@b.example', ' /kontakt ', '/KONTAKT/../kontakt'],
  ]
  expect(deadIn(linksTo(addresses))).toEqual([])
})

test('an address without a target is reported', () => {
  const dead = {
    [nothing]: [
      ...['/gibt-es-nicht', 'gibt-es-nicht', '../blog', 'x/', '/kontakt/', '/Kontakt', '/404', '/404.html'],
      ...['/favicon.svg/', '/%E0%A4%A', '/constructor', `${siteUrl}/gibt-es-nicht`],
    ],
    [noElement]: ['/kontakt#partners', '../kontakt#Main', '/#%E0%A4%A', '#main', '?a#main'],
    'is not a valid address': ['http://['],
  }
  for (const [message, addresses] of Object.entries(dead)) {
    expect(deadIn(linksTo(addresses))).toEqual(addresses.map((address) => `${address}: ${message}`))
  }
})

test('the addresses of all elements are checked', () => {
  const html = `<img src="/fehlt-1" alt=""><img srcset="/favicon.svg 1x, /fehlt-2 2x" alt="">
    <picture><source srcset="/fehlt-3"></picture><link rel="stylesheet" href="/fehlt-4">
    <link rel="preload" as="image" imagesrcset="/fehlt-5 2x"><video poster="/fehlt-6"></video>
    <link rel="alternate" hreflang="en" href="${siteUrl}/fehlt-7"><object data="/fehlt-8"></object>
    <meta property="og:image" content="${siteUrl}/fehlt-9"><script src="/fehlt-10"></script>
    <svg><use href="/fehlt-11"></use><use xlink:href="/fehlt-12"></use></svg>
    <map name="m"><area href="/fehlt-13"></map><iframe src="/fehlt-14"></iframe>
    <template><template><img src="/fehlt-15"></template></template>
    <noscript><a href="/fehlt-16">a</a></noscript><table><tr><td><a href="/fehlt-17">a</a></table>`
  const dead = Array.from({ length: 17 }, (_, index) => `/fehlt-${index + 1}: ${nothing}`)
  expect(deadIn(html).map((line) => line.replace(siteUrl, ''))).toEqual(dead)
  expect(deadIn('<a href="/fehlt?a=1&amp;b=2">a</a>')).toEqual([`/fehlt?a=1&b=2: ${nothing}`])
  expect(deadIn('<img srcset="/a,/favicon.svg 480w" alt="">')).toEqual([`/a,/favicon.svg: ${nothing}`])
})

test('a site with dead links is refused with all of them and their number, unless it has drafts', () => {
  expect(() => refuseDeadLinks([], false)).not.toThrow()
  const dead = ['dist/a.html  /x: …', 'dist/b.html  /y: …']
  const text = `${dead.join('\n')}\n2 dead links. The site is not fit to be published; dist is as it was.`
  expect(() => refuseDeadLinks(dead, false)).toThrow(text)
  expect(() => refuseDeadLinks(dead, true)).not.toThrow()
})
