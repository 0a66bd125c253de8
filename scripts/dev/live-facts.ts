import { relative, resolve } from 'node:path'
import { type Plugin, parseSync, runnerImport } from 'vite'

type Check = typeof import('../site/find-faults.ts')

/** Shows facts and texts while they are edited. What is wrong with them covers the page until it is fixed. */
export function liveFacts(): Plugin {
  let check: Promise<{ module: Check }> | undefined
  return {
    name: 'live-facts',
    apply: (_, { command, isPreview }) => command === 'serve' && !isPreview && !process.env.VITEST,
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/(company\/company\.json|content\/.+\.ts)$/ },
      async handler(code, id) {
        const isFacts = id.endsWith('.json')
        if (!isFacts && parseSync(id, code).errors.length === 0) return
        // Vite's own message (8.3) for JSON that cannot be parsed does not reach the browser.
        check ??= runnerImport<Check>(resolve('scripts/site/find-faults.ts'))
        check.catch(() => {
          check = undefined
        })
        const faults = await (await check).module.findFaults(isFacts ? [] : [relative('.', id)])
        // Without a stack, which Vite would print.
        if (faults) throw Object.assign(new Error(faults), { stack: '' })
      },
    },
    // Most components use some fact or text. To replace each of them takes seconds; to start the application again does not.
    hotUpdate({ file, modules, timestamp }) {
      if (this.environment.name !== 'client' || !/\/src\/(company|content|language)\//.test(file)) return
      const graph = this.environment.moduleGraph
      const entry = graph.getModulesByFile(resolve('src/main.tsx').replaceAll('\\', '/'))
      if (!entry || modules.length === 0) return
      for (const module of modules) graph.invalidateModule(module, new Set(), timestamp, true)
      const styles = modules.flatMap(({ importers }) => [...importers].filter(({ type }) => type === 'css'))
      return [...entry, ...styles]
    },
  }
}
