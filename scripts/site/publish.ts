import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { company } from '../../src/site/company.ts'
import { writeFileAtomic } from '../io/atomic-write.ts'
import { updateFolder } from '../io/output-folder.ts'
import { collectFiles, type SiteParts } from './collect-files.ts'
import { withCopies } from './compress.ts'
import { bundleFunctions } from './hosts/bundle-functions.ts'
import { formatNginx } from './hosts/host-files.ts'

/**
 * Writes the site into `dist`, and the configuration of servers into `.hosting`. If something must not be published,
 * `dist` stays as it was. Returns how many files were written.
 */
export async function publish(parts: SiteParts): Promise<number> {
  const { files, rules, redirects } = await collectFiles(parts)
  // Compressing has a thread of its own.
  const [{ written }] = await Promise.all([
    updateFolder('dist', files.map(withCopies)),
    bundleFunctions('.hosting/functions.mjs'),
  ])

  // The configuration of servers that somebody runs themselves; not for visitors.
  const { host } = new URL(company.siteUrl)
  const other = host.startsWith('www.') ? host.slice('www.'.length) : `www.${host}`
  const server = { host, other, port: 80, root: '/var/www/site', functions: '127.0.0.1:4173' }
  const nginx = formatNginx(rules, { ...server, includes: '/etc/nginx/site' }, redirects)
  for (const [name, text] of Object.entries(nginx)) writeFileAtomic(join('.hosting', name), text)
  writeFileAtomic('.hosting/site.service', readFileSync(join(import.meta.dirname, 'hosts/site.service')))
  return written
}
