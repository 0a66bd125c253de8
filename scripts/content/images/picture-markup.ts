import { type Picture, pictureSources } from '../../../src/blog/picture.ts'
import { imagePath } from './image-path.ts'

/** The text is 40rem wide where there is room for it. */
const sizes = '(min-width: 44rem) 40rem, 100vw'

/**
 * Puts the forms of its pictures into the sanitized HTML of a text. Each image whose address survived begins
 * with `<img src="`, and nothing else can: in texts `<` is escaped, in attributes `"`. So the n-th of them is
 * the n-th of `images`. Images that are not known stay as they are. A link to one that is shown leads to its
 * largest form.
 */
export function putPictures(
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
  // Before the address: some browsers begin to load as soon as they know that.
  const image = `<img loading="lazy" decoding="async" src="${src}"${others} width="${width}" height="${height}">`
  const sources = pictureSources(picture).map(
    ({ type, srcSet }) => `<source type="${type}" srcset="${srcSet}" sizes="${sizes}">`,
  )
  return sources.length === 0 ? image : `<picture>${sources.join('')}${image}</picture>`
}

/** Quotes and angles are percent-encoded in it already. */
function escapeAddress(address: string): string {
  return address.replaceAll('&', '&#x26;')
}
