import wyw from '@wyw-in-js/vite'
import type { Plugin } from 'vite'

type Options = NonNullable<Parameters<typeof wyw>[0]>

/**
 * The plugin of linaria, which extracts the styles from the components. It takes most of the time of bundling, so builds
 * transform each module once: those of client and server share the result. The development server transforms a module
 * every time, since its imports may have changed.
 */
export function linaria(): Plugin {
  // No style needs a document, and happy-dom takes half a second to load. The other features keep their defaults.
  const features = { happyDOM: false } as NonNullable<Options['features']>
  const plugin = wyw({
    include: ['src/**/*.tsx'],
    features,
    // Prefixes for very old browsers; vite adds those that current ones need.
    prefixer: false,
    // Eight characters cannot be compressed, and ad blockers hide `.ad`.
    classNameSlug: (slug: string) => `_${slug.slice(0, 4)}`,
    babelOptions: {
      presets: ['@babel/preset-typescript', ['@babel/preset-react', { runtime: 'automatic' }]],
    },
  }) as Plugin
  const { transform } = plugin
  if (typeof transform !== 'function') throw new Error(`${plugin.name}: expected a function that transforms`)
  const results = new Map<string, ReturnType<typeof transform>>()
  return {
    ...plugin,
    transform: {
      filter: { code: '@linaria/core' },
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
