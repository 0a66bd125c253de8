import { createHash } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { largestWidth, type Picture } from '../../../src/lib/picture.ts'
import { openCache } from '../../cache/open-cache.ts'
import type { Claimant, CompiledPost } from '../compile-post.ts'
import { findImage, readImage } from '../files.ts'
import { compareText, type Place, type Problem } from '../problem.ts'
import { Fault } from './fault.ts'
import { imageAddress, imagePath, nameBelowBlog } from './image-path.ts'
import { imageLimits, inspectImage } from './inspect-image.ts'
import { type Form, makeForms, makers, pictureCache } from './make-forms.ts'

export type PictureOptions = {
  /** Whether pictures are published in formats and widths of their own, or as they are, which takes no time. */
  forms?: boolean
  cache?: string
}

/** All images of the posts, by the paths in them; `forms` and `files` are to be published. */
export type Pictures = {
  pictures: Map<string, Picture>
  forms: Form[]
  /** The paths of images that are published as they are, by their names below the blog. */
  files: Map<string, string>
  problems: Problem[]
}

/** What is needed of a post; without front matter that is right, only its claims. */
export type PictureOwner = Claimant & {
  post:
    | { frontMatter: Pick<CompiledPost['frontMatter'], 'published'>; images: CompiledPost['images'] }
    | undefined
}

/** An image that a post asks for. */
type Use = Place & { file: string; field: 'image' | 'markdown'; path: string; isPublished: boolean }

type Answer = { picture: Picture; forms: Form[]; path: string } | { fault: Fault } | 'missing'

/** A header image is as wide as the page; anything narrower would be blurred in every window. */
const leastHeaderWidth = 480

/**
 * Looks at each image of each post once, and makes its forms if a published post shows it. Header images must be
 * there; of an image of the text that is missing the pages' links tell in the end.
 */
export async function findPictures(
  folders: { posts: string; public: string },
  posts: readonly PictureOwner[],
  { forms: hasForms = true, cache: cacheFolder = pictureCache }: PictureOptions = {},
): Promise<Pictures> {
  const cache = openCache(cacheFolder)
  const uses = posts.flatMap(usesOf)
  const published = new Set(uses.filter(({ isPublished }) => isPublished).map(({ path }) => path))
  const answers = new Map<string, Answer>()

  const answer = async (path: string): Promise<Answer> => {
    const file = await findImage(path.startsWith('/') ? folders.public : folders.posts, path)
    if (file === undefined) return 'missing'
    try {
      const bytes = await readImage(file, imageLimits.megabytes * 1e6)
      if (bytes === undefined) {
        const most = `expected at most ${imageLimits.megabytes} MB, found more`
        throw new Fault(most, `save it smaller; ${largestWidth} px of width are enough`)
      }
      const hash = createHash('sha256').update(makers).update(bytes).digest('hex').slice(0, 16)
      const image = await inspectImage(path, bytes, hash, cache)
      if (hasForms && published.has(path))
        return { ...(await makeForms(bytes, image, hash, cache)), path: file }
      const { width, height } = image
      return { picture: { src: imageAddress(path), width, height }, forms: [], path: file }
    } catch (error) {
      if (error instanceof Fault) return { fault: error }
      throw error
    }
  }
  const queue = new Set(uses.map(({ path }) => path)).values()
  const work = async () => {
    for (const path of queue) answers.set(path, await answer(path))
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work))

  const found: Pictures = { pictures: new Map(), forms: [], files: new Map(), problems: [] }
  for (const path of [...answers.keys()].sort(compareText)) {
    const answer = answers.get(path)
    if (answer === undefined || answer === 'missing' || 'fault' in answer) continue
    found.pictures.set(path, answer.picture)
    found.forms.push(...answer.forms)
    if (!hasForms && published.has(path) && !path.startsWith('/')) {
      found.files.set(nameBelowBlog(path), answer.path)
    }
  }
  for (const use of uses) {
    const message = complain(use, answers.get(use.path), folders)
    const { field: _, path: __, isPublished: ___, ...place } = use
    if (message !== undefined) found.problems.push({ ...place, message })
  }
  return found
}

function usesOf({ file, claims, post }: PictureOwner): Use[] {
  const isPublished = post?.frontMatter.published ?? false
  const headers = claims
    .filter(({ field }) => field === 'image')
    .map(
      ({ field: _, value, ...place }): Use => ({ file, ...place, field: 'image', path: value, isPublished }),
    )
  const inText = (post?.images ?? []).flatMap(({ address, ...place }): Use[] => {
    const path = imagePath(address)
    return path === undefined ? [] : [{ file, ...place, field: 'markdown', path, isPublished }]
  })
  return [...headers, ...inText]
}

function complain(
  { field, path }: Use,
  answer: Answer | undefined,
  folders: { posts: string; public: string },
): string | undefined {
  if (answer === 'missing' || answer === undefined) {
    if (field === 'markdown') return undefined
    return `image: expected a file in ${path.startsWith('/') ? folders.public : folders.posts}, found none: ${path}`
  }
  if ('fault' in answer) return `${field}: ${answer.fault.message}: ${path}; ${answer.fault.remedy}`
  const { width, height } = answer.picture
  if (field === 'image' && width < leastHeaderWidth && !/\.svg$/i.test(path)) {
    const expected = `expected at least ${leastHeaderWidth} px of width`
    return `image: ${expected}, found ${width} × ${height}: ${path}; use a larger one`
  }
  return undefined
}
