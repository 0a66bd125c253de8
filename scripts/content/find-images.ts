import { join } from 'node:path'
import { imageAddress } from './arrange.ts'
import type { Claimant, CompiledPost } from './compile-post.ts'
import { findImage } from './files.ts'
import type { SourceFolders } from './folders.ts'
import type { Problem } from './problem.ts'
import { isImagePath } from './schema.ts'

type ImageOwner = Claimant & { post: Pick<CompiledPost, 'frontMatter' | 'images'> | undefined }

/** Header images must be there. Images of the text that lie beside the posts are taken along if they are. */
export async function findImages(
  folders: SourceFolders,
  posts: readonly ImageOwner[],
): Promise<{ files: Map<string, string>; problems: Problem[] }> {
  const files = new Map<string, string>()
  const problems: Problem[] = []
  for (const { file, claims, post } of posts) {
    for (const { field, value, ...place } of claims) {
      if (field !== 'image') continue
      const isPublic = value.startsWith('/')
      const path = await findImage(isPublic ? folders.public : folders.posts, value)
      if (path === undefined) {
        const where = isPublic ? folders.public : folders.posts
        const message = `image: expected a file in ${where}, found none: ${value}`
        problems.push({ file, ...place, message })
      } else if (!isPublic && post?.frontMatter.published) {
        files.set(publishedName(value), path)
      }
    }
    for (const address of post?.frontMatter.published ? post.images : []) {
      const name = decodeAddress(address)
      if (name === undefined || !isImagePath(name) || name.startsWith('/')) continue
      const path = await findImage(folders.posts, name)
      if (path !== undefined) files.set(publishedName(name), path)
    }
  }
  return { files, problems }
}

function publishedName(image: string): string {
  return join(decodeURI(imageAddress(image)).slice('/blog/'.length))
}

function decodeAddress(address: string): string | undefined {
  try {
    return decodeURI(address)
  } catch {
    return undefined
  }
}
