import { build, type Plugin } from 'vite'
import { readFacts } from '../../io/read-facts.ts'

const entry = 'src/start/first-paint.ts'
const mark = '<!-- first paint -->'

/**
 * Inserts the script of `src/start/first-paint.ts` into `index.html`. It is inline because it decides what the first
 * paint shows: a request would come too late. It is the same on every page, so that the policy has one hash.
 */
export function firstPaint(): Plugin {
  return {
    name: 'first-paint',
    transformIndexHtml: {
      order: 'pre',
      async handler(html) {
        if (!html.includes(mark)) throw new Error(`index.html: expected ${mark}`)
        const script = await compileInline()
        return html.replace(mark, () => `<script>${script}</script>`)
      },
    },
  }
}

/** Bundles a module into a classic script. */
async function compileInline(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    define: { 'import.meta.env.HAS_OWN_ADDRESSES': String(readFacts().languages.length > 2) },
    build: {
      write: false,
      target: 'es2020',
      modulePreload: false,
      rolldownOptions: {
        input: entry,
        // Twenty bytes of each page.
        optimization: { inlineConst: { mode: 'all' } },
        output: { format: 'iife' },
      },
    },
  })
  const [chunk, ...more] = [result].flat().flatMap((part) => ('output' in part ? part.output : []))
  if (chunk?.type !== 'chunk' || more.length > 0) throw new Error(`${entry}: expected one script`)
  const code = chunk.code.trim()
  if (/<\/?script|<!--/i.test(code)) throw new Error(`${entry}: would end its script element`)
  return code
}
