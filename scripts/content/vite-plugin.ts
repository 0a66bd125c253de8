import { join, sep } from 'node:path'
import sirv from 'sirv'
import type { ErrorPayload, Plugin } from 'vite'
import { compileContent } from './compile.ts'
import { readSources } from './files.ts'
import { defaultFolders, publishedAt } from './folders.ts'
import { formatReport } from './problem.ts'

/**
 * The posts while they are being written: compiled when the server starts and whenever a file of theirs
 * changes. A problem is shown over the page with its file and line, and goes away when it is mended.
 */
export function contentInDevelopment(): Plugin {
  return {
    name: 'content-in-development',
    apply: (_, { command, isPreview }) => command === 'serve' && !isPreview && !process.env.VITEST,
    async configureServer({ config, middlewares, watcher, ws }) {
      /** What is wrong with the posts; `undefined` if nothing is. */
      let problems = await findProblems()
      if (problems) config.logger.error(problems, { timestamp: true })
      // A page that is opened while a post is broken is told too.
      ws.on('connection', (socket) => {
        if (problems) socket.send(JSON.stringify(overlay(problems)))
      })

      let running = Promise.resolve()
      let isWaiting = false
      const folders = [defaultFolders.posts, defaultFolders.public].map(
        (folder) => join(config.root, folder) + sep,
      )
      const recompile = (path: string) => {
        if (isWaiting || !folders.some((folder) => path.startsWith(folder))) return
        isWaiting = true
        running = running.then(async () => {
          isWaiting = false
          problems = await findProblems()
          if (problems) config.logger.error(problems, { timestamp: true })
          ws.send(problems ? overlay(problems) : { type: 'full-reload' })
        })
      }
      watcher.add(folders)
      for (const event of ['add', 'change', 'unlink'] as const) watcher.on(event, recompile)

      for (const [part, base] of Object.entries(publishedAt)) {
        middlewares.use(base, sirv(join(defaultFolders.out, part), { dev: true }))
      }
    },
  }
}

/** A disk that fails is a problem like any other here: the server goes on, and the next change may heal it. */
async function findProblems(): Promise<string | undefined> {
  try {
    // Pictures as they are: their forms take seconds.
    const outcome = await compileContent(defaultFolders, { forms: false })
    if (outcome.ok) return undefined
    return formatReport(outcome.problems, outcome.posts, await readSources(outcome.problems))
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

function overlay(message: string): ErrorPayload {
  return { type: 'error', err: { message, stack: '', plugin: 'content' } }
}
