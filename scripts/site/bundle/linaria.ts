import wyw from '@wyw-in-js/vite'
import type { Plugin } from 'vite'

type Options = NonNullable<Parameters<typeof wyw>[0]>

/** The plugin of linaria, which extracts the styles from the components. It takes most of the time of bundling. */
export function linaria(options: Omit<Options, 'features'>): Plugin {
  // No style needs a document, and happy-dom takes half a second to load. The other features keep their defaults.
  const features = { happyDOM: false } as NonNullable<Options['features']>
  return transformOnce(wyw({ ...options, features }) as Plugin, '@linaria/core')
}

/**
 * A plugin that transforms only modules that contain `text`, and in builds each of them once: the builds of client and
 * server share the result. The development server transforms a module every time, since its imports may have changed.
 */
export function transformOnce(plugin: Plugin, text: string): Plugin {
  const { transform } = plugin
  if (typeof transform !== 'function') throw new Error(`${plugin.name}: expected a function that transforms`)
  const results = new Map<string, ReturnType<typeof transform>>()
  return {
    ...plugin,
    transform: {
      filter: { code: text },
      handler(code, id, options) {
        if (this.environment.config.command !== 'build') return transform.call(this, code, id, options)
        const key = `${id}\n${code}`
        const result = results.get(key) ?? transform.call(this, code, id, options)
        results.set(key, result)
        return result
      },
    },
  }
}
