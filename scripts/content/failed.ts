import type { Compilation } from './compile-post.ts'
import type { Problem } from './problem.ts'

/** The answer for a post that could not even be read. Apart from the compiler, which takes long to be loaded. */
export function failed(problem: Problem): Compilation {
  return { file: problem.file, problems: [problem], claims: [], post: undefined }
}
