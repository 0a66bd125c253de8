import { once } from 'node:events'
import { watch } from 'node:fs'
import { resolve } from 'node:path'
import { runnerImport } from 'vite'

/**
 * Ends as soon as facts and copy are valid. Until then the development server cannot start: it logs what is wrong, once
 * for each change.
 */
export async function waitForFacts(): Promise<void> {
  // Not imported: Vite restarts when a module changes that its configuration imports.
  const { module } = await runnerImport<typeof import('../site/find-faults.ts')>(
    resolve('scripts/site/find-faults.ts'),
  )
  let logged = ''
  for (let faults = await module.findFaults(); faults; faults = await module.findFaults()) {
    if (faults !== logged) console.error(faults)
    logged = faults
    // Not the files: editors replace them.
    const watcher = watch('src', { recursive: true })
    await once(watcher, 'change')
    watcher.close()
  }
}
