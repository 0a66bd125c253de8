import { readFileSync } from 'node:fs'
import type { TopicPage } from '../../src/blog/post.ts'
import {
  addressesOf,
  articlePath,
  blogPagePath,
  pageNames,
  topicKinds,
  topicPath,
} from '../../src/site/pages.ts'

/** What the compiler wrote when the site was built: `posts/<slug>.json`, `pages/<page>.json`, images. */
const written: string[] = JSON.parse(readFileSync('.content/written.json', 'utf8'))

const namesIn = (part: string) =>
  written.flatMap((name) => new RegExp(`^${part}/(.+)\\.json$`).exec(name)?.[1] ?? [])

/** The slugs of all published articles. */
export const publishedSlugs = namesIn('posts')

/** The pages of the lists of categories and tags. */
export const topicLists = topicKinds.flatMap((kind) =>
  namesIn(`topics/${kind}`).map((name) => {
    const [slug = '', page] = name.split('/')
    const { total }: TopicPage = JSON.parse(readFileSync(`.content/topics/${kind}/${name}.json`, 'utf8'))
    return { kind, total, page: Number(page), path: topicPath(kind, slug, Number(page)) }
  }),
)

/** Every address that must answer 200: all pages of the site in all its languages, all articles and lists of them. */
export const everyPage: string[] = [
  ...pageNames.flatMap((name) => [...addressesOf(name).keys()]),
  ...publishedSlugs.map(articlePath),
  ...namesIn('pages').flatMap((page) => (page === '1' ? [] : [blogPagePath(Number(page))])),
  ...topicLists.map(({ path }) => path),
]
