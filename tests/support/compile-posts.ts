import { compileContent } from '../../scripts/content/compile.ts'
import { openImageTools } from '../../scripts/content/images/image-tools.ts'
import { formatDiagnostics } from '../../scripts/content/report.ts'
import { openCompiler } from '../../scripts/content/store.ts'
import { openWorkerPool } from '../../scripts/io/worker-pool.ts'

/** Compiles the posts below a folder in a process of its own, as a build does, or reports every error. */
const [, , folder] = process.argv
const folders = { posts: `${folder}/posts`, public: `${folder}/public`, out: `${folder}/out` }
// A tenth of the time that a build has for a post, and less than for a picture: some of these need all of it.
const limits = { timeLimitMs: 1000, memoryLimitMb: 1024 }
const imageWorker = new URL('../../scripts/content/images/inspect-image.ts', import.meta.url)
const images = openImageTools(undefined, openWorkerPool(imageWorker, limits))
const outcome = await compileContent(folders, { compiler: openCompiler(limits), images })
if (!outcome.ok) {
  console.error(formatDiagnostics(outcome.problems))
  process.exitCode = 1
}
