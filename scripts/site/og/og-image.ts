import { hash } from 'node:crypto'
import { cacheFolder, openCache } from '../../io/cache.ts'
import { hashSources } from '../../io/source-hash.ts'

/** The text on an image; `label` is the line above the title, `site` the one at the foot. */
export type ImageText = { title: string; label?: string; name: string; site: string }

/** A page's text and its drawing, the markup of an `<svg>`. */
export type ImageParts = { text: ImageText; drawing?: string }

/** An article's header image, by its file; or what an image is composed of. */
export type ImageContent = { picture: string } | ImageParts

/** The Open Graph image of a page: the name of its file, and its content. */
export type OgImage = { name: string; content: ImageContent }

export const imageSize = { width: 1200, height: 630 } as const

/** The cache of drawn images. Not in `draw-image.tsx`: a build with nothing to draw need not load that. */
export const drawings = openCache(cacheFolder('og-images'))

const drawingPackages = ['@capsizecss/unpack', 'subset-font', '@resvg/resvg-js', 'satori', 'sharp']

/** All files that decide how an image looks, with the versions of the packages. A test compares them with the imports. */
export const drawingSources = [
  ...['src/brand', 'src/company', 'scripts/site/brand', 'scripts/site/elements.ts', 'scripts/site/og'],
  ...drawingPackages.map((name) => `node_modules/${name}/package.json`),
]

let sourcesHash: string | undefined

/**
 * The file name of an image. It changes with the content and with the code that draws it, so that hosts and browsers
 * may cache the file for good. A hash of the drawn image would need the drawing first, which takes longer than the page.
 */
export function nameOf(content: ImageContent): string {
  sourcesHash ??= hashSources(drawingSources)
  return `${hash('sha256', JSON.stringify([content, sourcesHash])).slice(0, 20)}.png`
}

/** The drawing of a page, from its markup, without its lettering: an image has no fonts but that of its text. */
export function drawingIn(markup: string): string | undefined {
  const [drawing] = /<svg [^>]*data-drawing.*?<\/svg>/s.exec(markup) ?? []
  return drawing?.replace(/<g data-labels.*?<\/g>/gs, '')
}
