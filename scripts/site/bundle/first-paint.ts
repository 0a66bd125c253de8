import { build, type Plugin } from 'vite'

const marks = {
  'before-body': '<!-- first paint: before body -->',
  'after-body': '<!-- first paint: after body -->',
} as const

/**
 * Puts the scripts of `src/layout/first-paint` into the shell, at the marks that stand for them. They are inline: they
 * decide what the first paint shows, and a request would come too late. The same on every page, so that a
 * content security policy can name them by their hashes.
 */
export function firstPaint(): Plugin {
  return {
    name: 'first-paint',
    transformIndexHtml: {
      order: 'pre',
      async handler(html) {
        let shell = html
        for (const [name, mark] of Object.entries(marks)) {
          if (!shell.includes(mark)) throw new Error(`index.html: expected ${mark}`)
          const script = await compileInline(`src/layout/first-paint/${name}.ts`)
          shell = shell.replace(mark, () => `<script>${script}</script>`)
        }
        return shell
      },
    },
  }
}

/** One module with all that it imports, as a classic script without a line break at its end. */
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
        // Of a module that is imported, only what is used: not the texts that stand beside a list of languages.
        treeshake: { moduleSideEffects: (id) => id.endsWith(entry) },
      },
    },
  })
  const chunks = [result].flat().flatMap((part) => ('output' in part ? part.output : []))
  const code = chunks.flatMap((chunk) => (chunk.type === 'chunk' ? chunk.code.trim() : []))
  if (code.length !== 1) throw new Error(`${entry}: expected one script, found ${code.length}`)
  if (/<\/?script|<!--/i.test(code[0] ?? '')) throw new Error(`${entry}: would end its script element`)
  return code[0] ?? ''
}
