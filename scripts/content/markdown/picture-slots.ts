import type { Nodes } from 'hast'
import { type Picture, pictureSources } from '../../../src/ui/picture.ts'
import { formatTag } from '../../io/escape-markup.ts'
import { imagePath } from '../schema.ts'
import { elementPlugin, SKIP } from './elements.ts'

/** A tag that depends on a picture's variants: `<img>`, or the start of a link to the picture. */
export type PictureSlot = { tag: 'img' | 'a'; address: string; others: Record<string, string> }

/** The HTML of a body, in parts: its pictures are inserted between them. */
export type BodyHtml = (string | PictureSlot)[]

/** Stands for a slot in the serialized tree. No post can have it: files with NUL are refused, and `&#0;` is U+FFFD. */
const slotMark = '\0'

/** Takes the tags that depend on pictures out of a finished tree, in the order of the text. */
export const rehypePictureSlots = elementPlugin((file) => {
  const slots: PictureSlot[] = []
  file.data.slots = slots
  return ({ tagName, properties, children }, index, parent) => {
    const address = tagName === 'img' ? properties.src : tagName === 'a' ? properties.href : undefined
    if (typeof address !== 'string' || imagePath(address) === undefined) return undefined
    const { alt, title, className } = properties
    const others = Object.entries({ alt, title, class: className }).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)]],
    )
    slots.push({ tag: tagName === 'a' ? 'a' : 'img', address, others: Object.fromEntries(others) })
    const raw = (value: string) => ({ type: 'raw', value }) as Nodes
    const nodes = tagName === 'a' ? [raw(slotMark), ...children, raw('</a>')] : [raw(slotMark)]
    parent.children.splice(index, 1, ...(nodes as typeof children))
    // They are visited in their new place.
    return SKIP
  }
})

/** Divides the serialized tree at its slots. */
export function divideAtSlots(html: string, slots: readonly PictureSlot[]): BodyHtml {
  const parts = html.split(slotMark)
  if (parts.length !== slots.length + 1) throw new Error(`expected ${slots.length} pictures in the body`)
  return parts.flatMap((part, index) => [part, ...slots.slice(index, index + 1)])
}

/** The text is 40rem wide where the window is wide enough. */
const sizes = '(min-width: 44rem) 40rem, 100vw'

/** The HTML with its pictures. One that is not known keeps its address; a link leads to the largest variant. */
export function insertPictures(body: Readonly<BodyHtml>, pictures: ReadonlyMap<string, Picture>): string {
  return body.map((part) => (typeof part === 'string' ? part : formatSlot(part, pictures))).join('')
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
