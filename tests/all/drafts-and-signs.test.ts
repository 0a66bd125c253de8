import { JSDOM } from 'jsdom'
import { expect, test, vi } from 'vitest'
import { publishedSlugs } from '../support/every-page.ts'
import { postSource, writeFiles } from '../support/post-source.ts'
import { builtSite } from '../support/project-copy.ts'

vi.setConfig({ hookTimeout: 600_000 })

/** What `String.replace` takes for patterns, what ends scripts and comments, and what HTML would eat. */
const delicate = "$& $$ $` $' $1 </script><!-- </title> &amp; \"'"

/** What a renderer's placeholder looks like; it is cut off behind the page's content. */
const placeholder = '/* SCRIPT_COMMENT_PLACEHOLDER */'

function writePosts(folder: string): void {
  const quoted = `'${delicate.replaceAll("'", "''")}'`
  const fields = { title: quoted, excerpt: quoted, category: quoted, tags: `[${quoted}, zwei]` }
  const body = `Ein Absatz mit $& und $$.\n\n    ${delicate}\n\n[Verweis](/kontakt "${placeholder}")\n`
  // The clock of this build is in the first hour of 2040 in Luxembourg.
  const secret = (slug: string, others: Record<string, string>) => {
    const named = { title: 'Quittenbrot', category: 'Quittenbrote', tags: '[Quitten]' }
    const all = { ...named, aliases: `[alt-${slug}]`, image: 'images/entwurf.svg', ...others }
    return postSource(slug, all, '![](images/entwurf.svg) Quittenmus.\n')
  }
  const alike = Array.from({ length: 17 }, (_, index) => `beitrag-${10 + index}`)
  writeFiles(`${folder}/posts`, {
    // Files of pictures are named after what is in them.
    'images/entwurf.svg':
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"><path id="quitten"/></svg>',
    'heikel.md': postSource('heikel', { ...fields, date: '2024-12-24' }, body),
    'entwurf-1.md': secret('entwurf-1', { published: 'false' }),
    'entwurf-2.md': secret('entwurf-2', { date: '2040-01-02' }),
    'neujahr.md': postSource('neujahr', { date: '2040-01-01' }),
    ...Object.fromEntries(alike.map((slug) => [`${slug}.md`, postSource(slug)])),
  })
}

const { files } = builtSite(writePosts, { env: { TZ: 'America/Los_Angeles', LC_ALL: 'tr_TR.UTF-8' } })

const textOf = (name: string) => String(files.get(name))
const documentOf = (name: string) => new JSDOM(textOf(name)).window.document

test('nothing of a draft and of a post of tomorrow is in any file, and a post of today is', () => {
  const traces = [...files].filter(([name, bytes]) => /entwurf-\d|quitten/i.test(name + bytes))
  expect(traces.map(([name]) => name)).toEqual([])
  expect([...files.keys()]).toContain('blog/neujahr.html')
  expect(textOf('blog/feed.xml')).toContain('<updated>2040-01-01T00:')
})

test('no file that a visitor loads holds more than one page of posts', () => {
  const slugs = [...files.keys()].flatMap((name) => /^blog\/([^/]+)\.html$/.exec(name)?.[1] ?? [])
  // With the 17 alike, the one with delicate characters and that of the day.
  expect(slugs.length).toBe(publishedSlugs.length + 19)
  // What machines read. Of the search's files, whose words may be slugs, another test limits the size.
  const isLimited = (name: string) => /^sitemap\.xml$|\/feed\.xml$|^content\/search\//.test(name)
  const large = [...files].flatMap(([name, bytes]) =>
    !isLimited(name) && slugs.filter((slug) => bytes.includes(slug)).length > 9 ? name : [],
  )
  expect(large).toEqual([])
})

test('delicate characters arrive unchanged in an article and in the list', () => {
  const article = documentOf('blog/heikel.html')
  const textAt = (css: string) => article.querySelector(css)?.textContent
  expect(article.title).toContain(delicate)
  expect(article.querySelector('meta[name=description]')?.getAttribute('content')).toBe(delicate)
  expect([textAt('h1'), textAt('#article-body pre')]).toEqual([delicate, `${delicate}\n`])
  expect(textAt('#article-body p')).toBe('Ein Absatz mit $& und $$.')
  expect(article.querySelector('#article-body p a')?.getAttribute('title')).toBe(placeholder)
  const lists = ['blog.html', 'blog/seite/2.html', 'blog/seite/3.html'].map((name) => documentOf(name))
  const titles = lists.flatMap((list) => [...list.querySelectorAll('article h2')])
  expect(titles.map(({ textContent }) => textContent)).toContain(delicate)
})
