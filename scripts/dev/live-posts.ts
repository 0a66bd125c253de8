import { join, resolve, sep } from 'node:path'
import send from 'send'
import type { Plugin } from 'vite'
import type { PostProblems } from '../../src/blog/follow-posts.ts'
import { compileContent } from '../content/compile.ts'
import {
  compareDiagnostics,
  createMessage,
  type Diagnostic,
  isError,
  startOfFile,
} from '../content/diagnostics.ts'
import { contentPaths, defaultFolders } from '../content/folders.ts'
import { countDiagnostics, formatDiagnostics, frameOf, readSources } from '../content/report.ts'

/**
 * Shows the posts while they are written, with drafts and posts of later days: what a build would write, in a folder of
 * its own. As long as a post has errors, pages stay as they were without. The open page reads a change by itself, see
 * `src/blog/follow-posts.ts`; beside it is what `npm run check` says.
 */
export function livePosts(): Plugin {
  return {
    name: 'content-in-development',
    // The ribbon of drafts and posts of later days. No module imports these styles, so no build contains them.
    transformIndexHtml: () => [{ tag: 'link', attrs: { rel: 'stylesheet', href: '/src/style/preview.css' } }],
    configureServer({ config, middlewares, watcher, ws }) {
      const folders = { ...defaultFolders, out: '.preview' }
      let problems: PostProblems = { summary: '', found: [] }
      const report = (diagnostics: Diagnostic[]) => {
        problems = describe(diagnostics)
        const errors = diagnostics.filter(isError)
        if (errors.length > 0) config.logger.error(formatDiagnostics(errors.slice(0, mostShown)))
        ws.send('posts:problems', problems)
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
        client.send('posts:problems', problems)
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

/** Problems beside a page; the browser is slow with thousands. The summary counts all. */
const mostShown = 200

const changed = { type: 'custom', event: 'posts:changed' } as const

function describe(diagnostics: readonly Diagnostic[]): PostProblems {
  const shown = diagnostics.toSorted(compareDiagnostics).slice(0, mostShown)
  const sources = readSources(shown)
  const found = shown.map((diagnostic) => ({
    message: diagnostic.reason,
    isError: isError(diagnostic),
    place: `${diagnostic.file}:${diagnostic.line}:${diagnostic.column}`,
    frame: frameOf(diagnostic, sources),
  }))
  return { summary: diagnostics.length > 0 ? countDiagnostics(diagnostics) : '', found }
}
