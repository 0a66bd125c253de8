import { readFile, stat } from 'node:fs/promises'
import { articlePath } from '../../../src/pages.ts'
import type { PostRecord } from '../compile-post.ts'
import { createError, createHint, type Diagnostic, type Place } from '../diagnostics.ts'
import { findImage } from '../files.ts'
import { publishedAt, type SourceFolders } from '../folders.ts'
import { decode } from '../link-targets.ts'
import { isSafeAddress } from '../markdown/safe-addresses.ts'
import { isImagePath } from '../schema.ts'
import type { Site } from './dead-links.ts'
import { judgeImage } from './image-size.ts'

/**
 * Images of a post that are not there or too large. One that is missing ends the build once the post is
 * published; a missing header image does so at once, and is told with the others' by `findPictures`.
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
  const judge = async (path: string, place: Place) => {
    const judgement = judgements.get(path) ?? judgeFile(path)
    judgements.set(path, judgement)
    for (const message of await judgement) {
      findings.push(createHint(file, place, `image: ${message}`, 'image-size'))
    }
  }
  for (const { field, value, place } of references) {
    if (field !== 'image') continue
    const path = await findImage(value.startsWith('/') ? folders.public : folders.posts, value)
    if (path !== undefined) await judge(path, place)
  }
  for (const { kind, url, place } of addresses) {
    if (kind !== 'image') continue
    const image = await locateImage(url, slug, folders, site)
    if ('path' in image) await judge(image.path, place)
    else {
      const message = `image: ${image.message}: ${url || '()'}`
      findings.push((isPublished ? createError : createHint)(file, place, message, 'image'))
    }
  }
  return findings
}

/** The file behind an address in the text, as the finished page will have it, or why there is none. */
async function locateImage(
  url: string,
  slug: string,
  folders: SourceFolders,
  { origin, targets }: Site,
): Promise<{ path: string } | { message: string }> {
  const base = origin + articlePath(slug)
  if (url === '' || !isSafeAddress(url) || !URL.canParse(url, base)) {
    return { message: 'expected the address of a file, found none' }
  }
  const address = new URL(url, base)
  if (address.origin !== origin) return { message: 'expected a file of this site, found one of another host' }
  const path = decode(address.pathname)
  const inPublic = await findImage(folders.public, path)
  if (inPublic !== undefined) return { path: inPublic }
  const beside = path.startsWith(`${publishedAt.files}/`)
    ? path.slice(publishedAt.files.length + 1)
    : undefined
  if (beside === undefined) return { message: `expected a file in ${folders.public}, found none` }
  if (!targets.has(path) && !isImagePath(decode(url))) {
    return { message: 'expected an svg, png, jpg, jpeg, webp or avif file, found another' }
  }
  const inPosts = await findImage(folders.posts, beside)
  return inPosts === undefined
    ? { message: `expected a file in ${folders.posts}, found none` }
    : { path: inPosts }
}

async function judgeFile(path: string): Promise<string[]> {
  const { size } = await stat(path)
  return judgeImage(path, size, () => readFile(path))
}
