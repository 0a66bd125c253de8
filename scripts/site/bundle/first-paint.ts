import { build, type Plugin } from 'vite'

/**
 * Inserts the scripts of `src/layout/first-paint` into `index.html`. They are inline because they decide what the first
 * paint shows: a request would come too late. They are the same on every page, so that the policy has few hashes.
 */
export function firstPaint(): Plugin {
  return {
    name: 'first-paint',
    transformIndexHtml: {
      order: 'pre',
      async handler(html) {
        let shell = html
        for (const name of ['before-body', 'after-body']) {
          const mark = `<!-- first paint: ${name} -->`
          if (!shell.includes(mark)) throw new Error(`index.html: expected ${mark}`)
          const script = await compileInline(`src/layout/first-paint/${name}.ts`)
          shell = shell.replace(mark, () => `<script>${script}</script>`)
        }
        return shell
      },
    },
  }
}

/** Bundles a module into a classic script. */
async function compileInline(entry: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2020',
      modulePreload: false,
      rolldownOptions: {
        input: entry,
        output: { format: 'iife' },
        // Of an imported module only what is used: not the texts in the module that lists the languages.
        treeshake: { moduleSideEffects: (id) => id.endsWith(entry) },
      },
    },
  })
  const [chunk, ...more] = [result].flat().flatMap((part) => ('output' in part ? part.output : []))
  if (chunk?.type !== 'chunk' || more.length > 0) throw new Error(`${entry}: expected one script`)
  const code = chunk.code.trim()
  if (/<\/?script|<!--/i.test(code)) throw new Error(`${entry}: would end its script element`)
  return code
}
