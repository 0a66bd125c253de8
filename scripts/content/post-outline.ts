import { VFile } from 'vfile'
import type { CompiledPost, PostSource } from './compile-post.ts'
import { decode } from './decode.ts'
import { readFrontMatter } from './front-matter.ts'

/** What lists show of a post, which takes a twentieth of the time; nothing if its front matter is not right. */
export function outlineOf({ file, bytes }: PostSource): CompiledPost | undefined {
  try {
    const value = decode(file, bytes)
    const { frontMatter } = typeof value === 'string' ? readFrontMatter(new VFile({ path: file, value })) : {}
    if (frontMatter === undefined) return undefined
    return { file, frontMatter, html: '', contents: [], words: 0, images: [], terms: '' }
  } catch {
    // The worker that compiles it will tell.
    return undefined
  }
}
