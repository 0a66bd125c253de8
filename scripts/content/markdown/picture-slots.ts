import type { Nodes } from 'hast'
import { formatTag } from '../../../src/site/markup.ts'
import { type Picture, pictureSources } from '../../../src/ui/picture.ts'
import { imagePath } from '../schema.ts'
import { elementPlugin, SKIP } from './elements.ts'

/** A tag that depends on a picture's variants: `<img>`, or the start of a link to the picture. */
type PictureSlot = { tag: 'img' | 'a'; address: string; others: Record<string, string> }

/**
 * Before and after the JSON of a slot in the HTML of a body. No post can have it: files with NUL are refused, `&#0;` is
 * U+FFFD, and JSON writes it as an escape.
 */
export const slotMark = '\0'

/** Puts slots in the place of the tags that depend on pictures. */
export const rehypePictureSlots = elementPlugin(() => ({ tagName, properties, children }, index, parent) => {
  const address = tagName === 'img' ? properties.src : tagName === 'a' ? properties.href : undefined
  if (typeof address !== 'string' || imagePath(address) === undefined) return undefined
  const { alt, title, className } = properties
  const others = Object.entries({ alt, title, class: className }).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  )
  const slot = { tag: tagName, address, others: Object.fromEntries(others) }
  const raw = (value: string) => ({ type: 'raw', value }) as Nodes
  const start = raw(slotMark + JSON.stringify(slot) + slotMark)
  const nodes = tagName === 'a' ? [start, ...children, raw('</a>')] : [start]
  parent.children.splice(index, 1, ...(nodes as typeof children))
  // They are visited in their new place.
  return SKIP
})

/** The text is 40rem wide where the window is wide enough. */
const sizes = '(min-width: 44rem) 40rem, 100vw'

/** The HTML with its pictures. One that is not known keeps its address; a link leads to the largest variant. */
export function insertPictures(body: string, pictures: ReadonlyMap<string, Picture>): string {
  const parts = body.split(slotMark)
  return parts.map((part, index) => (index % 2 ? formatSlot(JSON.parse(part), pictures) : part)).join('')
}

function formatSlot({ tag, address, others }: PictureSlot, pictures: ReadonlyMap<string, Picture>): string {
  const picture = pictures.get(imagePath(address) ?? '')
  if (tag === 'a') return formatTag('a', { href: picture?.src ?? address, ...others })
  if (picture === undefined) return formatTag('img', { src: address, ...others })
  const { src, width, height } = picture
  const size = { width: String(width), height: String(height) }
  // Before the address, with which some browsers start to load.
  const image = formatTag('img', { loading: 'lazy', decoding: 'async', src, ...others, ...size })
  const sources = pictureSources(picture).map(({ type, srcSet }) =>
    formatTag('source', { type, srcset: srcSet, sizes }),
  )
  return sources.length === 0 ? image : `<picture>${sources.join('')}${image}</picture>`
}
