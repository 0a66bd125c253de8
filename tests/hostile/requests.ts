const listOf = (text: string) => text.trim().split(/\s+/)

/** Paths below which the site has nothing, also in a browser and on other servers. */
export const unknownPaths = [
  ...listOf(`/gibt-es-nicht /leistungen/unbekannt /foo%ZZ.html /%E0%A4%A /% /%00 /blog/x/y /__proto__
    /constructor/prototype /%2F%2Fexample.org /%5C%5Cexample.org
    /blog/tag/gibt-es-nicht /blog/kategorie/__proto__ /blog/kategorie/gibt-es-nicht/seite/2 /%3Cscript%3Ealert(1)%3C/script%3E //example.org`),
  `/${'a'.repeat(5000)}`,
]

/** Articles that there are not: the page of the host, and the blog for those who come by a link. */
export const unknownArticles = [
  ...listOf(
    `/blog/% /blog/__proto__ /blog/constructor /blog/%2e%2e%2fx /blog/..%5Cx /blog/%2F%2Fexample.org`,
  ),
  `/blog/${'a'.repeat(5000)}`,
]

/** Files of the build and of the machine that are no pages. */
export const privatePaths = listOf(`/404 /404.html /_headers /_redirects /.htaccess /assets/fehlt-1.js`)
