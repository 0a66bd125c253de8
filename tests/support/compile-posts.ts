import { parseArgs } from 'node:util'
import { compileContent } from '../../scripts/content/compile.ts'
import { defaultFolders } from '../../scripts/content/folders.ts'
import { publicationDay } from '../../scripts/content/publication.ts'
import { reportOutcome } from '../../scripts/content/report.ts'

/** Compiles the posts of a folder in a process of its own, as a build does, or reports every error. */
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
reportOutcome(await compileContent(folders, { today }), started)
