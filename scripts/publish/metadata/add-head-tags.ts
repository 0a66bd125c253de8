import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { company } from '../../../src/company.ts'
import { crumbsOf } from '../../../src/lib/breadcrumb.ts'
import { prerenderedLanguage } from '../../../src/paths.ts'
import { type ImageText, loadComposer } from '../og-image/compose-image.ts'
import { drawOnce, nameOf } from '../og-image/draw-once.ts'
import { formatHeadTags } from './head-tags.ts'
import { type PageMetadata, readPageData } from './page-metadata.ts'
import { readHead } from './read-head.ts'

/** Writes into a rendered page what others read of it, and draws its Open Graph image into `dist`. */
export async function addHeadTags(path: string, html: string, dist = 'dist'): Promise<string> {
  const head = readHead(html)
  const data = head.isIndexed ? await readPageData(path) : {}
  const image = await publishImage(imageText({ ...head, ...data, path }), dist)
  const tags = formatHeadTags({ ...head, ...data, path, image })
  return html.replace('</head>', () => `${tags}</head>`)
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

let composer: ReturnType<typeof loadComposer> | undefined

async function publishImage(text: ImageText, dist: string): Promise<string> {
  composer ??= loadComposer()
  const svg = (await composer)(text)
  const address = `/og/${nameOf(svg)}.png`
  await mkdir(join(dist, 'og'), { recursive: true })
  await writeFile(join(dist, address), await drawOnce(svg))
  return address
}
