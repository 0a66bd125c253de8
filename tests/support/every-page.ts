import { listFiles } from '../../scripts/io/list-files.ts'
import { addressesOf, articlePath, blogPagePath, pageNames } from '../../src/site/pages.ts'

/** What the compiler wrote when the site was built: `posts/<slug>.json`, `pages/<page>.json`, images. */
const written = listFiles('.content')

const namesIn = (part: string) =>
  written.flatMap((name) => new RegExp(`^${part}/(.+)\\.json$`).exec(name)?.[1] ?? [])

/** The slugs of all published articles. */
export const publishedSlugs = namesIn('posts')

/** Every address that must answer 200: all pages of the site in all its languages, all articles and pages of their list. */
export const everyPage: string[] = [
  ...pageNames.flatMap((name) => [...addressesOf(name).keys()]),
  ...publishedSlugs.map(articlePath),
  ...namesIn('pages').flatMap((page) => (page === '1' ? [] : [blogPagePath(Number(page))])),
]
