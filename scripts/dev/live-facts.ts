import { resolve } from 'node:path'
import { type Plugin, runnerImport } from 'vite'

type Check = typeof import('../site/check-facts.ts')

/** Shows facts and texts while they are edited. What is wrong with the facts covers the page until it is fixed. */
export function liveFacts(): Plugin {
  let check: Promise<{ module: Check }> | undefined
  const refuseFaults = async () => {
    // Not imported: Vite restarts when a module changes that its configuration imports.
    check ??= runnerImport<Check>(resolve('scripts/site/check-facts.ts'))
    const faults = (await check).module.listFactFaults()
    // Without a stack, which Vite would print.
    if (faults) throw Object.assign(new Error(faults), { stack: '' })
  }
  return {
    name: 'live-facts',
    apply: (_, { command, isPreview }) => command === 'serve' && !isPreview && !process.env.VITEST,
    enforce: 'pre',
    transformIndexHtml: { order: 'pre', handler: refuseFaults },
    transform: { filter: { id: /\/src\/company\/company\.json$/ }, handler: refuseFaults },
    // Most components use some fact or text. To replace each of them takes seconds; to start the application again does not.
    hotUpdate({ file, modules, timestamp }) {
      if (this.environment.name !== 'client' || !/\/src\/(company|content)\//.test(file)) return
      const graph = this.environment.moduleGraph
      const entry = graph.getModulesByFile(resolve('src/main.tsx').replaceAll('\\', '/'))
      // Nothing is loaded yet where the facts were wrong from the start; a new file has no importer.
      if (!entry || modules.length === 0) {
        this.environment.hot.send({ type: 'full-reload' })
        return []
      }
      for (const module of modules) graph.invalidateModule(module, new Set(), timestamp, true)
      const styles = modules.flatMap(({ importers }) => [...importers].filter(({ type }) => type === 'css'))
      return [...entry, ...styles]
    },
  }
}
