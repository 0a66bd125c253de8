import { basename } from 'node:path/posix'
import type { PostRecord } from './compile-post.ts'
import type { Diagnostic } from './diagnostics.ts'

/** The record of a post that could not be read. Apart from the compiler, which takes long to load. */
export function unreadable(error: Diagnostic): PostRecord {
  return {
    file: error.file,
    slug: basename(error.file, '.md'),
    diagnostics: [error],
    references: [],
    addresses: [],
    anchors: undefined,
    isPublished: undefined,
    day: undefined,
    post: undefined,
  }
}
