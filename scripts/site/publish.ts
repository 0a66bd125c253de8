import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { company } from '../../src/company/company.ts'
import { runAtOnce } from '../io/at-once.ts'
import { writeFileAtomic } from '../io/atomic-write.ts'
import { updateFolder } from '../io/output-folder.ts'
import { phase } from './build-log.ts'
import { collectFiles, type SiteParts } from './collect-files.ts'
import { compressedCopies } from './compress.ts'
import { bundleFunctions } from './hosts/bundle-functions.ts'
import { formatCaddyfile, formatNginx } from './hosts/host-files.ts'

/**
 * Writes the site into `dist`, and the configuration of servers into `.hosting`. If something must not be published,
 * `dist` stays as it was.
 */
export async function publish(parts: SiteParts): Promise<void> {
  const collect = () => collectFiles(parts)
  const { files, rules, redirects } = await phase('checks', collect, () => 'no dead links')

  const published = files.map((file) => ({ ...file, copies: compressedCopies(file) }))
  const compress = async () => {
    const missing = published.flatMap(({ copies }) => copies).filter(({ isCached }) => !isCached())
    // zlib has threads of its own: each has something to do while the result of another is written.
    await runAtOnce(availableParallelism() + 2, missing, async ({ read }) => read())
    return missing.length
  }
  await phase('copies', compress, (count) => `${count} copies compressed`)

  // Everything is ready now, so that the time is short in which some pages are old and some new.
  const write = () => updateFolder('dist', published)
  await phase('files', write, ({ written }) => `${written} files written`)

  // The configuration of servers that somebody runs themselves; not for visitors.
  const { host } = new URL(company.siteUrl)
  const place = { host, root: '/var/www/site', functions: '127.0.0.1:4173' }
  writeFileAtomic('.hosting/nginx.conf', formatNginx(rules, { ...place, port: 80 }, redirects))
  writeFileAtomic('.hosting/Caddyfile', formatCaddyfile(rules, place, redirects))
  writeFileAtomic('.hosting/site.service', readFileSync(join(import.meta.dirname, 'hosts/site.service')))
  await bundleFunctions('.hosting/functions.mjs')
}
