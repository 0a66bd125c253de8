import { build, type Plugin } from 'vite'

const mark = '<!-- first paint -->'

/**
 * Inserts `src/app/first-paint.ts` into `index.html`: it decides what the first paint shows, and a request would come too
 * late. It is the same on every page, so that the policy has one hash.
 */
export function inlineFirstPaint(): Plugin {
  return {
    name: 'inline-first-paint',
    transformIndexHtml: {
      // Vite would bundle a script that is there before.
      order: 'post',
      async handler(html) {
        if (!html.includes(mark)) throw new Error(`index.html: expected ${mark}`)
        // Rocket Loader of Cloudflare would run it after the first paint, if at all.
        const inline = `<script data-cfasync="false">${await compile('src/app/first-paint.ts')}</script>`
        return html.replace(mark, () => inline)
      },
    },
  }
}

/** Bundles a module into a classic script. */
async function compile(entry: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
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
