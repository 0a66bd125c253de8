import { readFile, stat } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { basename, extname, normalize } from 'node:path/posix'
import { VFileMessage } from 'vfile-message'
import type { Picture } from '../../../src/ui/picture.ts'
import { runAtOnce } from '../../io/at-once.ts'
import { listFiles } from '../../io/list-files.ts'
import { nearest } from '../../io/nearest.ts'
import { quote } from '../../io/quote.ts'
import type { CompiledPost, PostRecord } from '../compile-post.ts'
import { createMessage, type Diagnostic, fail, type Place } from '../diagnostics.ts'
import { findFile } from '../files.ts'
import type { SourceFolders } from '../folders.ts'
import { writtenAddress } from '../links/check-address.ts'
import { imageAddress, imagePath, isImagePath } from '../schema.ts'
import { encodeVariants, type ImageVariant, imageLimits } from './encode-variants.ts'
import type { ImageTools } from './image-tools.ts'

type Post = Pick<PostRecord, 'file' | 'references' | 'addresses' | 'isPublished' | 'post'>

/** Nothing is known of a missing file. */
type Inspection = {
  picture?: Picture
  variants?: ImageVariant[]
  hasText?: boolean | undefined
  isDrawing?: boolean
  fault?: string
}

export type FoundImages = Awaited<ReturnType<typeof findImages>>

/** Header images are as wide as the page. */
const minHeaderWidth = 480

/**
 * Inspects each image of the posts once, and encodes those of published posts.
 *
 * @param isIncluded the posts of the site; without it all images are shown as they are, which takes no time
 */
export async function findImages(
  folders: SourceFolders,
  posts: readonly Post[],
  tools: ImageTools,
  isIncluded: (post: CompiledPost) => boolean = () => false,
) {
  const uses = posts.flatMap(usesOf)
  const shown = uses.filter(({ post: { post } }) => post !== undefined && isIncluded(post))
  const included = new Set(shown.map(({ path }) => path))
  const paths = [...new Set(uses.map(({ path }) => path))].sort()

  const inspections = new Map<string, Inspection>()
  await runAtOnce(availableParallelism(), paths, async (path) => {
    const file = await findFile(folderOf(path, folders), path)
    if (file) inspections.set(path, await inspectFile(path, file, tools, included.has(path)))
  })
  const found = paths.map((path) => ({ path, ...inspections.get(path) }))
  return {
    /** By the paths in posts. */
    pictures: new Map(found.flatMap(({ path, picture }) => (picture ? [[path, picture] as const] : []))),
    /** The paths that posts show or link to, whether there is such a file or not. */
    used: new Set(paths.map((path) => normalize(path.normalize()))),
    /** To be published. */
    variants: found.flatMap(({ variants = [] }) => variants),
    diagnostics: uses.flatMap((use) =>
      findFault(use, folderOf(use.path, folders), inspections.get(use.path)),
    ),
  }
}

function folderOf(path: string, folders: SourceFolders): string {
  return path.startsWith('/') ? folders.public : folders.posts
}

/** An image that a post shows or, beside the posts, links to. */
type Use = { post: Post; place: Place; path: string; isHeader: boolean }

function usesOf(post: Post): Use[] {
  const headers = post.references.filter(({ field }) => field === 'image')
  const images = post.addresses.flatMap(({ kind, url, place }) => {
    const path = imagePath(url)
    return path && (kind === 'image' || !path.startsWith('/')) ? { post, place, path, isHeader: false } : []
  })
  return [...headers.map(({ value: path, place }) => ({ post, place, path, isHeader: true })), ...images]
}

/** Inspects a file, and encodes it if it is to be published; otherwise it is shown as it is. */
async function inspectFile(path: string, file: string, tools: ImageTools, isIncluded: boolean) {
  const isDrawing = /\.svg$/i.test(path)
  try {
    const megabytes = imageLimits[isDrawing ? 'drawingMegabytes' : 'megabytes']
    if ((await stat(file)).size > megabytes * 1e6)
      fail(`has more than ${megabytes} MB; save it smaller, a width of 1600 pixels is enough`)
    const bytes = await readFile(file)
    const image = await tools.inspect(path, bytes)
    const { hasText, width, height } = image
    const asItIs = { picture: { src: imageAddress(path), width, height } }
    return { hasText, isDrawing, ...(isIncluded ? await encodeVariants(bytes, image, tools) : asItIs) }
  } catch (error) {
    if (error instanceof VFileMessage) return { fault: error.reason }
    throw error
  }
}

function findFault(
  { post, place, path, isHeader }: Use,
  folder: string,
  found: Inspection = {},
): Diagnostic[] {
  const { picture, hasText, isDrawing, fault } = found
  const report = (reason: string, isFatal = true) => {
    const text = `${isHeader ? 'image' : 'Picture'}: ${quote(path)} ${reason}`
    return [createMessage(post.file, place, text, 'image', isFatal)]
  }
  if (fault !== undefined) return report(fault)
  if (picture === undefined) {
    return report(missingImage(path, folder, isHeader), isHeader || post.isPublished === true)
  }
  if (isHeader && hasText) {
    const reason = 'has text, for which preview pictures use a font of this machine; convert it to paths'
    return report(reason, false)
  }
  if (!isHeader || isDrawing || picture.width >= minHeaderWidth) return []
  return report(
    `has only ${picture.width} × ${picture.height} pixels, a width of at least ${minHeaderWidth} is needed; use a larger picture`,
  )
}

/** Says that an image is missing in a folder, and which one was likely meant, as it is to be written. */
function missingImage(path: string, folder: string, isHeader: boolean): string {
  // Names in the public folder begin with a slash.
  const start = path.startsWith('/') ? '/' : ''
  const names = listFiles(folder).map((name) => start + name.normalize())
  const end = nearest(stemOf(path), names.filter(isImagePath).map(stemOf))
  const alike = names.filter((name) => isImagePath(name) && stemOf(name) === end)
  const near = nearest(normalize(path), alike) ?? alike[0]
  // The same name is a link out of the folder.
  if (near === undefined || near === normalize(path)) return `is not in the folder ${folder}`
  const written = isHeader ? near : writtenAddress(near)
  const isOtherCase = near.toLowerCase() === normalize(path).normalize().toLowerCase()
  return isOtherCase
    ? `is called ${written} in the folder ${folder}; write it exactly like this, since capitals count on servers`
    : `is not in the folder ${folder}; did you mean ${written}?`
}

/** The name without folder and ending: often only these are wrong. */
function stemOf(path: string): string {
  return basename(path, extname(path))
}
