import { createHash } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { VFileMessage } from 'vfile-message'
import { largestWidth, type Picture } from '../../../src/blog/picture.ts'
import { openCache } from '../../io/cache.ts'
import { compareText } from '../../io/compare-text.ts'
import type { CompiledPost, PostRecord } from '../compile-post.ts'
import { createError, type Diagnostic, type Place } from '../diagnostics.ts'
import { findImage, readImage } from '../files.ts'
import type { SourceFolders } from '../folders.ts'
import { imageFaults, imageMessages } from '../messages.ts'
import { type Form, makeForms, makers, pictureCache } from './encode-variants.ts'
import { imageAddress, imagePath } from './image-path.ts'
import { imageLimits, inspectImage } from './inspect-image.ts'

export type PictureOptions = {
  /**
   * The posts whose pictures are published in formats and widths of their own. Without it all are shown as they
   * are, which takes no time.
   */
  isPublished?: (post: CompiledPost) => boolean
  cache?: string
  lookAt?: LookAt
}

/** All images of the posts, by the paths in them; `forms` are to be published. */
export type Pictures = {
  pictures: Map<string, Picture>
  forms: Form[]
  problems: Diagnostic[]
}

/** What is needed of a post. */
export type PictureOwner = Pick<PostRecord, 'file' | 'references' | 'addresses' | 'post'>

/** How an image is come by: `find` tells its file, and `look` what is in it. */
export type LookAt = (
  path: string,
  find: () => Promise<string | undefined>,
  look: (file: string) => Promise<Answer>,
) => Promise<Answer>

/** An image that a post asks for. */
type Use = { file: string; place: Place; field: 'image' | 'markdown'; path: string; isPublished: boolean }

export type Answer = { picture: Picture; forms: Form[] } | { fault: VFileMessage } | 'missing'

/** A header image is as wide as the page; anything narrower would be blurred in every window. */
const leastHeaderWidth = 480

/**
 * Looks at each image of each post once, and makes its forms if a published post shows it. Header images must be
 * there; of an image of the text that is missing the pages' links tell in the end.
 */
export async function findPictures(
  folders: SourceFolders,
  posts: readonly PictureOwner[],
  { isPublished = () => false, cache: cacheFolder = pictureCache, lookAt = lookOnce }: PictureOptions = {},
): Promise<Pictures> {
  const cache = openCache(cacheFolder)
  const uses = posts.flatMap((owner) => usesOf(owner, owner.post !== undefined && isPublished(owner.post)))
  const published = new Set(uses.filter(({ isPublished }) => isPublished).map(({ path }) => path))
  const answers = new Map<string, Answer>()

  const find = (path: string) => findImage(path.startsWith('/') ? folders.public : folders.posts, path)
  const look = async (path: string, file: string): Promise<Answer> => {
    try {
      const bytes = await readImage(file, imageLimits.megabytes * 1e6)
      if (bytes === undefined) {
        throw new VFileMessage(imageFaults.tooHeavy(imageLimits.megabytes, largestWidth))
      }
      const hash = createHash('sha256').update(makers).update(bytes).digest('hex').slice(0, 16)
      const image = await inspectImage(path, bytes, hash, cache)
      if (published.has(path)) return await makeForms(bytes, image, hash, cache)
      const { width, height } = image
      return { picture: { src: imageAddress(path), width, height }, forms: [] }
    } catch (error) {
      if (error instanceof VFileMessage) return { fault: error }
      throw error
    }
  }
  const queue = new Set(uses.map(({ path }) => path)).values()
  const work = async () => {
    for (const path of queue) {
      const answer = await lookAt(
        path,
        () => find(path),
        (file) => look(path, file),
      )
      answers.set(path, answer)
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work))

  const found: Pictures = { pictures: new Map(), forms: [], problems: [] }
  for (const path of [...answers.keys()].sort(compareText)) {
    const answer = answers.get(path)
    if (answer === undefined || answer === 'missing' || 'fault' in answer) continue
    found.pictures.set(path, answer.picture)
    found.forms.push(...answer.forms)
  }
  for (const use of uses) {
    const message = complain(use, answers.get(use.path), folders)
    if (message !== undefined) found.problems.push(createError(use.file, use.place, message, 'image'))
  }
  return found
}

const lookOnce: LookAt = async (_, find, look) => {
  const file = await find()
  return file === undefined ? 'missing' : look(file)
}

function usesOf({ file, references, addresses }: PictureOwner, isPublished: boolean): Use[] {
  const headers = references
    .filter(({ field }) => field === 'image')
    .map(({ value, place }): Use => ({ file, place, field: 'image', path: value, isPublished }))
  const inText = addresses.flatMap(({ kind, url, place }): Use[] => {
    const path = kind === 'image' ? imagePath(url) : undefined
    return path === undefined ? [] : [{ file, place, field: 'markdown', path, isPublished }]
  })
  return [...headers, ...inText]
}

function complain(
  { field, path }: Use,
  answer: Answer | undefined,
  folders: SourceFolders,
): string | undefined {
  const describe = field === 'image' ? imageMessages.header : imageMessages.inText
  if (answer === 'missing' || answer === undefined) {
    // Of one in the text that is missing the link check reports.
    const folder = path.startsWith('/') ? folders.public : folders.posts
    return field === 'image' ? describe(path, imageFaults.missing(folder)) : undefined
  }
  if ('fault' in answer) return describe(path, answer.fault.reason)
  const { width, height } = answer.picture
  if (field === 'image' && width < leastHeaderWidth && !/\.svg$/i.test(path)) {
    return describe(path, imageFaults.narrow(width, height, leastHeaderWidth))
  }
  return undefined
}
