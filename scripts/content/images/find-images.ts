import { availableParallelism } from 'node:os'
import { join, normalize } from 'node:path/posix'
import { runAtOnce } from '../../io/at-once.ts'
import { listFiles } from '../../io/list-files.ts'
import { quote } from '../../io/quote.ts'
import type { CompiledPost, PostRecord } from '../compile-post.ts'
import { createMessage, type Diagnostic, type Place, startOfFile } from '../diagnostics.ts'
import { findFile, stampOf } from '../files.ts'
import type { SourceFolders } from '../folders.ts'
import { writtenAddress } from '../links/check-address.ts'
import { imageAddress, imagePath } from '../schema.ts'
import { type Inspection, inspectFile, missingImage } from './image-files.ts'
import type { ImageTools } from './image-tools.ts'

type Post = Pick<PostRecord, 'file' | 'references' | 'addresses' | 'isPublished' | 'post'>

type Options = {
  /** The posts of the site, whose images get variants. Without it all images are shown as they are, which takes no time. */
  isIncluded?: (post: CompiledPost) => boolean
  /** Inspections by the stamps of files: the preview needs them again. */
  known?: Map<string, Inspection>
}

export type FoundImages = Awaited<ReturnType<typeof findImages>>

/** Every page links to it. */
const siteIcon = '/favicon.svg'

/** Header images are as wide as the page. */
const minHeaderWidth = 480

/** Inspects each image of the posts and each public drawing once; encodes the images of published posts. */
export async function findImages(
  folders: SourceFolders,
  posts: readonly Post[],
  tools: ImageTools,
  { isIncluded = () => false, known = new Map() }: Options = {},
) {
  const uses = posts.flatMap(usesOf)
  const isShown = ({ post: { post } }: Use) => post !== undefined && isIncluded(post)
  const included = new Set(uses.filter(isShown).map(({ path }) => path))
  const publicFiles = listFiles(folders.public).map((name) => `/${name.normalize()}`)
  const drawings = new Set(publicFiles.filter((path) => /\.svg$/i.test(path)))
  const paths = [...new Set([...uses.map(({ path }) => path), ...drawings])].sort()

  const inspections = new Map<string, Inspection>()
  await runAtOnce(availableParallelism(), paths, async (path) => {
    const file = await findFile(folderOf(path, folders), path)
    if (file === undefined) return
    const stamp = stampOf(file)
    const key = `${path} ${stamp}`
    const inspection: Inspection =
      known.get(key) ?? (await inspectFile(path, file, tools, imageAddress(path), included.has(path)))
    // The addresses of public drawings are in the configurations of all hosts.
    const isNamed = !drawings.has(path) || /^[\w./-]+$/.test(path)
    inspections.set(
      path,
      isNamed ? inspection : { fault: 'has a name that is not only of a to z, digits, - and _; rename it' },
    )
    // Empty for a file that may still be written to.
    if (stamp !== '') known.set(key, inspection)
  })
  const found = paths.map((path) => ({ path, ...inspections.get(path) }))
  const inPublic = found.filter(({ path }) => drawings.has(path))
  const errors = inPublic.flatMap(({ path, svg, fault }) => {
    if (fault === undefined || svg !== undefined) return []
    const reason = `Picture: ${quote(path.slice(1))} ${fault}`
    return createMessage(join(folders.public, path), startOfFile, reason, 'image')
  })
  const shown = uses.filter(({ path }) => path.startsWith('/') && path !== siteIcon)
  return {
    /** By the paths in posts. */
    pictures: new Map(found.flatMap(({ path, picture }) => (picture ? [[path, picture] as const] : []))),
    /** The paths that posts show or link to, whether there is such a file or not. */
    used: new Set(uses.map(({ path }) => normalize(path.normalize()))),
    /** To be published. */
    variants: found.flatMap(({ variants = [] }) => variants),
    /** The drawings of the public folder as they may be published, by their addresses. */
    publicDrawings: new Map(inPublic.flatMap(({ path, svg }) => (svg ? [[path, svg] as const] : []))),
    /** The addresses of files in the public folder that posts show, so that their variants are published instead. */
    replaced: new Set(shown.map(({ path }) => normalize(path))),
    diagnostics: [
      ...errors,
      ...uses.flatMap((use) => findError(use, folderOf(use.path, folders), inspections.get(use.path))),
    ],
    /** Those with errors that are no posts. */
    otherFiles: errors.map(({ file }) => file),
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

function findError(
  use: Use,
  folder: string,
  { picture, svg, hasText, fault }: Inspection = {},
): Diagnostic[] {
  const { post, place, path, isHeader } = use
  const report = (reason: string, isFatal = true) => {
    const text = isHeader ? `image: ${quote(path)} ${reason}` : `Picture: ${quote(path)} ${reason}`
    return [createMessage(post.file, place, text, 'image', isFatal)]
  }
  if (fault !== undefined) return report(fault)
  if (picture === undefined) {
    const reason = missingImage(
      path,
      folder,
      path.startsWith('/') ? '/' : '',
      isHeader ? undefined : writtenAddress,
    )
    return report(reason, isHeader || post.isPublished === true)
  }
  if (isHeader && hasText) {
    return report(
      'has text, for which preview pictures use a font of this machine; convert it to paths',
      false,
    )
  }
  if (!isHeader || svg !== undefined || picture.width >= minHeaderWidth) return []
  return report(
    `has only ${picture.width} × ${picture.height} pixels, a width of at least ${minHeaderWidth} is needed; use a larger picture`,
  )
}
