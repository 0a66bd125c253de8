import { parseArgs } from 'node:util'
import { compileContent } from './content/compile.ts'
import { defaultFolders } from './content/folders.ts'
import { publicationDay } from './content/publication.ts'
import { reportOutcome } from './content/report.ts'

/** `npm run content -- --posts DIR --public DIR --out DIR`: compiles the posts, or reports every error. */
const started = performance.now()
const option = (folder: string) => ({ type: 'string', default: folder }) as const
const { values: folders } = parseArgs({
  options: {
    posts: option(defaultFolders.posts),
    public: option(defaultFolders.public),
    out: option(defaultFolders.out),
  },
})
const today = publicationDay(process.env, new Date())
await reportOutcome(await compileContent(folders, { today }), started)
