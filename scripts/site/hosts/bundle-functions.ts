import { readFileSync } from 'node:fs'
import { build } from 'vite'
import { style } from '../../../functions/style.ts'

/**
 * Bundles the functions and their commands into one file, which needs Node, and of all packages only the dependencies of
 * the project (`npm ci --omit=dev`).
 */
export async function bundleFunctions(): Promise<string> {
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    plugins: [
      {
        name: 'function-style',
        load: (id) =>
          id.endsWith('/functions/style.ts') ? `export const style = ${JSON.stringify(style)}` : undefined,
      },
    ],
    ssr: { noExternal: true, external: Object.keys(dependencies) },
    build: {
      ssr: 'scripts/functions.ts',
      target: 'node20',
      write: false,
      rolldownOptions: { output: { codeSplitting: false } },
    },
  })
  const [chunk] = (result as { output: { code: string }[] }).output
  return chunk?.code ?? ''
}
