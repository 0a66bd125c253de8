import { compileContent } from '../../scripts/content/compile.ts'
import { reportOutcome } from '../../scripts/content/report.ts'

/** Compiles the posts below a folder in a process of its own, as a build does, or reports every error. */
const [, , folder] = process.argv
const folders = { posts: `${folder}/posts`, public: `${folder}/public`, out: `${folder}/out` }
reportOutcome(await compileContent(folders))
