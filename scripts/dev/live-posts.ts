import { join, resolve, sep } from 'node:path'
import send from 'send'
import type { Plugin } from 'vite'
import { compileContent } from '../content/compile.ts'
import { createMessage, type Diagnostic, isError, startOfFile } from '../content/diagnostics.ts'
import { contentPaths, defaultFolders } from '../content/folders.ts'
import { formatDiagnostics } from '../content/report.ts'

/**
 * Shows the posts while they are written, with drafts and posts of later days: what a build would write, in a folder of
 * its own. As long as a post has errors, pages stay as they were without; the terminal and Vite's panel over the page say
 * what is wrong. The open page reads a change by itself, see `src/app/main.tsx`.
 */
export function livePosts(): Plugin {
  return {
    name: 'content-in-development',
    // The ribbon of drafts and posts of later days. No module imports these styles, so no build contains them.
    transformIndexHtml: () => [{ tag: 'link', attrs: { rel: 'stylesheet', href: '/src/style/preview.css' } }],
    configureServer({ config, middlewares, watcher, ws }) {
      const folders = { ...defaultFolders, out: '.preview' }
      let hasErrors = false
      const report = (diagnostics: readonly Diagnostic[]) => {
        const errors = diagnostics.filter(isError)
        const [first] = errors
        if (first) {
          const message = formatDiagnostics(errors.slice(0, mostShown))
          config.logger.error(message, { timestamp: true })
          const { file, line = 1, column = 1 } = first
          const loc = { file: resolve(file), line, column }
          ws.send({ type: 'error', err: { message, stack: '', id: loc.file, loc } })
        } else if (hasErrors) {
          // Closes the panel.
          ws.send({ type: 'full-reload' })
        }
        hasErrors = first !== undefined
      }
      const update = async () => {
        const { diagnostics } = await compileContent(folders, { drafts: true })
        report(diagnostics)
        ws.send(changed)
      }
      // A file may vanish while it is read.
      const fail = ({ message }: Error) =>
        report([createMessage(folders.posts, startOfFile, `not updated (${message}); save again`, 'preview')])
      let running = update().catch(fail)
      let soon: NodeJS.Timeout | undefined
      watcher.on('all', (_, path) => {
        const isIn = (folder: string) => (resolve(path) + sep).startsWith(resolve(folder) + sep)
        if (!isIn(folders.posts) && !isIn(folders.public)) return
        clearTimeout(soon)
        soon = setTimeout(() => {
          running = running.then(update).catch(fail)
        }, debounceMs)
      })
      // A page may have read its data before it could be informed about a change.
      ws.on('posts:follow', (_, client) => {
        client.send(changed)
      })
      for (const [part, path] of Object.entries(contentPaths)) {
        middlewares.use(path, async (request, response) => {
          await running
          // Their times say nothing about when they were written.
          response.setHeader('Cache-Control', 'no-store')
          send(request, request.url ?? '', { root: join(folders.out, part), cacheControl: false })
            .on('error', () => response.writeHead(404).end())
            .pipe(response)
        })
      }
    },
  }
}

/**
 * A change is shown when so long nothing else has changed: many programs save by deleting a file and writing it again, or
 * write several files. Longer than the 100 ms in which Vite's watcher may drop the second of two changes. Milliseconds.
 */
const debounceMs = 150

/** Errors at a time. */
const mostShown = 20

const changed = { type: 'custom', event: 'posts:changed' } as const
