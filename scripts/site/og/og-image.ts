import { hash } from 'node:crypto'
import { brand } from '../../../src/company/company.ts'
import { cacheFolder, openCache } from '../../io/cache.ts'
import { hashSources } from '../../io/source-hash.ts'

/** The texts on an image, `site` at its foot; the drawing of the page is the markup of an `<svg>`. */
export type ImageParts = { title: string; name: string; site: string; drawing?: string }

/** An article's picture, by its file; or what an image is composed of. */
export type ImageContent = { picture: string } | ImageParts

/** The Open Graph image of a page: the name of its file, and its content. */
export type OgImage = { name: string; content: ImageContent }

export const imageSize = { width: 1200, height: 630 } as const

/** The cache of drawn images. Not in `draw-image.tsx`: a build with nothing to draw need not load that. */
export const drawings = openCache(cacheFolder('og-images'))

/** Everything that decides how an image looks, besides its content and the facts of the brand. */
export const drawingSources = [
  ...['package-lock.json', 'src/brand', 'scripts/content/folders.ts'],
  ...['scripts/site/brand', 'scripts/site/elements.ts', 'scripts/site/og'],
]

let sourcesHash: string | undefined

/**
 * The file name of an image. It changes with the content and with the code that draws it, so that hosts and browsers
 * may cache the file for good. A hash of the drawn image would need the drawing first, which takes longer than the page.
 */
export function imageFile(content: ImageContent): string {
  sourcesHash ??= hashSources(drawingSources)
  const format = 'picture' in content && !/\.svg$/.test(content.picture) ? 'jpg' : 'png'
  return `${hash('sha256', JSON.stringify([content, brand, sourcesHash])).slice(0, 20)}.${format}`
}

/** The drawing of a page, from its markup, without its lettering: an image has no fonts but that of its text. */
export function drawingIn(markup: string): string | undefined {
  const [drawing] = /<svg [^>]*data-drawing.*?<\/svg>/s.exec(markup) ?? []
  return drawing?.replace(/<g data-labels.*?<\/g>/gs, '')
}
