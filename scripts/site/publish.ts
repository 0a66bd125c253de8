import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { company } from '../../src/site/company.ts'
import { movedPages } from '../../src/site/pages.ts'
import type { CompiledContent } from '../content/compile.ts'
import { contentPaths, defaultFolders } from '../content/folders.ts'
import type { Redirects } from '../content/links/moved-pages.ts'
import { writeFileAtomic } from '../io/atomic-write.ts'
import { listFiles } from '../io/list-files.ts'
import { type FileVersion, type OutputFile, updateFolder } from '../io/output-folder.ts'
import type { Bundle } from './bundle/open-bundle.ts'
import { withCopies } from './compress.ts'
import { cropImage } from './crop-image.ts'
import { findDeadLinks, refuseDeadLinks } from './dead-links.ts'
import { createSearchFiles } from './feeds/search-files.ts'
import { createSiteFiles } from './feeds/site-files.ts'
import { formatNginx } from './hosts/host-files.ts'
import { formatRedirects, redirectPages } from './hosts/redirects.ts'
import { pageFile } from './page/compose-page.ts'
import type { RenderedSite } from './page/render-pages.ts'
import { formatHeaders, headerRules } from './security/headers.ts'
import { policyForHeader } from './security/policy.ts'
import { SiteError } from './site-error.ts'

/** Everything that a site consists of. */
type SiteParts = {
  bundle: Bundle
  site: RenderedSite
  content: CompiledContent
  /** The day of the build, `YYYY-MM-DD`. */
  today: string
}

/**
 * Writes the site into `dist`, and the configuration of servers into `.hosting`. If a link leads nowhere or a header
 * cannot be written, throws a `SiteError`, and `dist` stays as it was. Returns how many files were written.
 */
export async function publish(parts: SiteParts): Promise<number> {
  const redirects = { ...movedPages, ...parts.content.redirects }
  const files = collectFiles(parts, redirects)
  const names = files.map(({ name }) => name)
  const rules = headerRules(policyForHeader(parts.bundle.templates.scripts), names)
  files.push(
    fileOfBytes(['_headers', formatHeaders(rules)]),
    fileOfBytes(['_redirects', formatRedirects(redirects)]),
  )
  refuseSameNames(files)
  // The configuration of servers that somebody runs themselves; not for visitors.
  const hosting = {
    ...formatNginx(rules, company.siteUrl, redirects),
    'site.service': readFileSync(join(import.meta.dirname, 'hosts/site.service')),
    'functions.mjs': parts.bundle.functions,
  }
  const written = await updateFolder(
    'dist',
    files.map((file) => withCopies(file, parts.site.pages.length)),
  )
  for (const [name, text] of Object.entries(hosting)) writeFileAtomic(join('.hosting', name), text)
  return written
}

/** All files for visitors, in the order in which they are written: what pages load before the pages. */
function collectFiles({ bundle, site, content, today }: SiteParts, redirects: Redirects) {
  const { pages } = site
  const publicFiles = listFiles(defaultFolders.public).map((name) =>
    // Links have letters with accents as one character, the disks of Macs may have two.
    fileOfBytes([name.normalize(), readFileSync(join(defaultFolders.public, name))]),
  )
  const files: OutputFile[] = [
    ...Object.entries(bundle.client).map(fileOfBytes),
    ...publicFiles,
    ...filesOfContent(content.files),
    ...createSearchFiles(pages).map(fileOfBytes),
    ...pages.flatMap(({ image }) => {
      if (image === undefined) return []
      const { path, picture } = image
      const read = () => cropImage(path, join(defaultFolders.out, picture))
      return { name: path.slice(1), version: path, read }
    }),
    ...pages.map((page) => {
      return { name: pageFile(page.path), version: page.html, read: () => site.readPage(page) }
    }),
    ...createSiteFiles(pages, today).map(fileOfBytes),
    ...redirectPages(redirects).map(fileOfBytes),
  ]
  const machineFiles = files.map(({ name }) => name).filter((name) => !name.endsWith('.html'))
  const targets = [...machineFiles, ...Object.keys(redirects).map((path) => path.slice(1))]
  const linkedPages = pages.map((page) => [pageFile(page.path), page] as const)
  const dead = findDeadLinks(linkedPages, targets, company.siteUrl)
  refuseDeadLinks(dead, process.env.ARTICLES === 'drafts')
  return files
}

/** A public file must not have the name of one that the build writes. */
export function refuseSameNames(files: readonly FileVersion[]): void {
  const versions = new Map(files.map(({ name, version }) => [name, version]))
  const [first] = files.filter(({ name, version }) => versions.get(name) !== version)
  if (first) throw new SiteError(`public/${first.name}: the build writes a file of this name; remove yours`)
}

/** The data of posts and lists, the search index and pictures. */
function filesOfContent(content: readonly FileVersion[]): OutputFile[] {
  return content.flatMap(({ name, version }) => {
    const [part = '', ...rest] = name.split('/')
    const base = contentPaths[part as keyof typeof contentPaths]
    const read = () => readFileSync(join(defaultFolders.out, name))
    return { name: [base, ...rest].join('/').slice(1), version, read }
  })
}

function fileOfBytes([name, bytes]: readonly [name: string, bytes: string | Uint8Array]): OutputFile {
  return { name, version: hash('sha256', bytes), read: () => Buffer.from(bytes) }
}
