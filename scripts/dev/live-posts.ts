import { relative, sep } from 'node:path'
import sirv from 'sirv'
import type { ErrorPayload, Plugin } from 'vite'
import { defaultFolders } from '../content/folders.ts'
import { countDiagnostics, formatDiagnostics, readSources } from '../content/report.ts'
import { type PreviewState, startPreview } from './preview.ts'

/** Errors that are fixed sooner come from a file that was not completely written. */
const overlayDelayMs = 100

/**
 * Shows the posts while they are written. The open page reads a change by itself, see `src/blog/follow-posts.ts`.
 * Errors are shown above it, with file and line, until they are fixed.
 */
export function contentInDevelopment(): Plugin {
  return {
    name: 'content-in-development',
    apply: (_, { command, isPreview }) => command === 'serve' && !isPreview && !process.env.VITEST,
    // The ribbon of drafts and posts of later days. No module imports these styles, so no build contains them.
    transformIndexHtml: () => [{ tag: 'link', attrs: { rel: 'stylesheet', href: '/src/style/preview.css' } }],
    async configureServer({ config, httpServer, middlewares, watcher, ws }) {
      let overlay: ErrorPayload | undefined
      let latest: PreviewState | undefined
      let delay: NodeJS.Timeout | undefined
      let hasChangedImages = false

      const report = (state: PreviewState) => {
        clearTimeout(delay)
        latest = state
        ws.send(hasChangedImages ? { type: 'full-reload' } : changed)
        hasChangedImages = false
        delay = setTimeout(() => void showErrors(state), state.errors.length === 0 ? 0 : overlayDelayMs)
      }
      const showErrors = async (state: PreviewState) => {
        const { errors, posts } = state
        const sources = await readSources(errors)
        if (state !== latest) return
        const before = overlay
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
      const preview = await startPreview(defaultFolders, { report })
      httpServer?.once('close', () => void preview.close())
      // A page may have read its data before it could be informed about a change.
      ws.on('posts:follow', (_, client) => {
        client.send(changed)
        client.send(overlay ?? fixed)
      })

      const folders = [defaultFolders.posts, defaultFolders.public].map((folder) => folder + sep)
      const refresh = (path: string) => {
        const file = relative(config.root, path)
        if (!folders.some((folder) => (file + sep).startsWith(folder))) return
        if (imageName.test(file)) hasChangedImages = true
        preview.refresh(file.endsWith('.md'))
      }
      watcher.add([defaultFolders.posts, defaultFolders.public])
      for (const event of ['add', 'addDir', 'change', 'unlink', 'unlinkDir'] as const)
        watcher.on(event, refresh)

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
      const images = sirv(defaultFolders.posts, { dev: true })
      middlewares.use('/blog', (request, response, next) => {
        const respond = (isImage: boolean) => (isImage ? images(request, response, next) : next())
        preview.hasImage(decode(request.url ?? '')).then(respond, next)
      })
    },
  }
}

const imageName = /\.(svg|png|jpe?g|webp|avif)$/i

const changed = { type: 'custom', event: 'posts:changed' } as const
const fixed = { type: 'custom', event: 'posts:fixed' } as const

function decode(address: string): string {
  try {
    return decodeURIComponent(address.replace(/^\/|\?.*$/g, ''))
  } catch {
    return ''
  }
}
