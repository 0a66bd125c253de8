import { company } from '../../../src/company.ts'
import { crumbsOf } from '../../../src/layout/crumbs.ts'
import type { PageHead } from '../../../src/page-head.ts'
import { prerenderedLanguage } from '../../../src/pages.ts'
import { type ImageText, nameOf, type OgImage } from '../og/og-image.ts'
import { formatHeadTags } from './head-tags.ts'
import { type PageMetadata, readPageData } from './page-metadata.ts'

/** The tags that others read about a page, and its Open Graph image, which is drawn later. */
export async function createHeadTags(
  path: string,
  head: PageHead,
): Promise<{ tags: string; image: OgImage }> {
  const data = head.isIndexed ? await readPageData(path) : {}
  const text = imageText({ ...head, ...data, path })
  const name = await nameOf(text)
  return { tags: formatHeadTags({ ...head, ...data, path, image: `/og/${name}` }), image: { name, text } }
}

/** Above the title stands where the page belongs: an article's category, or the last crumb before the page. */
function imageText({ path, title, post }: Omit<PageMetadata, 'image'>): ImageText {
  const section = crumbsOf(path, prerenderedLanguage(path))
    .slice(1, -1)
    .findLast(({ isLink }) => isLink)
  const label = post?.category ?? section?.label
  const texts = { title, name: company.shortName, site: new URL(company.siteUrl).host }
  return label === undefined ? texts : { ...texts, label }
}
