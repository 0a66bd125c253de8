import { readFile, stat } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { normalize } from 'node:path/posix'
import { VFileMessage } from 'vfile-message'
import { largestWidth, type Picture } from '../../../src/blog/picture.ts'
import { runAtOnce } from '../../io/at-once.ts'
import type { CompiledPost, PostRecord } from '../compile-post.ts'
import { createError, createHint, type Diagnostic, type Place } from '../diagnostics.ts'
import { findImage, stampOf } from '../files.ts'
import type { SourceFolders } from '../folders.ts'
import { imageAddress, imagePath } from '../schema.ts'
import { imageLimits } from './encode.ts'
import { encodeVariants, type ImageVariant } from './encode-variants.ts'
import type { ImageTools } from './image-tools.ts'
import type { Drawing, Photo } from './inspect-image.ts'
import { imageFaults, imageMessages } from './messages.ts'
import { findPublicDrawings } from './public-drawings.ts'

type Options = {
  /**
   * The posts whose images are published as variants, in formats and widths for all screens. Without it all images
   * are shown as they are, which takes no time.
   */
  isPublished?: (post: CompiledPost) => boolean
  /** Inspections by the paths of images, with what their files were like: in the preview they are needed again. */
  known?: Map<string, { stamp: string; inspection: Inspection }>
}

/** The images of posts, by the paths in them. The variants are to be published. */
export type FoundImages = {
  pictures: Map<string, Picture>
  variants: ImageVariant[]
  /** The drawings of the public folder as they may be published, by their addresses. */
  publicDrawings: Map<string, string>
  /** The addresses of files in the public folder that posts show, so that their variants are published instead. */
  replaced: Set<string>
  /** Errors, and hints at their size. */
  diagnostics: Diagnostic[]
  /** Those with errors that are no posts. */
  otherFiles: string[]
}

type Inspection = {
  picture?: Picture
  variants?: ImageVariant[]
  fault?: string
  isMissing?: boolean
  excess?: string[]
}

/** Every page links to it. It is drawn from the logo, unless the public folder has one. */
const siteIcon = '/icon.svg'
const logoFile = 'src/brand/logo.svg'

/** Header images are as wide as the page. */
const minHeaderWidth = 480

/** What visitors should not have to load; in bytes and pixels. */
const largest = { photo: 500 * 1024, drawing: 100 * 1024, side: 4000 }

/**
 * Inspects each image of the posts once, and encodes the variants of those in published posts. A missing header image
 * is an error; the link check reports other missing images.
 */
export async function findImages(
  folders: SourceFolders,
  posts: readonly Pick<PostRecord, 'file' | 'references' | 'addresses' | 'post'>[],
  tools: ImageTools,
  { isPublished = () => false, known = new Map() }: Options = {},
): Promise<FoundImages> {
  const uses = posts.flatMap(usesOf)
  const paths = [...new Set(uses.map(({ path }) => path))].sort()
  const published = new Set(
    uses.filter(({ post }) => post !== undefined && isPublished(post)).map(({ path }) => path),
  )

  const inspectFile = async (path: string, file: string): Promise<Inspection> => {
    try {
      const { megabytes } = imageLimits
      const isTooHeavy = (await stat(file)).size > megabytes * 1e6
      if (isTooHeavy) return { fault: imageFaults.tooHeavy(megabytes, largestWidth) }
      const bytes = await readFile(file)
      const inspected = await tools.inspect(path, bytes)
      if (published.has(path)) return await encodeVariants(bytes, inspected, tools)
      const { image } = inspected
      const picture = { src: imageAddress(path), width: image.width, height: image.height }
      return { picture, excess: findExcess(bytes.length, image) }
    } catch (error) {
      if (error instanceof VFileMessage) return { fault: error.reason }
      throw error
    }
  }
  const inspect = async (path: string): Promise<Inspection> => {
    const folder = path.startsWith('/') ? folders.public : folders.posts
    const file = (await findImage(folder, path)) ?? (path === siteIcon ? logoFile : undefined)
    if (file === undefined) return { fault: imageFaults.missing(folder), isMissing: true }
    const stamp = stampOf(file)
    const before = known.get(path)
    if (stamp !== '' && before?.stamp === `${file} ${stamp}`) return before.inspection
    const inspection = await inspectFile(path, file)
    known.set(path, { stamp: `${file} ${stamp}`, inspection })
    return inspection
  }
  const inspections = new Map<string, Inspection>()
  await runAtOnce(availableParallelism(), paths, async (path) => inspections.set(path, await inspect(path)))

  const { drawings: publicDrawings, errors } = await findPublicDrawings(folders.public, tools)
  const diagnostics = uses.flatMap(({ file, place, path, isHeader }) => {
    const { picture, fault, isMissing = false, excess = [] } = inspections.get(path) ?? {}
    const describe = isHeader ? imageMessages.header : imageMessages.inText
    const hints = excess.map((hint) => createHint(file, place, describe(path, hint), 'image-size'))
    const isNarrow = isHeader && picture && picture.width < minHeaderWidth && !/\.svg$/i.test(path)
    const message = isNarrow ? imageFaults.narrow(picture.width, picture.height, minHeaderWidth) : fault
    if (message === undefined || (isMissing && !isHeader)) return hints
    return [...hints, createError(file, place, describe(path, message), 'image')]
  })
  const found = paths.map((path) => ({ path, ...inspections.get(path) }))
  const inPublic = paths.filter((path) => path.startsWith('/')).map((path) => normalize(path))
  return {
    pictures: new Map(found.flatMap(({ path, picture }) => (picture ? [[path, picture]] : []))),
    variants: found.flatMap(({ variants = [] }) => variants),
    publicDrawings,
    replaced: new Set(inPublic.filter((address) => address !== siteIcon)),
    diagnostics: [...errors, ...diagnostics],
    otherFiles: errors.map(({ file }) => file),
  }
}

function findExcess(size: number, { kind, width, height }: Drawing | Photo): string[] {
  const [limit, side] = [largest[kind], Math.max(width, height)]
  const heavy = size > limit ? [imageFaults.heavy(Math.ceil(size / 1024), limit / 1024)] : []
  const wide = kind === 'photo' && side > largest.side ? [imageFaults.wide(side, largest.side)] : []
  return [...heavy, ...wide]
}

/** An image that a post shows. */
type Use = { file: string; place: Place; path: string; isHeader: boolean; post: CompiledPost | undefined }

function usesOf({ file, references, addresses, post }: Parameters<typeof findImages>[1][number]): Use[] {
  const headers = references.flatMap(({ field, value, place }) =>
    field === 'image' ? [{ file, place, path: value, isHeader: true, post }] : [],
  )
  const inText = addresses.flatMap(({ kind, url, place }) => {
    const path = kind === 'image' ? imagePath(url) : undefined
    return path === undefined ? [] : [{ file, place, path, isHeader: false, post }]
  })
  return [...headers, ...inText]
}
