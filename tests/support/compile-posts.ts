import { compileContent } from '../../scripts/content/compile.ts'
import { formatDiagnostics } from '../../scripts/content/report.ts'
import { openCompiler } from '../../scripts/content/store.ts'

/** Compiles the posts below a folder in a process of its own, as a build does, or reports every error. */
const [, , folder] = process.argv
const folders = { posts: `${folder}/posts`, public: `${folder}/public`, out: `${folder}/out` }
// A tenth of the time that a build has for a post: a slow text may need all of it.
const compiler = openCompiler({ timeLimitMs: 1000, memoryLimitMb: 1024 })
const outcome = await compileContent(folders, { store: { compiler } })
if (!outcome.ok) {
  console.error(formatDiagnostics(outcome.problems))
  process.exitCode = 1
}
