import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { company, editing } from '../../src/company.ts'
import { listFile, type Unpublished, unpublishedFile } from '../content/compile.ts'
import { defaultFolders, publishedAt } from '../content/folders.ts'
import { cacheFolder } from '../io/cache.ts'
import type { OutputFile } from '../io/output-folder.ts'
import type { Bundle } from './bundle/open-bundle.ts'
import { publishEditor } from './editor.ts'
import { endpointAddresses } from './endpoints.ts'
import { createSiteFiles } from './feeds/site-files.ts'
import { formatHtaccess } from './hosts/apache.ts'
import { formatRedirects } from './hosts/redirects.ts'
import { findDeadLinks, refuseDeadLinks, SiteError } from './links.ts'
import { drawings } from './og/og-image.ts'
import { completePage, fileOf } from './page/compose-page.ts'
import type { RenderedPage } from './page/page-index.ts'
import { pageStyles } from './page/page-styles.ts'
import type { RenderedSite } from './page/render-pages.ts'
import { formatHeaders, headerRules } from './security/headers.ts'
import {
  type InlineHashes,
  inlineHashes,
  joinHashes,
  policyForHeader,
  policyForMeta,
} from './security/policy.ts'

/** Everything that a site consists of. */
export type SiteParts = {
  bundle: Bundle
  site: RenderedSite
  /** The compiled content: the hash of each file. */
  content: ReadonlyMap<string, string>
  unpublished: Unpublished
}

/**
 * Collects everything that is to be written into `dist`, and the rules for hosts. Throws a `SiteError` if a link leads
 * nowhere, or if the policy would block something.
 */
export async function collectFiles({ bundle, site, content, unpublished }: SiteParts) {
  const { pages } = site
  refuseBlocked(pages)
  const endpoints = await endpointAddresses()
  const staticFiles = [...Object.entries(bundle.client), ...publicFiles()].map(([name, bytes]) =>
    fileOfBytes(name, bytes),
  )
  const { pageFiles, hashes } = filesOfPages(bundle, site, endpoints)
  const siteFiles = (await createSiteFiles(pages)).map(([name, bytes]) => fileOfBytes(name, bytes))
  const files = [
    ...[...staticFiles, ...filesOfContent(content), ...pageFiles],
    ...[...siteFiles, ...filesOfImages(pages)],
  ]

  const names = files.map(({ name }) => name)
  refuseDeadLinks(
    findDeadLinks(
      pages.map((page) => [fileOf(page.path), page]),
      names.filter((name) => !name.endsWith('.html')),
      company.siteUrl,
      unpublished,
    ),
  )
  // Firefox applies the policy of a drawing to the styles in it, also where it is an icon.
  const drawings = staticFiles.filter(({ name }) => /^[^/]+\.svg$/.test(name))
  for (const { read } of drawings) hashes.push(inlineHashes(String(await read())))
  const policy = policyForHeader(joinHashes(hashes), endpoints)
  const editor = await filesOfEditor()
  const rules = [...headerRules(policy, names.sort()), ...editor.rules]
  files.push(
    fileOfBytes('_headers', formatHeaders(rules)),
    fileOfBytes('_redirects', formatRedirects()),
    fileOfBytes('.htaccess', formatHtaccess(rules)),
    ...editor.files,
  )
  return { files, rules }
}

function refuseBlocked(pages: readonly RenderedPage[]): void {
  const blocked = pages.flatMap((page) => page.blocked)
  if (blocked.length > 0)
    throw new SiteError(`${blocked.join('\n')}\nThe site cannot be published; dist is as it was.`)
}

/** The files that are published as they are. */
function publicFiles(): [name: string, bytes: Buffer][] {
  const { public: folder } = defaultFolders
  return readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((entry) => {
    if (!entry.isFile()) return []
    const path = join(entry.parentPath, entry.name)
    return [[relative(folder, path).replaceAll('\\', '/'), readFileSync(path)]]
  })
}

/** The pages with their policies and styles, and the hashes of what they have inline. */
function filesOfPages({ client, templates }: Bundle, site: RenderedSite, endpoints: readonly string[]) {
  const readSheet = (address: string) => String(client[address.slice(1)])
  const [template] = Object.values(templates)
  const styleOf = pageStyles(site.pages, readSheet, template?.fontFaces ?? '')
  const hashes: InlineHashes[] = []
  const pageFiles = site.pages.map((page): OutputFile => {
    const { css, hash } = styleOf(page)
    const inline = { scripts: page.scripts, styles: [...page.styles, hash] }
    hashes.push(inline)
    const policy = policyForMeta(joinHashes([inline]), endpoints)
    return {
      name: fileOf(page.path),
      version: sha256(JSON.stringify([page.html, hash, policy])),
      read: async () => completePage(await site.readPage(page), policy, css),
    }
  })
  return { pageFiles, hashes }
}

/** The data of posts and lists, the search index and pictures, which are linked instead of copied. */
function filesOfContent(content: ReadonlyMap<string, string>): OutputFile[] {
  return [...content].flatMap(([name, version]) => {
    if (name === unpublishedFile || name === listFile) return []
    const [part = '', ...rest] = name.split('/')
    const base = publishedAt[part as keyof typeof publishedAt]
    const original = join(defaultFolders.out, name)
    return { name: [base.slice(1), ...rest].join('/'), version, original, read: () => readFileSync(original) }
  })
}

function filesOfImages(pages: readonly RenderedPage[]): OutputFile[] {
  const byName = new Map(pages.map((page) => [page.image.name, page]))
  return [...byName].map(([name, page]) => ({
    name: `og/${name}`,
    version: name,
    read: async () => drawings.read(name) ?? (await import('./og/draw-image.tsx')).drawOnce(page),
  }))
}

/** The editor for posts, if it is switched on; nothing of it is for visitors. */
async function filesOfEditor() {
  const folder = cacheFolder('editor')
  const { names, rules } = await publishEditor(folder, editing)
  return { files: names.map((name) => fileOfBytes(name, readFileSync(join(folder, name)))), rules }
}

function fileOfBytes(name: string, bytes: string | Uint8Array): OutputFile {
  return { name, version: sha256(bytes), read: () => Buffer.from(bytes) }
}

function sha256(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex')
}
