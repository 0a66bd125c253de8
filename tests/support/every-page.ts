import { readFileSync } from 'node:fs'
import type { Post, TopicPage } from '../../src/blog/post.ts'
import type { Language } from '../../src/i18n/languages.ts'
import {
  addressesOf,
  articlePath,
  blogPagePath,
  isInOneLanguage,
  pageNames,
  topicKinds,
  topicPath,
} from '../../src/pages.ts'

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

/** A page in German only, with the full footer. */
export const germanPage = '/leistungen/managed-services'

/** Every address that must answer 200: all pages of the site in all its languages, all articles and lists of them. */
export const everyPage: string[] = [
  ...pageNames.flatMap((name) => [...addressesOf(name).keys()]),
  ...publishedSlugs.map(articlePath),
  ...namesIn('pages').flatMap((page) => (page === '1' ? [] : [blogPagePath(Number(page))])),
  ...topicLists.map(({ path }) => path),
]

/**
 * The pages that visitors of a language have to see for a test. In English, pages in German only differ in their shell
 * alone: one of each footer stands for all.
 */
export function pagesIn(language: Language): string[] {
  if (language === 'de') return everyPage
  return [...everyPage.filter((path) => !isInOneLanguage(path)), germanPage, '/impressum']
}

/** The slug of an article that is like this, or '' where there is none; then its tests are skipped. */
export function findArticle(isLike: (post: Post) => boolean = () => true): string {
  const slug = publishedSlugs.find((slug) =>
    isLike(JSON.parse(readFileSync(`.content/posts/${slug}.json`, 'utf8'))),
  )
  return slug ?? ''
}
