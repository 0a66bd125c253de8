import { type Picture, pictureSources } from '../../../src/blog/picture.ts'
import { imagePath } from '../schema.ts'

/** The text is 40rem wide where the window is wide enough. */
const sizes = '(min-width: 44rem) 40rem, 100vw'

/**
 * Adds the variants of pictures to sanitized HTML. Each image with an address begins with `<img src="`, and nothing else
 * can: in texts `<` is escaped, in attributes `"`. So the n-th of them is the n-th of `images`. Unknown images stay as
 * they are. A link to a picture leads to its largest variant.
 */
export function insertPictures(
  html: string,
  images: readonly string[],
  pictures: ReadonlyMap<string, Picture>,
): string {
  const rest = images.values()
  const shown = html.replace(/<img src="[^"]*"((?: [a-z]+="[^"]*")*)>/g, (tag, others: string) => {
    const path = imagePath(rest.next().value ?? '')
    const picture = path === undefined ? undefined : pictures.get(path)
    return picture ? markup(picture, others) : tag
  })
  return shown.replace(/<a href="([^"]*)"/g, (tag, address: string) => {
    const picture = pictures.get(imagePath(address.replaceAll('&#x26;', '&')) ?? '')
    return picture ? `<a href="${escapeAddress(picture.src)}"` : tag
  })
}

function markup(picture: Picture, others: string): string {
  const { width, height } = picture
  const src = escapeAddress(picture.src)
  // Before the address, with which some browsers start to load.
  const image = `<img loading="lazy" decoding="async" src="${src}"${others} width="${width}" height="${height}">`
  const sources = pictureSources(picture).map(
    ({ type, srcSet }) => `<source type="${type}" srcset="${srcSet}" sizes="${sizes}">`,
  )
  return sources.length === 0 ? image : `<picture>${sources.join('')}${image}</picture>`
}

/** Quotes and angle brackets are already percent-encoded. */
function escapeAddress(address: string): string {
  return address.replaceAll('&', '&#x26;')
}
