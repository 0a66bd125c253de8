import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { cacheFolder, openCache } from '../io/cache.ts'
import { message } from '../io/messages.ts'
import { packageFolder } from '../io/package-folder.ts'
import { sourceKey } from '../io/source-hash.ts'
import { SiteError } from './site-error.ts'

const sources = [
  ...['package-lock.json', 'tsconfig.json', 'tsconfig.build.json', 'src', 'functions'],
  ...['scripts/site/settings.ts'],
]

/**
 * Throws with the place of each type error in the code of the site and of the functions. What was right is not checked
 * again until it changes.
 */
export async function checkTypes(run = runCompiler, cache = openCache(cacheFolder('types'))): Promise<void> {
  await cache.getOrCreate(sourceKey(sources), async () => {
    await run()
    return new Uint8Array()
  })
}

async function runCompiler(): Promise<void> {
  try {
    const compiler = [join(packageFolder('typescript'), 'bin/tsc'), '-p', 'tsconfig.build.json']
    await promisify(execFile)(process.execPath, compiler)
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string }
    // Terminals and editors open `file:line:column`.
    const errors = stdout.replaceAll(/^([^()\n]+)\((\d+),(\d+)\): /gm, '$1:$2:$3: ')
    throw new SiteError(`${errors}${stderr}\n${message('build.types')}`)
  }
}
