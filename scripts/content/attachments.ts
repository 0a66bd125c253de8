import { statSync } from 'node:fs'
import type { PostRecord } from './compile-post.ts'
import { findImage } from './files.ts'
import { publishedAt } from './folders.ts'
import { attachmentTexts } from './messages.ts'

/** A file beside the posts that is published as it is: `path` is on the disk. */
export type Attachment = { path: string; bytes: number }

/** Attachments by their paths beside the posts. */
export type Attachments = ReadonlyMap<string, Attachment>

const document = /\.pdf$/i
const video = /\.(mp4|webm)$/i

/** What a video may have beside it, by the same name: a picture for the time before it plays, and captions. */
const posterEndings = ['.webp', '.jpg', '.png', '.svg']
const captionsEnding = '.vtt'

/** The path of a document or video beside the posts; `undefined` for every other address. */
export function attachmentPath(address: string): string | undefined {
  if (!/^[^\\?#:]+$/.test(address) || /^\/|(^|\/)\.\.(\/|$)/.test(address)) return undefined
  const path = address.replace(/^(\.\/)+/, '')
  return document.test(path) || video.test(path) ? path : undefined
}

export function isVideo(address: string): boolean {
  return video.test(address) && attachmentPath(address) !== undefined
}

/** The address of what a video has beside it, if it is there. */
export function besideVideo(path: string, attachments: Attachments) {
  const named = (endings: readonly string[]) =>
    endings.map((ending) => path.replace(video, ending)).find((name) => attachments.has(name))
  return { poster: named(posterEndings), captions: named([captionsEnding]) }
}

/** The documents and videos that posts link to or show, with all that belongs to them. */
export async function findAttachments(
  folder: string,
  posts: readonly Pick<PostRecord, 'addresses'>[],
): Promise<Map<string, Attachment>> {
  const paths = posts.flatMap(({ addresses }) => addresses.flatMap(({ url }) => attachmentPath(url) ?? []))
  const all = paths.flatMap((path) =>
    ['$&', ...posterEndings, captionsEnding].map((ending) => path.replace(video, ending)),
  )
  const found = new Map<string, Attachment>()
  for (const name of [...new Set(all)].sort()) {
    const path = await findImage(folder, name)
    if (path !== undefined) found.set(name, { path, bytes: statSync(path).size })
  }
  return found
}

/**
 * Writes type and size behind links to documents, and a player in place of an image that is a video. The HTML is
 * sanitized: an address is followed by its other attributes, and nothing in it ends the quotation.
 */
export function insertAttachments(html: string, attachments: Attachments): string {
  if (attachments.size === 0) return html
  return html
    .replace(/<a href="([^"]*)"[^>]*>[\s\S]*?(?=<\/a>)/g, (link, address: string) => {
      const file = attachments.get(attachmentPath(address) ?? '')
      return file && document.test(address) ? `${link} (${attachmentTexts.document(file.bytes)})` : link
    })
    .replace(/<img src="([^"]*)" alt="([^"]*)"[^>]*>/g, (image, address: string, alt: string) => {
      const path = attachmentPath(address)
      if (path === undefined || !video.test(path) || !attachments.has(path)) return image
      const { poster, captions } = besideVideo(path, attachments)
      const track = captions
        ? `<track kind="captions" src="${addressOf(captions)}" srclang="de" label="${attachmentTexts.captions}" default>`
        : ''
      const picture = poster ? ` poster="${addressOf(poster)}"` : ''
      return `<video controls playsinline preload="${poster ? 'none' : 'metadata'}" src="${addressOf(path)}"${picture} aria-label="${alt}">${track}</video>`
    })
}

function addressOf(path: string): string {
  return `${publishedAt.files}/${path}`
}
