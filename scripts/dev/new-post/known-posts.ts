import { basename } from 'node:path/posix'
import { VFile } from 'vfile'
import { listPosts, readPost } from '../../content/files.ts'
import { readFrontMatter } from '../../content/front-matter.ts'
import type { KnownPost } from './compose-post.ts'

/** The posts of a folder by what can be read of their front matter; none where there is no folder yet. */
export async function readKnownPosts(folder: string): Promise<KnownPost[]> {
  const { posts } = await listPosts(folder)
  return Promise.all(
    posts.map(async (post) => {
      const text = readPost(post)
      const known =
        typeof text === 'string' ? readFrontMatter(new VFile({ path: post.file, value: text })) : undefined
      const fields = [...(known?.fields ?? [])].flatMap(([name, { value }]) =>
        typeof value === 'string' ? [[name, value] as const] : [],
      )
      return { ...Object.fromEntries(fields), slug: basename(post.file, '.md') }
    }),
  )
}
