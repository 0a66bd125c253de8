import type { CompiledPost, PostSource } from './compile-post.ts'
import { decode } from './decode.ts'
import { parsePost } from './front-matter.ts'

/** What lists show of a post, which takes a twentieth of the time; nothing if its front matter is not right. */
export function outlineOf({ file, bytes }: PostSource): CompiledPost | undefined {
  try {
    const text = decode(file, bytes)
    const frontMatter = typeof text === 'string' ? parsePost(file, text).frontMatter : undefined
    if (frontMatter === undefined) return undefined
    return { file, frontMatter, html: '', contents: [], words: 0, images: [], isBlank: true, terms: '' }
  } catch {
    // The worker that compiles it will tell.
    return undefined
  }
}
