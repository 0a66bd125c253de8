import { resolve } from 'node:path'
import { type Plugin, runnerImport } from 'vite'
import { factsFile } from '../io/read-facts.ts'

let check: Promise<{ module: typeof import('../site/check-facts.ts') }> | undefined

/** What is wrong with the facts. Not imported: Vite restarts when a module changes that its configuration imports. */
async function listFaults(): Promise<string> {
  check ??= runnerImport(resolve('scripts/site/check-facts.ts'))
  return (await check).module.listFactFaults()
}

/** Loads a plugin that uses the facts. While they are wrong the server starts without it. */
export async function withValidFacts<P>(load: () => Promise<P>): Promise<P | undefined> {
  return (await listFaults()) ? undefined : load()
}

async function refuseFaults(): Promise<void> {
  const faults = await listFaults()
  // Without a stack, which Vite would print.
  if (faults) throw Object.assign(new Error(faults), { stack: '' })
}

/** Shows facts and texts while they are edited. What is wrong with the facts covers the page until it is fixed. */
export function liveFacts(): Plugin {
  return {
    name: 'live-facts',
    apply: (_, { command, isPreview }) => command === 'serve' && !isPreview && !process.env.VITEST,
    enforce: 'pre',
    async configureServer(server) {
      if ((await listFaults()) === '') return
      server.watcher.on('change', (file) => file === resolve(factsFile) && server.restart())
    },
    transformIndexHtml: { order: 'pre', handler: refuseFaults },
    transform: { filter: { id: /\/src\/company\/company\.json$/ }, handler: refuseFaults },
    // Most components use some fact or text. To replace each of them takes seconds; to start the application again does not.
    hotUpdate({ file, modules, timestamp }) {
      if (this.environment.name !== 'client' || !/\/src\/(company|content)\//.test(file)) return
      const graph = this.environment.moduleGraph
      const entry = graph.getModulesByFile(resolve('src/main.tsx').replaceAll('\\', '/'))
      if (!entry || modules.length === 0) return
      for (const module of modules) graph.invalidateModule(module, new Set(), timestamp, true)
      const styles = modules.flatMap(({ importers }) => [...importers].filter(({ type }) => type === 'css'))
      return [...entry, ...styles]
    },
  }
}
