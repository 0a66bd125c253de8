import type { BlogPage, Post } from '../../../src/blog/post.ts'
import { readContent, sourceDay } from '../../../src/blog/read-content.ts'
import { articlePath } from '../../../src/pages.ts'
import { feeds, securityPath } from '../../../src/site-files.ts'
import { compareText } from '../../io/compare-text.ts'
import type { PageMetadata } from '../head/page-metadata.ts'
import { fileOf } from '../page/compose-page.ts'
import { readColours } from '../read-colours.ts'
import { drawIcons } from './favicons.ts'
import { articlesInFeed, formatAtom, formatJsonFeed } from './feeds.ts'
import { formatLlms } from './llms.ts'
import { formatSitemap } from './sitemap.ts'
import { formatManifest, formatRobots, formatSecurity } from './well-known-files.ts'

type ListedPage = { path: string; head: Pick<PageMetadata, 'title' | 'description' | 'isIndexed'> }

/** Sitemap, feeds, icons and other files about the whole site, with their names below `dist`. */
export async function createSiteFiles(
  allPages: readonly ListedPage[],
): Promise<[name: string, content: string | Buffer][]> {
  const pages = allPages
    .filter(({ head }) => head.isIndexed)
    .sort((a, b) => compareText(fileOf(a.path), fileOf(b.path)))
    .map(({ path, head: { title, description } }) => ({ path, title, description }))
  const posts = await listPosts()
  const newest = await Promise.all(
    posts.slice(0, articlesInFeed).map(({ slug }) => readContent<Post>(`posts/${slug}.json`)),
  )
  const dates = new Map(posts.map(({ slug, date }) => [articlePath(slug), date]))
  const day = sourceDay()
  const changes = pages.map(({ path }) => ({ path, lastmod: dates.get(path) ?? day }))
  const colours = await readColours()
  const [atom, json] = feeds
  const files: [path: string, content: string | Buffer][] = [
    ['/sitemap.xml', formatSitemap(changes)],
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

/** All published posts, newest first. */
async function listPosts(): Promise<BlogPage['posts']> {
  const first = await readContent<BlogPage>('pages/1.json')
  const posts = [...first.posts]
  for (let page = 2; page <= first.pages; page++) {
    posts.push(...(await readContent<BlogPage>(`pages/${page}.json`)).posts)
  }
  return posts
}
