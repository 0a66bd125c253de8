import { closeSync, openSync, readSync } from 'node:fs'
import { articlePath } from '../../../src/pages.ts'
import { type Attachments, attachmentPath, besideVideo, isVideo } from '../attachments.ts'
import type { PostRecord } from '../compile-post.ts'
import { createMessage, type Diagnostic } from '../diagnostics.ts'
import { findImage } from '../files.ts'
import { publishedAt, type SourceFolders } from '../folders.ts'
import { decode } from '../links/check-address.ts'
import type { Site } from '../links/dead-links.ts'
import { isSafeAddress } from '../markdown/sanitize-schema.ts'
import { imageFaults, imageMessages, linkMessages } from '../messages.ts'
import { isImagePath } from '../schema.ts'

/**
 * Images in a post's text that are not there. They end the build once the post is published; a missing header image does
 * so at once, and `findImages` reports it.
 */
export async function checkImages(
  { file, slug, isPublished = false, addresses }: PostRecord,
  folders: SourceFolders,
  site: Site,
  attachments: Attachments = new Map(),
): Promise<Diagnostic[]> {
  const found = addresses.map(async ({ kind, url, place }) => {
    const video = kind === 'image' && isVideo(url) ? attachmentPath(url) : undefined
    if (video !== undefined && attachments.has(video)) {
      const { poster, captions } = besideVideo(video, attachments)
      const missing = [
        ...(captions ? [] : [imageMessages.noCaptions(video.replace(/\w+$/, 'vtt'))]),
        ...(poster ? [] : [imageMessages.noPoster(video.replace(/\w+$/, 'webp'))]),
      ]
      return missing.map((message) => createMessage(file, place, message, 'video', false))
    }
    const document = attachments.get(attachmentPath(url) ?? '')
    if (document && /\.pdf$/i.test(url) && !startsLikePdf(document.path)) {
      return [
        createMessage(
          file,
          place,
          linkMessages.inText(url, linkMessages.noDocument),
          'document',
          isPublished,
        ),
      ]
    }
    const fault = kind === 'image' ? await findFault(url, slug, folders, site) : undefined
    if (fault === undefined) return []
    const message = url === '' ? imageMessages.noAddress : imageMessages.inText(url, fault)
    return [createMessage(file, place, message, 'image', isPublished)]
  })
  return (await Promise.all(found)).flat()
}

/** Why there is no file behind an address in the text, as the finished page will have it. */
async function findFault(
  url: string,
  slug: string,
  folders: SourceFolders,
  { origin, targets }: Site,
): Promise<string | undefined> {
  const base = origin + articlePath(slug)
  if (/^data:/i.test(url)) return imageFaults.embedded
  if (url === '' || !isSafeAddress(url) || !URL.canParse(url, base)) return imageFaults.otherFile
  const address = new URL(url, base)
  if (address.origin !== origin) return imageFaults.otherHost
  const path = decode(address.pathname)
  if (await findImage(folders.public, path)) return undefined
  const beside = `${publishedAt.files}/`
  if (!path.startsWith(beside)) return imageFaults.missing(folders.public)
  if (!targets.has(path) && !isImagePath(decode(url))) return imageFaults.otherFile
  const isThere = await findImage(folders.posts, path.slice(beside.length))
  return isThere ? undefined : imageFaults.missing(folders.posts)
}

/** A reader allows some bytes before the mark. */
function startsLikePdf(path: string): boolean {
  const bytes = Buffer.alloc(1024)
  const file = openSync(path, 'r')
  try {
    readSync(file, bytes)
    return bytes.includes('%PDF-')
  } finally {
    closeSync(file)
  }
}
