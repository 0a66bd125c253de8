import { hash } from 'node:crypto'
import { build, type Plugin } from 'vite'

const mark = '<!-- first paint -->'

/**
 * Inserts two scripts into `index.html`. `src/start/first-paint.ts` is inline because it decides what the first paint
 * shows: a request would come too late. It is the same on every page, so that the policy has one hash. In a build,
 * `src/start/load-application.ts` is a file, which needs no hash in the policy.
 */
export function firstPaint(): Plugin {
  let isBuild = false
  let loader: Promise<{ fileName: string; source: string }> | undefined
  return {
    name: 'first-paint',
    apply: (_, { command }) => {
      isBuild = command === 'build'
      return true
    },
    async buildStart() {
      if (!isBuild) return
      loader ??= compileLoader()
      this.emitFile({ type: 'asset', ...(await loader) })
    },
    transformIndexHtml: {
      // Vite would bundle a script that is there before.
      order: 'post',
      async handler(html) {
        if (!html.includes(mark)) throw new Error(`index.html: expected ${mark}`)
        // Rocket Loader of Cloudflare would run it after the first paint, if at all.
        const inline = `<script data-cfasync="false">${await compile('src/start/first-paint.ts')}</script>`
        const file = loader && `<script async src="/${(await loader).fileName}"></script>`
        return html.replace(mark, () => inline + (file ?? ''))
      },
    },
  }
}

async function compileLoader() {
  const source = await compile('src/start/load-application.ts')
  return { fileName: `assets/start-${hash('sha256', source).slice(0, 7)}.js`, source }
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
