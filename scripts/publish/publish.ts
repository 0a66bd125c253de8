import { readFileSync, writeFileSync } from 'node:fs'
import { cp, mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { company, editing } from '../../src/company.ts'
import { readContent } from '../../src/loaders/content-on-disk.ts'
import { pruneCache } from '../cache/open-cache.ts'
import { type Unpublished, unpublishedFile } from '../content/compile.ts'
import { listWritten } from '../content/files.ts'
import { defaultFolders, publishedAt } from '../content/folders.ts'
import { compiledCache } from '../content/kept-results.ts'
import { pictureCache } from '../content/pictures/make-forms.ts'
import { compareText } from '../content/problem.ts'
import { compressedCache, compressTexts } from './compress.ts'
import { publishEditor } from './editing/publish-editor.ts'
import { endpointAddresses } from './endpoints.ts'
import { formatHeaders, headerRules } from './headers.ts'
import { formatHtaccess } from './hosts/apache.ts'
import { formatCaddyfile } from './hosts/caddy.ts'
import { formatNginx } from './hosts/nginx.ts'
import { findDeadLinks, refuseDeadLinks, SiteError } from './links.ts'
import { drawingCache } from './og-image/draw-once.ts'
import type { PageStyles } from './page-styles.ts'
import { findBlocked, inlineHashes, joinHashes, policyForHeader, policyForMeta, putPolicy } from './policy.ts'
import { publishListings } from './publish-listings.ts'
import { formatRedirects } from './redirects.ts'

/** Configuration of servers that are one's own; nothing for visitors. */
const hostingFolder = '.hosting'

/**
 * Completes the rendered site in `dist`: what the pages load besides, the content security policy, what the
 * host must know, and compressed copies. Throws a `SiteError` if a link of a page leads nowhere, or if it has
 * something that the policy blocks.
 */
export async function publish(dist: string, styles: PageStyles): Promise<void> {
  const { out } = defaultFolders
  for (const name of await listWritten(out)) {
    if (name === unpublishedFile) continue
    const [part = '', ...rest] = name.split('/')
    const base = publishedAt[part as keyof typeof publishedAt]
    await cp(join(out, name), join(dist, base, ...rest))
  }
  await removeLeftovers(dist)
  await publishListings(dist, (await listFiles(dist)).filter(isPage))
  const names = await listFiles(dist)
  const policy = finishPages(dist, names, styles)
  const editor = await publishEditor(dist, editing)
  await tellHosts(dist, [...headerRules(policy, names), ...editor.rules])
  refuseDeadLinks(listDeadLinks(dist, names, await readContent<Unpublished>(unpublishedFile)))
  const { made } = await compressTexts(dist, [...names, ...editor.names])
  if (made > 0) console.info(`${made} compressed files are new.`)
  await Promise.all(
    [compiledCache, compressedCache, drawingCache, pictureCache].map((cache) => pruneCache(cache)),
  )
}

/** Every file, with forward slashes. */
async function listFiles(dist: string): Promise<string[]> {
  const entries = await readdir(dist, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(dist, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort(compareText)
}

const isPage = (name: string) => name.endsWith('.html')

/** Gives each page its style and the policy that fits it, and returns the policy that fits all. */
function finishPages(dist: string, names: readonly string[], styles: PageStyles): string {
  const endpoints = endpointAddresses()
  const blocked: string[] = []
  const readPolicies = function* () {
    for (const name of names.filter(isPage)) {
      const html = styles.put(readFileSync(join(dist, name), 'utf8'))
      const inline = inlineHashes(html)
      writeFileSync(join(dist, name), putPolicy(html, policyForMeta(inline, endpoints)))
      blocked.push(...findBlocked(name, html, company.siteUrl))
      yield inline
    }
    // Firefox applies the header of a drawing to the styles in it, also where it is an icon.
    for (const name of names.filter((name) => /^[^/]+\.svg$/.test(name))) {
      yield inlineHashes(readFileSync(join(dist, name), 'utf8'))
    }
  }
  const inline = joinHashes(readPolicies())
  if (blocked.length > 0)
    throw new SiteError(`${blocked.join('\n')}\nThe site in dist is not fit to be published.`)
  return policyForHeader(inline, endpoints)
}

/** What each host reads: two files for Netlify and Cloudflare Pages, one for Apache, and those of one's own servers. */
async function tellHosts(dist: string, rules: ReturnType<typeof headerRules>): Promise<void> {
  const { host } = new URL(company.siteUrl)
  const root = '/var/www/site'
  await mkdir(hostingFolder, { recursive: true })
  await writeFile(join(dist, '_headers'), formatHeaders(rules))
  await writeFile(join(dist, '_redirects'), formatRedirects())
  await writeFile(join(dist, '.htaccess'), formatHtaccess(rules))
  await writeFile(join(hostingFolder, 'nginx.conf'), formatNginx(rules, { host, root, port: 80 }))
  await writeFile(join(hostingFolder, 'Caddyfile'), formatCaddyfile(rules, { host, root }))
}

function listDeadLinks(dist: string, names: readonly string[], unpublished: Unpublished): string[] {
  // One page at a time: thousands of them would fill the memory.
  const pages = function* () {
    for (const name of names.filter(isPage)) yield [name, readFileSync(join(dist, name), 'utf8')] as const
  }
  return findDeadLinks(
    pages(),
    names.filter((name) => !isPage(name)),
    company.siteUrl,
    unpublished,
  )
}

/** What vite-react-ssg and vite write for themselves; the first names carry a random number. */
async function removeLeftovers(dist: string): Promise<void> {
  const names = (await readdir(dist)).filter(
    (name) => name.startsWith('static-loader-data') || name === '.vite',
  )
  await Promise.all(names.map((name) => rm(join(dist, name), { recursive: true })))
}
