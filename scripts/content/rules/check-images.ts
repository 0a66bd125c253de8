import { stat } from 'node:fs/promises'
import { articlePath } from '../../../src/pages.ts'
import type { PostRecord } from '../compile-post.ts'
import { createHint, createMessage, type Diagnostic, type Place } from '../diagnostics.ts'
import { findImage } from '../files.ts'
import { publishedAt, type SourceFolders } from '../folders.ts'
import { decode } from '../links/check-address.ts'
import type { Site } from '../links/dead-links.ts'
import { isSafeAddress } from '../markdown/sanitize-schema.ts'
import { imageFaults, imageMessages } from '../messages.ts'
import { isImagePath } from '../schema.ts'

/**
 * Images of a post that are not there or too large. One that is missing ends the build once the post is
 * published; a missing header image does so at once, and is told with the others' by `findImages`.
 *
 * @param judgements of files that other posts show, too, by their paths.
 */
export async function checkImages(
  { file, slug, references, isPublished = false, addresses }: PostRecord,
  folders: SourceFolders,
  site: Site,
  judgements: Map<string, Promise<string[]>>,
): Promise<Diagnostic[]> {
  const findings: Diagnostic[] = []
  const judge = async (path: string, describe: (fault: string) => string, place: Place) => {
    const judgement = judgements.get(path) ?? judgeImage(path)
    judgements.set(path, judgement)
    for (const fault of await judgement) {
      findings.push(createHint(file, place, describe(fault), 'image-size'))
    }
  }
  for (const { field, value, place } of references) {
    if (field !== 'image') continue
    const path = await findImage(value.startsWith('/') ? folders.public : folders.posts, value)
    if (path !== undefined) await judge(path, (fault) => imageMessages.header(value, fault), place)
  }
  for (const { kind, url, place } of addresses) {
    if (kind !== 'image') continue
    const image = await locateImage(url, slug, folders, site)
    const describe = (fault: string) =>
      url === '' ? imageMessages.noAddress : imageMessages.inText(url, fault)
    if ('path' in image) await judge(image.path, describe, place)
    else findings.push(createMessage(file, place, describe(image.fault), 'image', isPublished))
  }
  return findings
}

/** The file behind an address in the text, as the finished page will have it, or why there is none. */
async function locateImage(
  url: string,
  slug: string,
  folders: SourceFolders,
  { origin, targets }: Site,
): Promise<{ path: string } | { fault: string }> {
  const base = origin + articlePath(slug)
  if (url === '' || !isSafeAddress(url) || !URL.canParse(url, base)) return { fault: imageFaults.otherFile }
  const address = new URL(url, base)
  if (address.origin !== origin) return { fault: imageFaults.otherHost }
  const path = decode(address.pathname)
  const inPublic = await findImage(folders.public, path)
  if (inPublic !== undefined) return { path: inPublic }
  const beside = `${publishedAt.files}/`
  if (!path.startsWith(beside)) return { fault: imageFaults.missing(folders.public) }
  if (!targets.has(path) && !isImagePath(decode(url))) return { fault: imageFaults.otherFile }
  const inPosts = await findImage(folders.posts, path.slice(beside.length))
  return inPosts === undefined ? { fault: imageFaults.missing(folders.posts) } : { path: inPosts }
}

/** What visitors should not have to load; in bytes and pixels. */
const largest = { picture: 500 * 1024, drawing: 100 * 1024, side: 4000 }

/** What is too large in an image file; whether it is a picture at all, `findImages` reports. */
export async function judgeImage(path: string): Promise<string[]> {
  const { size } = await stat(path)
  const isDrawing = /\.svg$/i.test(path)
  const limit = isDrawing ? largest.drawing : largest.picture
  const faults = size > limit ? [imageFaults.heavy(Math.ceil(size / 1024), limit / 1024)] : []
  if (isDrawing) return faults
  // Loaded only where a picture is to be looked at: it takes a tenth of a second.
  const { default: sharp } = await import('sharp')
  const { width, height } = await sharp(path)
    .metadata()
    .catch(() => ({ width: 0, height: 0 }))
  const side = Math.max(width, height)
  return side > largest.side ? [...faults, imageFaults.wide(side, largest.side)] : faults
}
