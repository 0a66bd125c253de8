import { compileToJson } from '../../scripts/content/compile-post.ts'
import type { Compiler } from '../../scripts/content/store.ts'

/** For unit tests, which start no processes. */
export const inProcessCompiler: Compiler = {
  run: async (source) => compileToJson(source),
  warmUp: () => {},
  close: async () => {},
}
