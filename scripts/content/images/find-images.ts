import { readFile, stat } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { basename, normalize } from 'node:path/posix'
import { VFileMessage } from 'vfile-message'
import type { Picture } from '../../../src/ui/picture.ts'
import { runAtOnce } from '../../io/at-once.ts'
import { nearest } from '../../io/nearest.ts'
import { quote } from '../../io/quote.ts'
import type { CompiledPost, PostRecord } from '../compile-post.ts'
import { createMessage, type Diagnostic, fail, type Place, startOfFile } from '../diagnostics.ts'
import { filesIn } from '../files.ts'
import type { SourceFolders } from '../folders.ts'
import { writtenAddress } from '../links/check-address.ts'
import { imageAddress, imagePath, isImagePath } from '../schema.ts'
import { encodeVariants, type ImageVariant, imageLimits } from './encode-variants.ts'
import type { ImageTools } from './image-tools.ts'

/** `missing` is the folder in which there is no such file, `near` what may be meant. */
type Inspection = {
  picture?: Picture
  variants?: ImageVariant[]
  hasText?: boolean
  missing?: string
  near?: string | undefined
  fault?: string
}

/** Header images are as wide as the page. */
const minHeaderWidth = 480

/**
 * Inspects each image of the posts once, and encodes those of published posts.
 *
 * @param isIncluded the posts of the site; without it all images are shown as they are, which takes no time
 */
export async function findImages(
  folders: SourceFolders,
  posts: readonly PostRecord[],
  tools: ImageTools,
  isIncluded: (post: CompiledPost) => boolean = () => false,
) {
  const uses = posts.flatMap(usesOf)
  const shown = uses.filter(({ post: { post } }) => post !== undefined && isIncluded(post))
  const included = new Set(shown.map(({ path }) => path))
  const paths = [...new Set(uses.map(({ path }) => path))].sort()
  const besidePosts = filesIn(folders.posts)
  // Paths into the public folder begin with a slash.
  const inPublic = new Map([...filesIn(folders.public)].map(([name, file]) => [`/${name}`, file]))

  const inspections = await runAtOnce(availableParallelism(), paths, async (path): Promise<Inspection> => {
    const [files, folder] = path.startsWith('/') ? [inPublic, folders.public] : [besidePosts, folders.posts]
    const file = files.get(nameOf(path))
    if (file) return inspectFile(path, file, tools, included.has(path))
    return { missing: folder, near: guess(path, [...files.keys()]) ?? guess(path, [...besidePosts.keys()]) }
  })
  const byPath = new Map(paths.map((path, index) => [path, inspections[index] as Inspection]))
  const faults = uses.flatMap((use) => findFault(use, byPath.get(use.path) ?? {}))
  const used = new Set(paths.map(nameOf))
  const unused = [...besidePosts].filter(([name]) => isImagePath(name) && !used.has(name))
  // What is missing may have another name; what cannot be read may show it.
  const isComplete = inspections.every(({ picture }) => picture) && posts.every(({ post }) => post)
  const hints = unused.map(([, file]) =>
    createMessage(file, startOfFile, 'Picture: no post shows it; remove it', 'image', false),
  )
  return {
    /** By the paths in posts. */
    pictures: new Map([...byPath].flatMap(([path, { picture }]) => (picture ? [[path, picture]] : []))),
    /** To be published. */
    variants: inspections.flatMap(({ variants = [] }) => variants),
    diagnostics: isComplete ? [...faults, ...hints] : faults,
  }
}

/** An image that a post shows or, beside the posts, links to. */
type Use = { post: PostRecord; place: Place; path: string; isHeader: boolean }

function usesOf(post: PostRecord): Use[] {
  const headers = post.references.filter(({ field }) => field === 'image')
  const images = post.addresses.flatMap(({ kind, url, place }) => {
    const path = imagePath(url)
    return path && (kind === 'image' || !path.startsWith('/')) ? { post, place, path, isHeader: false } : []
  })
  return [...headers.map(({ value: path, place }) => ({ post, place, path, isHeader: true })), ...images]
}

/** `./images/a.svg` is `images/a.svg`. */
function nameOf(path: string): string {
  return normalize(path).normalize()
}

/** Inspects a file, and encodes it if it is to be published; otherwise it is shown as it is. */
async function inspectFile(path: string, file: string, tools: ImageTools, isIncluded: boolean) {
  try {
    const megabytes = imageLimits[isDrawing(path) ? 'drawingMegabytes' : 'megabytes']
    if ((await stat(file)).size > megabytes * 1e6)
      fail(`has more than ${megabytes} MB; save it smaller, a width of 1600 pixels is enough`)
    const bytes = await readFile(file)
    const image = await tools.inspect(path, bytes)
    const { width, height } = image
    const asItIs = { picture: { src: imageAddress(path), width, height } }
    const found = isIncluded ? await encodeVariants(bytes, image, tools) : asItIs
    return { hasText: 'hasText' in image && image.hasText, ...found }
  } catch (error) {
    if (error instanceof VFileMessage) return { fault: error.reason }
    throw error
  }
}

/** Which image was likely meant: of its path, the name is what is known best. */
function guess(path: string, names: readonly string[]): string | undefined {
  const images = new Map(names.filter(isImagePath).map((name) => [basename(name), name]))
  return images.get(nearest(basename(path), [...images.keys()]) ?? '')
}

function findFault({ post, place, path, isHeader }: Use, found: Inspection): Diagnostic[] {
  const { picture, hasText, missing, near, fault } = found
  const report = (reason: string, isFatal = true) => {
    const text = `${isHeader ? 'image' : 'Picture'}: ${quote(path)} ${reason}`
    return [createMessage(post.file, place, text, 'image', isFatal)]
  }
  if (fault !== undefined) return report(fault)
  if (missing !== undefined) {
    const meant = near && `; did you mean ${isHeader ? near : writtenAddress(near)}?`
    return report(`is not in the folder ${missing}${meant ?? ''}`, isHeader || post.isPublished === true)
  }
  if (isHeader && hasText) {
    const reason = 'has text, for which preview pictures use a font of this machine; convert it to paths'
    return report(reason, false)
  }
  if (!isHeader || !picture || isDrawing(path) || picture.width >= minHeaderWidth) return []
  return report(
    `has only ${picture.width} × ${picture.height} pixels, a width of at least ${minHeaderWidth} is needed; use a larger picture`,
  )
}

function isDrawing(path: string): boolean {
  return /\.svg$/i.test(path)
}
