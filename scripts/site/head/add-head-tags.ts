import { company } from '../../../src/company.ts'
import { crumbsOf } from '../../../src/layout/crumbs.ts'
import { prerenderedLanguage } from '../../../src/pages.ts'
import { type ImageText, nameOf, type OgImage } from '../og/og-image.ts'
import { formatHeadTags } from './head-tags.ts'
import { type PageMetadata, readPageData } from './page-metadata.ts'
import { type PageHead, readHead } from './read-head.ts'

/** Writes into a rendered page what others read of it. Its Open Graph image has an address, and is drawn later. */
export async function addHeadTags(
  path: string,
  html: string,
): Promise<{ page: string; head: PageHead; image: OgImage }> {
  const head = readHead(html)
  const data = head.isIndexed ? await readPageData(path) : {}
  const text = imageText({ ...head, ...data, path })
  const name = await nameOf(text)
  const tags = formatHeadTags({ ...head, ...data, path, image: `/og/${name}` })
  return { page: html.replace('</head>', () => `${tags}</head>`), head, image: { name, text } }
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
