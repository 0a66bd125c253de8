import { parseArgs } from 'node:util'
import { compileContent, defaultFolders } from './content/compile.ts'
import { formatReport } from './content/problem.ts'

/** `npm run content -- --posts DIR --public DIR --out DIR`: compiles the posts, or tells every problem. */
const option = (folder: string) => ({ type: 'string', default: folder }) as const
const { values: folders } = parseArgs({
  options: {
    posts: option(defaultFolders.posts),
    public: option(defaultFolders.public),
    out: option(defaultFolders.out),
  },
})
const started = performance.now()
const outcome = await compileContent(folders)
if (outcome.ok) {
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  console.info(`${outcome.posts} posts compiled, ${outcome.published} of them published, in ${seconds} s.`)
} else {
  console.error(formatReport(outcome.problems, outcome.posts))
  process.exitCode = 1
}
