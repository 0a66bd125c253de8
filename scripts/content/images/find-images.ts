import { createHash } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { VFileMessage } from 'vfile-message'
import { largestWidth, type Picture } from '../../../src/blog/picture.ts'
import { openCache } from '../../io/cache.ts'
import { compareText } from '../../io/compare-text.ts'
import type { CompiledPost, PostRecord } from '../compile-post.ts'
import { createError, type Diagnostic, type Place } from '../diagnostics.ts'
import { findImage, readImage, stampOf } from '../files.ts'
import type { SourceFolders } from '../folders.ts'
import { imageFaults, imageMessages } from '../messages.ts'
import { encoders, encodeVariants, type ImageVariant, imageCache } from './encode-variants.ts'
import { imageAddress, imagePath } from './image-path.ts'
import { imageLimits, inspectImage } from './inspect-image.ts'

export type ImageOptions = {
  /**
   * The posts whose images are published as variants, in formats and widths for all screens. Without it all images
   * are shown as they are, which takes no time.
   */
  isPublished?: (post: CompiledPost) => boolean
  cache?: string
  memory?: ImageMemory
}

/** The images of posts, by the paths in them. The variants are to be published. */
export type FoundImages = {
  pictures: Map<string, Picture>
  variants: ImageVariant[]
  errors: Diagnostic[]
}

type ImageOwner = Pick<PostRecord, 'file' | 'references' | 'addresses' | 'post'>

/** An image that a post shows. */
type Use = { file: string; place: Place; field: 'image' | 'markdown'; path: string; isPublished: boolean }

type Inspection = { picture: Picture; variants: ImageVariant[] } | { fault: string } | 'missing'

/** Header images are as wide as the page. */
const minHeaderWidth = 480

/**
 * Inspects each image of the posts once, and encodes the variants of those in published posts. A missing header image
 * is an error; the link check reports other missing images.
 */
export async function findImages(
  folders: SourceFolders,
  posts: readonly ImageOwner[],
  { isPublished = () => false, cache: cacheFolder = imageCache, memory = createMemory() }: ImageOptions = {},
): Promise<FoundImages> {
  const cache = openCache(cacheFolder)
  const uses = posts.flatMap((owner) => usesOf(owner, owner.post !== undefined && isPublished(owner.post)))
  const published = new Set(uses.filter(({ isPublished }) => isPublished).map(({ path }) => path))

  const find = (path: string) => findImage(path.startsWith('/') ? folders.public : folders.posts, path)
  const inspect = async (path: string, file: string): Promise<Inspection> => {
    try {
      const bytes = await readImage(file, imageLimits.megabytes * 1e6)
      if (bytes === undefined) {
        throw new VFileMessage(imageFaults.tooHeavy(imageLimits.megabytes, largestWidth))
      }
      const hash = createHash('sha256').update(encoders).update(bytes).digest('hex').slice(0, 16)
      const image = await inspectImage(path, bytes, hash, cache)
      if (published.has(path)) return await encodeVariants(bytes, image, hash, cache)
      const { width, height } = image
      return { picture: { src: imageAddress(path), width, height }, variants: [] }
    } catch (error) {
      if (error instanceof VFileMessage) return { fault: error.reason }
      throw error
    }
  }
  const inspections = new Map<string, Inspection>()
  const paths = new Set(uses.map(({ path }) => path)).values()
  const inspectRest = async () => {
    for (const path of paths) inspections.set(path, await memory.inspect(path, find, inspect))
  }
  await Promise.all(Array.from({ length: availableParallelism() }, inspectRest))

  const found: FoundImages = { pictures: new Map(), variants: [], errors: [] }
  for (const path of [...inspections.keys()].sort(compareText)) {
    const inspection = inspections.get(path)
    if (inspection === undefined || inspection === 'missing' || 'fault' in inspection) continue
    found.pictures.set(path, inspection.picture)
    found.variants.push(...inspection.variants)
  }
  for (const use of uses) {
    const message = describeError(use, inspections.get(use.path) ?? 'missing', folders)
    if (message !== undefined) found.errors.push(createError(use.file, use.place, message, 'image'))
  }
  return found
}

export type ImageMemory = {
  inspect: (
    path: string,
    find: (path: string) => Promise<string | undefined>,
    inspect: (path: string, file: string) => Promise<Inspection>,
  ) => Promise<Inspection>
  /** From now on, images whose files changed are inspected again. */
  forget: () => void
}

/** Inspections that are needed again and again, as in the preview. */
export function createMemory(): ImageMemory {
  const earlier = new Map<string, { stamp: string; inspection: Inspection }>()
  let current = new Map<string, Inspection>()
  return {
    inspect: async (path, find, inspect) => {
      const inspections = current
      const known = inspections.get(path)
      if (known) return known
      const file = await find(path)
      const stamp = file === undefined ? '' : stampOf(file)
      const before = earlier.get(path)
      const isSame = stamp !== '' && before?.stamp === `${file} ${stamp}`
      const inspection =
        file === undefined ? 'missing' : isSame ? before.inspection : await inspect(path, file)
      earlier.set(path, { stamp: stamp && `${file} ${stamp}`, inspection })
      inspections.set(path, inspection)
      return inspection
    },
    forget: () => {
      current = new Map()
    },
  }
}

function usesOf({ file, references, addresses }: ImageOwner, isPublished: boolean): Use[] {
  const headers = references
    .filter(({ field }) => field === 'image')
    .map(({ value, place }): Use => ({ file, place, field: 'image', path: value, isPublished }))
  const inText = addresses.flatMap(({ kind, url, place }): Use[] => {
    const path = kind === 'image' ? imagePath(url) : undefined
    return path === undefined ? [] : [{ file, place, field: 'markdown', path, isPublished }]
  })
  return [...headers, ...inText]
}

function describeError(
  { field, path }: Use,
  inspection: Inspection,
  folders: SourceFolders,
): string | undefined {
  const describe = field === 'image' ? imageMessages.header : imageMessages.inText
  if (inspection === 'missing') {
    const folder = path.startsWith('/') ? folders.public : folders.posts
    return field === 'image' ? describe(path, imageFaults.missing(folder)) : undefined
  }
  if ('fault' in inspection) return describe(path, inspection.fault)
  const { width, height } = inspection.picture
  if (field === 'image' && width < minHeaderWidth && !/\.svg$/i.test(path)) {
    return describe(path, imageFaults.narrow(width, height, minHeaderWidth))
  }
  return undefined
}
