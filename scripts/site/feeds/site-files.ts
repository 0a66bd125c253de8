import type { BlogPage, Post } from '../../../src/blog/post.ts'
import { readContent, sourceDay } from '../../../src/blog/read-content.ts'
import { articlePath } from '../../../src/pages.ts'
import { compareText } from '../../io/compare-text.ts'
import { fileOf } from '../page/page-file.ts'
import type { RenderedPage } from '../page/rendered-page.ts'
import { readColours } from '../read-colours.ts'
import { feeds } from '../site-address.ts'
import { drawIcons } from './favicons.ts'
import { articlesInFeed, formatAtom, formatJsonFeed } from './feeds.ts'
import { formatLlms, type ListedPage } from './llms.ts'
import { formatSitemap } from './sitemap.ts'
import { formatManifest, formatRobots, formatSecurity, securityPath } from './well-known-files.ts'

/** What tells others of the pages: files with their names. */
export async function makeListings(
  rendered: readonly RenderedPage[],
): Promise<[name: string, content: string | Buffer][]> {
  const pages = listPages(rendered)
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
  const files: [path: string, content: string | Buffer][] = [
    ['/sitemap.xml', formatSitemap(pages.map(({ path }) => ({ path, lastmod: dates.get(path) ?? day })))],
    [atom.path, formatAtom(newest, day)],
    [json.path, formatJsonFeed(newest)],
    ['/llms.txt', formatLlms(pages, posts)],
    ['/robots.txt', formatRobots()],
    [securityPath, formatSecurity(new Date(`${day}T00:00:00Z`))],
    ['/manifest.webmanifest', formatManifest(colours)],
    ...(await drawIcons(colours.paper)),
  ]
  return files.map(([path, content]) => [path.slice(1), content])
}

/** Every page that search engines may list, in the order of the files' names. */
function listPages(pages: readonly RenderedPage[]): ListedPage[] {
  return pages
    .filter(({ head }) => head.isIndexed)
    .sort((a, b) => compareText(fileOf(a.path), fileOf(b.path)))
    .map(({ path, head: { title, description } }) => ({ path, title, description }))
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
