import { join } from 'node:path'
import { afterEach, beforeEach, vi } from 'vitest'
import { compileToJson } from '../../scripts/content/compile-post.ts'
import type { Compiler } from '../../scripts/content/store.ts'
import { inProcessImages } from './in-process-images.ts'
import { drawing, postSource, writeFiles } from './post-source.ts'
import { temporaryFolder } from './temporary-folder.ts'

/** For unit tests, which start no processes. */
export const inProcessCompiler: Compiler = {
  run: async (source) => compileToJson(source),
  close: async () => {},
}

/** A folder for the posts of each test, with an image for them, and what compiles them in this process. */
export function postFolder(run = inProcessCompiler.run) {
  const root = temporaryFolder('for each test')
  const at = (name: string) => join(root, name)
  const write = (files: Record<string, string>) => writeFiles(root, files)
  beforeEach(() => {
    vi.stubEnv('BUILD_CACHE', at('cache'))
    write({ 'posts/images/a.svg': drawing, 'public/favicon.svg': drawing })
  })
  afterEach(() => void vi.unstubAllEnvs())
  return {
    ...{ at, write, folders: { posts: at('posts'), public: at('public'), out: at('out') } },
    writePost: (slug: string, fields?: Record<string, string>, body?: string) =>
      write({ [`posts/${slug}.md`]: postSource(slug, { image: 'images/a.svg', ...fields }, body) }),
    tools: () => ({ compiler: { ...inProcessCompiler, run }, images: inProcessImages() }),
    /** Without the name of the folder. */
    plain: (text: string) => text.replaceAll(`${root}/`, ''),
  }
}
