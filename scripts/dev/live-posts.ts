import { resolve, sep } from 'node:path'
import send from 'send'
import type { Plugin } from 'vite'
import { type Diagnostic, isError } from '../content/diagnostics.ts'
import { defaultFolders } from '../content/folders.ts'
import { formatDiagnostics } from '../content/report.ts'
import { startPreview } from './preview.ts'

/**
 * Shows the posts while they are written. The open page reads a change by itself, see `src/blog/follow-posts.ts`.
 * The terminal shows what is wrong with a post when it is new.
 */
export function livePosts(): Plugin {
  return {
    name: 'content-in-development',
    // The ribbon of drafts and posts of later days. No module imports these styles, so no build contains them.
    transformIndexHtml: () => [{ tag: 'link', attrs: { rel: 'stylesheet', href: '/src/style/preview.css' } }],
    configureServer({ config, httpServer, middlewares, watcher, ws }) {
      let known = new Set<string>()

      const onChange = (hasOtherImages: boolean) =>
        ws.send(hasOtherImages ? { type: 'full-reload' } : changed)
      const report = (diagnostics: Diagnostic[]) => {
        const errors = diagnostics.filter(isError)
        if (errors.some(({ reason }) => !known.has(reason)))
          config.logger.error(formatDiagnostics(errors.slice(0, mostShown)), { timestamp: true })
        known = new Set(errors.map(({ reason }) => reason))
      }
      const preview = startPreview(defaultFolders, { onChange, report })
      httpServer?.once('close', () => void preview.close())
      // A page may have read its data before it could be informed about a change.
      ws.on('posts:follow', (_, client) => {
        client.send(changed)
      })

      const folders = [defaultFolders.posts, defaultFolders.public]
      const isOurs = (path: string) =>
        folders.some((folder) => (resolve(path) + sep).startsWith(resolve(folder) + sep))
      // What was saved before the watcher began to watch.
      watcher.once('ready', () => preview.refresh(false))
      watcher.on('all', (_, path) => {
        if (isOurs(path)) preview.refresh(imageName.test(path))
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

/** Errors at a time. */
const mostShown = 20

const imageName = /\.(svg|png|jpe?g|webp|avif)$/i

const changed = { type: 'custom', event: 'posts:changed' } as const
