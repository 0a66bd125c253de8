import { readFile, stat } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join, normalize } from 'node:path/posix'
import { VFileMessage } from 'vfile-message'
import type { Picture } from '../../../src/blog/picture.ts'
import { runAtOnce } from '../../io/at-once.ts'
import { listFiles } from '../../io/list-files.ts'
import type { CompiledPost, PostRecord } from '../compile-post.ts'
import { createMessage, type Diagnostic, type Place, startOfFile } from '../diagnostics.ts'
import { findImage, stampOf } from '../files.ts'
import type { SourceFolders } from '../folders.ts'
import { message } from '../messages.ts'
import { imageAddress, imagePath } from '../schema.ts'
import { imageLimits } from './encode.ts'
import { encodeVariants, type ImageVariant } from './encode-variants.ts'
import type { ImageTools } from './image-tools.ts'

type Post = Pick<PostRecord, 'file' | 'references' | 'addresses' | 'isPublished' | 'post'>

type Options = {
  /** The posts whose images are published as variants. Without it all images are shown as they are, which takes no time. */
  isPublished?: (post: CompiledPost) => boolean
  /** Inspections by the paths of images, with the stamps of their files: in the preview they are needed again. */
  known?: Map<string, { stamp: string; inspection: Inspection }>
}

export type FoundImages = Awaited<ReturnType<typeof findImages>>

/** Nothing is known of a missing file. A drawing that only posts cannot show has both `svg` and `fault`. */
type Inspection = {
  picture?: Picture
  variants?: ImageVariant[]
  svg?: string | undefined
  fault?: string
}

/** Every page links to it. It is drawn from the logo, unless the public folder has one. */
const siteIcon = '/icon.svg'
const logoFile = 'src/brand/logo.svg'

/** Header images are as wide as the page. */
const minHeaderWidth = 480

/** Inspects each image of the posts and each public drawing once; encodes the images of published posts. */
export async function findImages(
  folders: SourceFolders,
  posts: readonly Post[],
  tools: ImageTools,
  { isPublished = () => false, known = new Map() }: Options = {},
) {
  const uses = posts.flatMap(usesOf)
  const published = new Set(
    uses.flatMap(({ post: { post }, path }) => (post && isPublished(post) ? path : [])),
  )
  const publicFiles = listFiles(folders.public).map((name) => `/${name}`)
  const drawings = new Set(publicFiles.filter((path) => /\.svg$/i.test(path)))
  const paths = [...new Set([...uses.map(({ path }) => path), ...drawings])].sort()

  const inspect = async (path: string): Promise<Inspection> => {
    const found = await findImage(folderOf(path, folders), path)
    const file = found ?? (path === siteIcon ? logoFile : undefined)
    if (file === undefined) return {}
    // The addresses of public drawings are in the configurations of all hosts.
    if (drawings.has(path) && !/^[\w./-]+$/.test(path)) return { fault: message('image.name') }
    const stamp = `${file} ${stampOf(file)}`
    const before = known.get(path)
    if (before?.stamp === stamp) return before.inspection
    const inspection: Inspection = await inspectFile(path, file, published.has(path), tools)
    // `stampOf` is empty for a file that may still be written to.
    if (!stamp.endsWith(' ')) known.set(path, { stamp, inspection })
    return inspection
  }
  const inspections = new Map<string, Inspection>()
  await runAtOnce(availableParallelism(), paths, async (path) => inspections.set(path, await inspect(path)))

  const found = paths.map((path) => ({ path, ...inspections.get(path) }))
  const inPublic = found.filter(({ path }) => drawings.has(path))
  const errors = inPublic.flatMap(({ path, svg, fault }) => {
    if (fault === undefined || svg !== undefined) return []
    const reason = message('image.inText', { path: path.slice(1), fault })
    return createMessage(join(folders.public, path), startOfFile, reason, 'image')
  })
  const shownInPublic = uses.filter(({ path }) => path.startsWith('/') && path !== siteIcon)
  return {
    /** By the paths in posts. */
    pictures: new Map(found.flatMap(({ path, picture }) => (picture ? [[path, picture] as const] : []))),
    /** To be published. */
    variants: found.flatMap(({ variants = [] }) => variants),
    /** The drawings of the public folder as they may be published, by their addresses. */
    publicDrawings: new Map(inPublic.flatMap(({ path, svg }) => (svg ? [[path, svg] as const] : []))),
    /** The addresses of files in the public folder that posts show, so that their variants are published instead. */
    replaced: new Set(shownInPublic.map(({ path }) => normalize(path))),
    diagnostics: [...errors, ...uses.flatMap((use) => findError(use, folders, inspections.get(use.path)))],
    /** Those with errors that are no posts. */
    otherFiles: errors.map(({ file }) => file),
  }
}

function folderOf(path: string, folders: SourceFolders): string {
  return path.startsWith('/') ? folders.public : folders.posts
}

async function inspectFile(path: string, file: string, isPublished: boolean, tools: ImageTools) {
  try {
    const limit = imageLimits[/\.svg$/i.test(path) ? 'drawingMegabytes' : 'megabytes']
    if ((await stat(file)).size > limit * 1e6)
      return { fault: message('image.tooHeavy', { megabytes: limit }) }
    const bytes = await readFile(file)
    const image = await tools.inspect(path, bytes)
    const { svg, fault, width, height } = image
    if (fault !== undefined) return { svg, fault }
    if (isPublished) return { svg, ...(await encodeVariants(bytes, image, tools)) }
    return { svg, picture: { src: imageAddress(path), width, height } }
  } catch (error) {
    if (error instanceof VFileMessage) return { fault: error.reason }
    throw error
  }
}

/** An image that a post shows or, beside the posts, links to. */
type Use = { post: Post; place: Place; path: string; isHeader: boolean }

function usesOf(post: Post): Use[] {
  const headers = post.references.filter(({ field }) => field === 'image')
  return [
    ...headers.map(({ value: path, place }) => ({ post, place, path, isHeader: true })),
    ...post.addresses.flatMap(({ kind, url, place }) => {
      const path = imagePath(url)
      const isUsed = path !== undefined && (kind === 'image' || !path.startsWith('/'))
      return isUsed ? { post, place, path, isHeader: false } : []
    }),
  ]
}

function findError(
  { post, place, path, isHeader }: Use,
  folders: SourceFolders,
  { picture, svg, fault }: Inspection = {},
): Diagnostic[] {
  const report = (reason: string, isFatal = true) => {
    const text = message(isHeader ? 'image.header' : 'image.inText', { path, fault: reason })
    return [createMessage(post.file, place, text, 'image', isFatal)]
  }
  if (fault !== undefined) return report(fault)
  if (picture === undefined) {
    const missing = message('image.missing', { folder: folderOf(path, folders) })
    return report(missing, isHeader || post.isPublished === true)
  }
  const { width, height } = picture
  if (!isHeader || svg !== undefined || width >= minHeaderWidth) return []
  return report(message('image.tooNarrow', { width, height, least: minHeaderWidth }))
}
