import { join } from 'node:path'
import sirv from 'sirv'
import type { Plugin, ViteDevServer } from 'vite'
import { compileContent, defaultFolders, type Outcome, publishedAt } from './compile.ts'
import { formatReport } from './problem.ts'

/**
 * The posts while they are being written: compiled when the server starts and whenever one changes. A
 * problem is shown over the page with its file and line, and goes away when it is mended.
 */
export function contentInDevelopment(): Plugin {
  return {
    name: 'content-in-development',
    apply: (_, { command, isPreview }) => command === 'serve' && !isPreview && !process.env.VITEST,
    async configureServer(server) {
      const { posts, out } = defaultFolders
      let outcome = await compileContent(defaultFolders)
      report(server, outcome)
      // A page that is opened while a post is broken is told too.
      server.ws.on('connection', () => report(server, outcome))

      let running = Promise.resolve()
      let isWaiting = false
      const recompile = (path: string) => {
        if (!path.startsWith(join(server.config.root, posts)) || isWaiting) return
        isWaiting = true
        running = running.then(async () => {
          isWaiting = false
          outcome = await compileContent(defaultFolders)
          if (outcome.ok) server.ws.send({ type: 'full-reload' })
          else report(server, outcome)
        })
      }
      server.watcher.add(posts)
      for (const event of ['add', 'change', 'unlink'] as const) server.watcher.on(event, recompile)

      for (const [part, base] of Object.entries(publishedAt)) {
        server.middlewares.use(base, sirv(join(out, part), { dev: true }))
      }
    },
  }
}

function report(server: ViteDevServer, outcome: Outcome): void {
  if (outcome.ok) return
  const message = formatReport(outcome.problems, outcome.posts)
  server.config.logger.error(message, { timestamp: true })
  server.ws.send({ type: 'error', err: { message, stack: '', plugin: 'content' } })
}
