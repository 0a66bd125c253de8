import wyw from '@wyw-in-js/vite'
import type { Plugin } from 'vite'

type Options = NonNullable<Parameters<typeof wyw>[0]>

/** linaria, as vite's plugin: takes the styles out of the components. What it makes of them is most of bundling. */
export function linaria(options: Omit<Options, 'features'>): Plugin {
  // No style asks for a document, and happy-dom takes half a second to load. All other features are as by default.
  const features = { happyDOM: false } as NonNullable<Options['features']>
  return transformOnce(wyw({ ...options, features }) as Plugin, '@linaria/core')
}

/**
 * A plugin that sees only modules in which `mark` stands and, in builds, each of them once: a plugin that the client's
 * build and the server's share gives the second what it made for the first. While the site is served a module is
 * transformed each time, since what it imports may have changed.
 */
export function transformOnce(plugin: Plugin, mark: string): Plugin {
  const { transform } = plugin
  if (typeof transform !== 'function') throw new Error(`${plugin.name}: expected a function that transforms`)
  const known = new Map<string, ReturnType<typeof transform>>()
  return {
    ...plugin,
    transform: {
      filter: { code: mark },
      handler(code, id, options) {
        if (this.environment.config.command !== 'build') return transform.call(this, code, id, options)
        const key = `${id}\n${code}`
        const result = known.get(key) ?? transform.call(this, code, id, options)
        known.set(key, result)
        return result
      },
    },
  }
}
