import { resolve, sep } from 'node:path'
import send from 'send'
import type { ErrorPayload, Plugin } from 'vite'
import type { Diagnostic } from '../content/diagnostics.ts'
import { defaultFolders } from '../content/folders.ts'
import { countDiagnostics, formatDiagnostics, readSources } from '../content/report.ts'
import { startPreview } from './preview.ts'

/**
 * Shows the posts while they are written. The open page reads a change by itself, see `src/blog/follow-posts.ts`.
 * Errors are shown above it, with file and line, until they are fixed.
 */
export function livePosts(): Plugin {
  return {
    name: 'content-in-development',
    apply: (_, { command, isPreview }) => command === 'serve' && !isPreview && !process.env.VITEST,
    // The ribbon of drafts and posts of later days. No module imports these styles, so no build contains them.
    transformIndexHtml: () => [{ tag: 'link', attrs: { rel: 'stylesheet', href: '/src/style/preview.css' } }],
    configureServer({ config, httpServer, middlewares, watcher, ws }) {
      let overlay: ErrorPayload | undefined

      const onChange = (hasOtherImages: boolean) =>
        ws.send(hasOtherImages ? { type: 'full-reload' } : changed)
      const report = async (errors: Diagnostic[], posts: number) => {
        const before = overlay
        const sources = await readSources(errors)
        // Vite turns absolute paths into links that open the editor.
        const stack = formatDiagnostics(errors, sources, `${config.root}/`)
        const message = countDiagnostics(errors, posts)
        overlay =
          errors.length === 0 ? undefined : { type: 'error', err: { message, stack, plugin: 'posts' } }
        if (overlay && stack !== before?.err.stack) {
          config.logger.error(formatDiagnostics(errors, sources), { timestamp: true })
        }
        if (overlay ?? before) ws.send(overlay ?? fixed)
      }
      const preview = startPreview(defaultFolders, { onChange, report })
      httpServer?.once('close', () => void preview.close())
      // A page may have read its data before it could be informed about a change.
      ws.on('posts:follow', (_, client) => {
        client.send(changed)
        client.send(overlay ?? fixed)
      })

      const folders = [defaultFolders.posts, defaultFolders.public].map((folder) => resolve(folder) + sep)
      watcher.on('all', (_, path) => {
        const isOurs = folders.some((folder) => (resolve(path) + sep).startsWith(folder))
        if (isOurs) preview.refresh(imageName.test(path))
      })

      middlewares.use('/content', (request, response, next) => {
        const [, name = ''] = /^\/([^?]*)\.json(?:\?|$)/.exec(request.url ?? '') ?? []
        const respond = (content: unknown) => {
          if (content === undefined) response.statusCode = 404
          response.setHeader('Content-Type', 'application/json')
          response.setHeader('Cache-Control', 'no-store')
          response.end(JSON.stringify(content ?? null))
        }
        preview.read(name).then(respond, next)
      })
      middlewares.use('/blog', (request, response, next) => {
        const [path = ''] = (request.url ?? '').split('?', 1)
        if (!imageName.test(path)) return next()
        send(request, path, { root: defaultFolders.posts })
          .on('error', () => next())
          .pipe(response)
      })
    },
  }
}

const imageName = /\.(svg|png|jpe?g|webp|avif)$/i

const changed = { type: 'custom', event: 'posts:changed' } as const
const fixed = { type: 'custom', event: 'posts:fixed' } as const
