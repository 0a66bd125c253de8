import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { company } from '../../src/site/company.ts'
import { writeFileAtomic } from '../io/atomic-write.ts'
import { updateFolder } from '../io/output-folder.ts'
import { collectFiles, type SiteParts } from './collect-files.ts'
import { withCopies } from './compress.ts'
import { formatNginx } from './hosts/host-files.ts'

/**
 * Writes the site into `dist`, and the configuration of servers into `.hosting`. If something must not be published,
 * `dist` stays as it was. Returns how many files were written.
 */
export async function publish(parts: SiteParts): Promise<number> {
  const { files, rules, redirects } = await collectFiles(parts)
  const { written } = await updateFolder('dist', files.map(withCopies))

  // The configuration of servers that somebody runs themselves; not for visitors.
  const hosting = {
    ...formatNginx(rules, company.siteUrl, redirects),
    'site.service': readFileSync(join(import.meta.dirname, 'hosts/site.service')),
    'functions.mjs': parts.bundle.functions,
  }
  for (const [name, text] of Object.entries(hosting)) writeFileAtomic(join('.hosting', name), text)
  return written
}
