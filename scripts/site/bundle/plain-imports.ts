import type { Plugin } from 'vite'

/**
 * Replaces Vite's helper around each `import()`, which loads style sheets and preloads: with one style sheet and no
 * preloads it has nothing to do. Its id is private (8.3): if it changes, the build fails.
 */
export function plainImports(): Plugin {
  let isReplaced = false
  return {
    name: 'plain-imports',
    apply: 'build',
    load: {
      filter: { id: /^\0vite\/preload-helper/ },
      handler() {
        isReplaced = true
        return 'export const __vitePreload = (load) => load()'
      },
    },
    generateBundle() {
      if (this.environment.name !== 'client' || isReplaced) return
      this.error('expected the module \\0vite/preload-helper of Vite, found none')
    },
  }
}
