import { readFile, stat } from 'node:fs/promises'
import { articlePath } from '../../../src/pages.ts'
import type { PostRecord } from '../compile-post.ts'
import { createError, createHint, type Diagnostic, type Place } from '../diagnostics.ts'
import { findImage } from '../files.ts'
import { publishedAt, type SourceFolders } from '../folders.ts'
import { decode } from '../links/check-address.ts'
import type { Site } from '../links/dead-links.ts'
import { isSafeAddress } from '../markdown/safe-addresses.ts'
import { imageFaults, imageMessages } from '../messages.ts'
import { isImagePath } from '../schema.ts'
import { judgeImage } from './image-size.ts'

/**
 * Images of a post that are not there or too large. One that is missing ends the build once the post is
 * published; a missing header image does so at once, and is told with the others' by `findImages`.
 *
 * @param judgements of files that other posts show, too, by their paths.
 */
export async function checkImages(
  { file, slug, references, isPublished, addresses }: PostRecord,
  folders: SourceFolders,
  site: Site,
  judgements: Map<string, Promise<string[]>>,
): Promise<Diagnostic[]> {
  const findings: Diagnostic[] = []
  const judge = async (path: string, describe: (fault: string) => string, place: Place) => {
    const judgement = judgements.get(path) ?? judgeFile(path)
    judgements.set(path, judgement)
    for (const message of await judgement) {
      findings.push(createHint(file, place, describe(message), 'image-size'))
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
    else findings.push((isPublished ? createError : createHint)(file, place, describe(image.fault), 'image'))
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
  if (url === '' || !isSafeAddress(url) || !URL.canParse(url, base)) {
    return { fault: imageFaults.otherFile }
  }
  const address = new URL(url, base)
  if (address.origin !== origin) return { fault: imageFaults.otherHost }
  const path = decode(address.pathname)
  const inPublic = await findImage(folders.public, path)
  if (inPublic !== undefined) return { path: inPublic }
  const beside = path.startsWith(`${publishedAt.files}/`)
    ? path.slice(publishedAt.files.length + 1)
    : undefined
  if (beside === undefined) return { fault: imageFaults.missing(folders.public) }
  if (!targets.has(path) && !isImagePath(decode(url))) {
    return { fault: imageFaults.otherFile }
  }
  const inPosts = await findImage(folders.posts, beside)
  return inPosts === undefined ? { fault: imageFaults.missing(folders.posts) } : { path: inPosts }
}

async function judgeFile(path: string): Promise<string[]> {
  const { size } = await stat(path)
  return judgeImage(path, size, () => readFile(path))
}
