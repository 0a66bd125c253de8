import { join, resolve, sep } from 'node:path'
import type { Plugin } from 'vite'
import type { Picture } from '../../../src/ui/picture.ts'
import { picturesFolder } from '../../content/folders.ts'
import { listFiles } from '../../io/list-files.ts'

const id = '\0pictures'

/**
 * The module `#pictures`: the pictures of pages with their sizes. In a build they come from
 * `compileContent`, encoded; in development they are the files as they are saved. A site without any has no code for them.
 */
export function picturesPlugin(): Plugin {
  let isDevelopment = false
  return {
    name: 'pictures',
    config(_, { command }) {
      isDevelopment = command === 'serve'
      const hasAny = isDevelopment || compiledPictures() !== '{}'
      return { define: { 'import.meta.env.HAS_PICTURES': String(hasAny) } }
    },
    resolveId: { filter: { id: /^#pictures$/ }, handler: () => id },
    load: {
      filter: { id: /^\0pictures$/ },
      async handler() {
        return `export const pictures = ${isDevelopment ? JSON.stringify(await findPictures()) : compiledPictures()}\n`
      },
    },
    configureServer({ environments, watcher, ws }) {
      const isOurs = (path: string) => resolve(path).startsWith(resolve(picturesFolder) + sep)
      watcher.on('all', (_, path) => {
        if (!isOurs(path)) return
        for (const { moduleGraph } of Object.values(environments)) {
          const module = moduleGraph.getModuleById(id)
          if (module) moduleGraph.invalidateModule(module)
        }
        ws.send({ type: 'full-reload' })
      })
    },
  }
}

/** As JSON, by the names of their files. */
function compiledPictures(): string {
  return process.env.PAGE_PICTURES ?? '{}'
}

/** All pictures of the folder but damaged ones, which are reported beside the page. */
async function findPictures(): Promise<Record<string, Picture>> {
  const { default: sharp } = await import('sharp')
  const names = listFiles(picturesFolder).filter((name) => /\.(svg|png|jpe?g|webp|avif)$/i.test(name))
  const found = names.map(async (name): Promise<[string, Picture][]> => {
    const metadata = await sharp(join(picturesFolder, name))
      .metadata()
      .catch(() => undefined)
    if (metadata === undefined) return []
    const { width, height } = metadata.autoOrient
    return [[name.normalize(), { src: encodeURI(`/${picturesFolder}/${name}`), width, height }]]
  })
  return Object.fromEntries((await Promise.all(found)).flat())
}
