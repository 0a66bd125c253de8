import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { BlogPage, Post } from '../../src/lib/post.ts'
import { readContent, sourceDay } from '../../src/loaders/content-on-disk.ts'
import { articlePath } from '../../src/paths.ts'
import { drawIcons } from './draw-icons.ts'
import { articlesInFeed, formatAtom, formatJsonFeed } from './feeds.ts'
import { formatLlms, type ListedPage } from './llms.ts'
import { readHead } from './metadata/read-head.ts'
import { readColours } from './read-colours.ts'
import { feeds } from './site-address.ts'
import { formatSitemap } from './sitemap.ts'
import { formatManifest, formatRobots, formatSecurity, securityPath } from './standing-files.ts'

/** Writes what tells others of the pages in `dist`; `names` are the pages' files. */
export async function publishListings(dist: string, names: readonly string[]): Promise<void> {
  const pages = await listPages(dist, names)
  const summaries = await listPosts()
  const dates = new Map(summaries.map(({ slug, date }) => [articlePath(slug), date]))
  const newest = await Promise.all(
    summaries.slice(0, articlesInFeed).map(({ slug }) => readContent<Post>(`posts/${slug}.json`)),
  )
  const day = sourceDay()
  const colours = await readColours()
  const [atom, json] = feeds
  const posts = summaries.map(({ slug, title, excerpt }) => ({
    path: articlePath(slug),
    title,
    description: excerpt,
  }))
  const files = new Map<string, string | Buffer>([
    ['/sitemap.xml', formatSitemap(pages.map(({ path }) => ({ path, lastmod: dates.get(path) ?? day })))],
    [atom.path, formatAtom(newest, day)],
    [json.path, formatJsonFeed(newest)],
    ['/llms.txt', formatLlms(pages, posts)],
    ['/robots.txt', formatRobots()],
    [securityPath, formatSecurity(new Date(`${day}T00:00:00Z`))],
    ['/manifest.webmanifest', formatManifest(colours)],
    ...(await drawIcons(colours.paper)),
  ])
  for (const [path, content] of files) {
    await mkdir(dirname(join(dist, path)), { recursive: true })
    await writeFile(join(dist, path), content)
  }
}

/** Every page that search engines may list, in the order of the addresses. */
async function listPages(dist: string, names: readonly string[]): Promise<ListedPage[]> {
  const pages: ListedPage[] = []
  for (const name of names) {
    const { title, description, isIndexed } = readHead(await readFile(join(dist, name), 'utf8'))
    const path = `/${name.replace(/(^index)?\.html$/, '')}`
    if (isIndexed) pages.push({ path, title, description })
  }
  return pages
}

/** All published posts, newest first. */
async function listPosts(): Promise<BlogPage['posts']> {
  const first = await readContent<BlogPage>('pages/1.json')
  const posts = [...first.posts]
  for (let page = 2; page <= first.pages; page++) {
    posts.push(...(await readContent<BlogPage>(`pages/${page}.json`)).posts)
  }
  return posts
}
