import { existsSync, type FSWatcher, watch } from 'node:fs'
import { join, relative, resolve, sep } from 'node:path'
import sirv from 'sirv'
import type { ErrorPayload, Plugin } from 'vite'
import { defaultFolders } from '../content/folders.ts'
import { type Findings, startPreview } from '../content/live-content.ts'
import { countDiagnostics, formatDiagnostics, readSources, type Sources } from '../content/report.ts'

/** A problem that is gone after that long was a file that was not written to its end. Milliseconds. */
const patience = 100

/**
 * The posts while they are being written. A page shows a change by itself, see `src/blog/follow-posts.ts`; a
 * problem is shown over it with its file and line, and goes away when it is mended.
 */
export function contentInDevelopment(): Plugin {
  return {
    name: 'content-in-development',
    apply: (_, { command, isPreview }) => command === 'serve' && !isPreview && !process.env.VITEST,
    // The ribbon of drafts and posts of later days. No module knows of these styles, so the build has none of them.
    transformIndexHtml: () => [{ tag: 'link', attrs: { rel: 'stylesheet', href: '/src/style/preview.css' } }],
    configureServer({ config, httpServer, middlewares, watcher, ws }) {
      /** What is wrong with the posts; `undefined` if nothing is. */
      let overlay: ErrorPayload | undefined
      let latest: Findings | undefined
      let waiting: NodeJS.Timeout | undefined
      let hasOtherImages = false

      const tell = (findings: Findings) => {
        clearTimeout(waiting)
        latest = findings
        ws.send(hasOtherImages ? { type: 'full-reload' } : changed)
        hasOtherImages = false
        waiting = setTimeout(() => void show(findings), findings.problems.length === 0 ? 0 : patience)
      }
      const show = async (findings: Findings) => {
        const { problems } = findings
        const sources = await readSources(problems)
        if (findings !== latest) return
        const before = overlay?.err.stack
        overlay = problems.length === 0 ? undefined : toOverlay(findings, sources, config.root)
        if (overlay && overlay.err.stack !== before) {
          config.logger.error(formatDiagnostics(problems, sources), { timestamp: true })
        }
        if (overlay ?? before) ws.send(overlay ?? healed)
      }
      const preview = startPreview(defaultFolders, { tell })
      httpServer?.once('close', () => {
        ownWatcher?.close()
        preview.close()
      })
      // A page may have read its data before it could be told of a change.
      ws.on('posts:follow', (_, client) => {
        client.send(changed)
        client.send(overlay ?? healed)
      })

      const folders = [defaultFolders.posts, defaultFolders.public].map((folder) => folder + sep)
      const refresh = (path: string) => {
        const file = relative(config.root, path)
        if (!folders.some((folder) => (file + sep).startsWith(folder))) return
        if (imageName.test(file)) hasOtherImages = true
        preview.refresh(file.split(sep).join('/'))
      }
      // Vite's watcher misses what happens to a file right after it came, and tells of a deletion late. So the folder
      // is watched besides: that tells of every file in it, but of none below it.
      let ownWatcher: FSWatcher | undefined
      const watchPosts = () => {
        ownWatcher?.close()
        const folder = resolve(config.root, defaultFolders.posts)
        if (!existsSync(folder)) return
        ownWatcher = watch(folder, (_, name) => refresh(name === null ? folder : join(folder, name)))
        // Such as the folder's own end; vite's watcher tells when it is back.
        ownWatcher.on('error', () => ownWatcher?.close())
      }
      watchPosts()
      preview.refresh()
      watcher.add([defaultFolders.posts, defaultFolders.public])
      for (const event of ['add', 'change', 'unlink', 'unlinkDir'] as const) watcher.on(event, refresh)
      watcher.on('addDir', (path) => {
        if (relative(config.root, path) === defaultFolders.posts) watchPosts()
        refresh(path)
      })

      middlewares.use('/content', (request, response, next) => {
        const [, name = ''] = /^\/([^?]*)\.json(?:\?|$)/.exec(request.url ?? '') ?? []
        const answer = (content: unknown) => {
          if (content === undefined) response.statusCode = 404
          response.setHeader('Content-Type', 'application/json')
          response.setHeader('Cache-Control', 'no-store')
          response.end(JSON.stringify(content ?? null))
        }
        preview.read(name).then(answer, next)
      })
      const images = sirv(defaultFolders.posts, { dev: true })
      middlewares.use('/blog', (request, response, next) => {
        const answer = (isThere: boolean) => (isThere ? images(request, response, next) : next())
        preview.hasImage(decode(request.url ?? '')).then(answer, next)
      })
    },
  }
}

const imageName = /\.(svg|png|jpe?g|webp|avif)$/i

const changed = { type: 'custom', event: 'posts:changed' } as const
const healed = { type: 'custom', event: 'posts:healed' } as const

/** Vite makes links to the editor of absolute paths in its stack. */
function toOverlay({ problems, posts }: Findings, sources: Sources, root: string): ErrorPayload {
  const stack = formatDiagnostics(problems, sources, `${root}/`)
  return { type: 'error', err: { message: countDiagnostics(problems, posts), stack, plugin: 'posts' } }
}

function decode(address: string): string {
  try {
    return decodeURIComponent(address.replace(/^\/|\?.*$/g, ''))
  } catch {
    return ''
  }
}
