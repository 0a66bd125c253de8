import { hash } from 'node:crypto'
import { lstatSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { company } from '../../src/site/company.ts'
import { movedPages } from '../../src/site/pages.ts'
import type { CompiledContent } from '../content/compile.ts'
import { contentPaths, defaultFolders } from '../content/folders.ts'
import { listFiles } from '../io/list-files.ts'
import type { OutputFile } from '../io/output-folder.ts'
import type { Bundle } from './bundle/open-bundle.ts'
import { cropImage } from './crop-image.ts'
import { findDeadLinks, refuseDeadLinks } from './dead-links.ts'
import { createSearchFiles } from './feeds/search-files.ts'
import { createSiteFiles } from './feeds/site-files.ts'
import { formatRedirects, redirectPages } from './hosts/redirects.ts'
import { pageFile } from './page/compose-page.ts'
import type { RenderedSite } from './page/render-pages.ts'
import { formatHeaders, headerRules } from './security/headers.ts'
import { policyForHeader } from './security/policy.ts'

/** Everything that a site consists of. */
export type SiteParts = {
  bundle: Bundle
  site: RenderedSite
  content: CompiledContent
  /** The day of the build, `YYYY-MM-DD`. */
  today: string
}

/**
 * Collects everything that is to be written into `dist`, and the rules for hosts. Throws a `SiteError` if a link leads
 * nowhere.
 */
export async function collectFiles({ bundle, site, content, today }: SiteParts) {
  const { pages } = site
  const redirects = { ...movedPages, ...content.redirects }
  const publicFiles = listFiles(defaultFolders.public)
    // Links have letters with accents as one character, the disks of Macs may have two.
    .map((name) => [name.normalize(), join(defaultFolders.public, name)] as const)
    .filter(([, path]) => lstatSync(path).isFile())
    .map(([name, path]) => fileOfBytes([name, readFileSync(path)]))
  // In the order in which they are written: what pages load before the pages.
  const files: OutputFile[] = [
    ...Object.entries(bundle.client).map(fileOfBytes),
    ...publicFiles,
    ...filesOfContent(content.files),
    ...createSearchFiles(pages).map(fileOfBytes),
    ...pages.flatMap(({ image }) => {
      if (image === undefined) return []
      const { path, picture } = image
      return {
        name: path.slice(1),
        version: path,
        read: () => cropImage(path, join(defaultFolders.out, picture)),
      }
    }),
    ...pages.map((page) => ({
      name: pageFile(page.path),
      version: page.html,
      read: () => site.readPage(page),
    })),
    ...(await createSiteFiles(pages, today)).map(fileOfBytes),
    ...redirectPages(redirects).map(fileOfBytes),
  ]
  const names = files.map(({ name }) => name).sort()
  const machineFiles = names.filter((name) => !name.endsWith('.html'))
  const targets = [...machineFiles, ...Object.keys(redirects).map((path) => path.slice(1))]
  const linkedPages = pages.map((page) => [pageFile(page.path), page] as const)
  const dead = findDeadLinks(linkedPages, targets, company.siteUrl)
  refuseDeadLinks(dead, process.env.ARTICLES === 'drafts')

  const rules = headerRules(policyForHeader(bundle.templates.scripts), names)
  files.push(
    fileOfBytes(['_headers', formatHeaders(rules)]),
    fileOfBytes(['_redirects', formatRedirects(redirects)]),
  )
  return { files, rules, redirects }
}

/** The data of posts and lists, the search index and pictures. */
function filesOfContent(content: ReadonlyMap<string, string>): OutputFile[] {
  return [...content].flatMap(([name, version]) => {
    const [part = '', ...rest] = name.split('/')
    const base = contentPaths[part as keyof typeof contentPaths]
    const read = () => readFileSync(join(defaultFolders.out, name))
    return { name: [base, ...rest].join('/').slice(1), version, read }
  })
}

function fileOfBytes([name, bytes]: readonly [name: string, bytes: string | Uint8Array]): OutputFile {
  return { name, version: hash('sha256', bytes), read: () => Buffer.from(bytes) }
}
