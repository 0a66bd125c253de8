import { closeSync, openSync, readSync } from 'node:fs'
import { articlePath } from '../../../src/pages.ts'
import { type Attachments, attachmentPath, besideVideo, isVideo } from '../attachments.ts'
import type { PostRecord } from '../compile-post.ts'
import { createMessage, type Diagnostic } from '../diagnostics.ts'
import { findImage } from '../files.ts'
import { publishedAt, type SourceFolders } from '../folders.ts'
import { imageFaults, imageMessages } from '../images/messages.ts'
import { decode } from '../links/check-address.ts'
import type { Site } from '../links/dead-links.ts'
import { isSafeAddress } from '../markdown/sanitize-schema.ts'
import { linkMessages } from '../messages.ts'
import { isImagePath } from '../schema.ts'

/**
 * Images in a post's text that are not there. They end the build once the post is published; a missing header image does
 * so at once, and `findImages` reports it.
 */
export async function checkImages(
  { file, slug, isPublished = false, addresses }: PostRecord,
  folders: SourceFolders,
  site: Site,
  attachments: Attachments,
): Promise<Diagnostic[]> {
  const found: Diagnostic[] = []
  for (const { kind, url, place } of addresses) {
    const add = (message: string, rule: string, fatal = isPublished) =>
      found.push(createMessage(file, place, message, rule, fatal))
    const path = attachmentPath(url) ?? ''
    const attachment = attachments.get(path)
    if (attachment && kind === 'image' && isVideo(url)) {
      const { poster, captions } = besideVideo(path, attachments)
      if (!captions) add(imageMessages.noCaptions(path.replace(/\w+$/, 'vtt')), 'video', false)
      if (!poster) add(imageMessages.noPoster(path.replace(/\w+$/, 'webp')), 'video', false)
    } else if (attachment && /\.pdf$/i.test(url) && !startsLikePdf(attachment.path)) {
      add(linkMessages.inText(url, linkMessages.noDocument), 'document')
    } else if (kind === 'image') {
      const fault = await findFault(url, slug, folders, site)
      if (fault) add(url === '' ? imageMessages.noAddress : imageMessages.inText(url, fault), 'image')
    }
  }
  return found
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
