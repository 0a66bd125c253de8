import { once } from 'node:events'
import { watch } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { runnerImport } from 'vite'
import { factsFile } from '../io/read-facts.ts'

/**
 * Ends as soon as the facts are valid. Until then the development server cannot start: it logs what is wrong, once for
 * each change of the file.
 */
export async function waitForFacts(): Promise<void> {
  // Not imported: Vite restarts when a module changes that its configuration imports.
  const { module } = await runnerImport<typeof import('../site/check-facts.ts')>(
    resolve('scripts/site/check-facts.ts'),
  )
  let logged: string | undefined
  for (let faults = module.findFaultsInFile(); faults; faults = module.findFaultsInFile()) {
    if (faults !== logged) console.error(faults)
    logged = faults
    // The folder: editors replace the file.
    const watcher = watch(dirname(factsFile))
    await once(watcher, 'change')
    watcher.close()
  }
}
