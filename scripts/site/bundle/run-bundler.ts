import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { matchRoutes } from 'react-router-dom'
import type { Plugin } from 'vite'
import type { RouteRecord } from 'vite-react-ssg'
import { build } from 'vite-react-ssg/node'
import configure from '../../../vite.config.ts'
import { compareText } from '../../io/compare-text.ts'
import { fontFaces } from '../page/defer-scripts.ts'
import { type ApplicationParts, cutFrame, type Frame, patternOf } from './open-bundle.ts'

/**
 * Lets vite-react-ssg build the client and the server's code into a folder, and render one page of each route, whose
 * head and scripts are the frame of all its pages. For a process of its own: vite-react-ssg (0.9.2) ends its process
 * fifteen seconds after it has finished.
 */
export async function bundle(folder: string): Promise<void> {
  const client = join(folder, 'client')
  const mode = process.env.MODE ?? 'production'
  const { build: options, plugins, ...config } = configure({ command: 'build', mode })
  const parts: ApplicationParts = { paths: [], frames: {}, faces: '' }
  const frames = new Map<string, Frame>()
  let routes: RouteRecord[] = []
  const matchesOf = (path: string) => matchRoutes(routes as Parameters<typeof matchRoutes>[0], path) ?? []

  await build(
    {
      includedRoutes: (paths, all) => {
        routes = [...all] as RouteRecord[]
        const patterns = new Map(
          paths.filter((path) => !/[:*]/.test(path)).map((path) => [patternOf(path, matchesOf(path)), path]),
        )
        parts.paths = [...patterns].flatMap(([pattern, path]) => (pattern.includes(':') ? [] : path)).sort()
        return [...patterns.values()]
      },
      onPageRendered: (path, html) => {
        frames.set(patternOf(path, matchesOf(path)), cutFrame(html))
        parts.faces = fontFaces(html)
        return html
      },
    },
    {
      ...config,
      // Read once: the two builds share their plugins, and what linaria made for the first.
      configFile: false,
      build: { ...options, outDir: client, emptyOutDir: true },
      plugins: [plugins, keepServer(join(folder, 'server'))],
    },
  )
  // The pages themselves, and what vite and vite-react-ssg write for themselves.
  for (const entry of await readdir(client, { recursive: true, withFileTypes: true })) {
    if (/\.html$|^static-loader-data/.test(entry.name))
      await rm(join(entry.parentPath, entry.name), { recursive: true, force: true })
  }
  await rm(join(client, '.vite'), { recursive: true, force: true })
  // Pages are rendered in any order.
  parts.frames = Object.fromEntries([...frames].sort(([a], [b]) => compareText(a, b)))
  await writeFile(join(folder, 'parts.json'), JSON.stringify(parts))
}

/** Copies the code that renders: vite-react-ssg removes its own when it has rendered. */
function keepServer(to: string): Plugin {
  return {
    name: 'keep-server',
    apply: (_, { isSsrBuild }) => isSsrBuild === true,
    async writeBundle(_, bundle) {
      await mkdir(to, { recursive: true })
      // Below node_modules the project's own package.json does not count.
      await writeFile(join(to, 'package.json'), '{"type":"module"}')
      for (const [name, part] of Object.entries(bundle)) {
        if (part.type !== 'chunk') continue
        await mkdir(join(to, name, '..'), { recursive: true })
        await writeFile(join(to, name), part.code)
      }
    },
  }
}
