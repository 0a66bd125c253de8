import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { company, editing } from '../../src/company.ts'
import type { Unpublished } from '../content/compile.ts'
import { unpublishedFile } from '../content/compile.ts'
import { defaultFolders, publishedAt } from '../content/folders.ts'
import { openCache } from '../io/cache.ts'
import { cacheFolder } from '../io/cache-folder.ts'
import type { Application } from './bundle/open-bundle.ts'
import { publishEditor } from './editor.ts'
import { endpointAddresses } from './endpoints.ts'
import { createSiteFiles } from './feeds/site-files.ts'
import { formatHtaccess } from './hosts/apache.ts'
import { formatCaddyfile } from './hosts/caddy.ts'
import { formatNginx } from './hosts/nginx.ts'
import { formatRedirects } from './hosts/redirects.ts'
import { findDeadLinks, refuseDeadLinks, SiteError } from './links.ts'
import { drawingCache, type OgImage } from './og/og-image.ts'
import { fileOf } from './page/page-file.ts'
import { createPageStyles, type PageStyles, putStyle } from './page/page-styles.ts'
import type { RenderedSite } from './page/render-pages.ts'
import type { RenderedPage } from './page/rendered-page.ts'
import { formatHeaders, headerRules } from './security/headers.ts'
import { inlineHashes, joinHashes, policyForHeader, policyForMeta, putPolicy } from './security/policy.ts'
import { openDist, type SiteFile } from './write-dist.ts'

/** Configuration of servers that are one's own; nothing for visitors. */
const hostingFolder = '.hosting'

/** All that a site is made of. */
export type SiteParts = {
  application: Application
  site: RenderedSite
  /** What the compiler wrote: hashes by names. */
  content: ReadonlyMap<string, string>
  unpublished: Unpublished
}

/**
 * Completes the site in `dist`: every page with its style and policy, what they load, what others read of the site,
 * and what the host must know. Throws a `SiteError` if a link of a page leads nowhere, or if it has something that the
 * policy blocks; then `dist` stays as it was.
 *
 * @returns how many files were written, and what is left to do: the preview images and the compressed copies
 */
export async function publish(dist: string, { application, site, content, unpublished }: SiteParts) {
  const { pages } = site
  refuseBlocked(pages)
  const styles = stylesOf(pages, application)
  const fromClient = await filesOfClient(application)
  const endpoints = await endpointAddresses()
  const inline = joinHashes([
    ...pages.map((page) => inlineOf(page, styles)),
    // Firefox applies the header of a drawing to the styles in it, also where it is an icon.
    ...(await Promise.all(
      fromClient
        .filter(({ name }) => /^[^/]+\.svg$/.test(name))
        .map(async ({ read }) => inlineHashes(String(await read()))),
    )),
  ])
  const files = [
    ...fromClient,
    ...filesOfContent(content),
    ...pages.map((page) => fileOfPage(page, styles, endpoints, site)),
    ...(await createSiteFiles(pages)).map(([name, text]) => fileOfText(name, text)),
  ]
  const images = filesOfImages(pages)
  const editor = await filesOfEditor()
  const names = [...files, ...images].map(({ name }) => name)
  const rules = [...headerRules(policyForHeader(inline, endpoints), names.sort()), ...editor.rules]
  files.push(
    fileOfText('_headers', formatHeaders(rules)),
    fileOfText('_redirects', formatRedirects()),
    fileOfText('.htaccess', formatHtaccess(rules)),
  )
  refuseDeadLinks(
    findDeadLinks(
      pages.map(({ path, links }) => [fileOf(path), links]),
      [...files, ...images].map(({ name }) => name).filter((name) => !name.endsWith('.html')),
      company.siteUrl,
      unpublished,
    ),
  )
  await tellServers(rules)
  const { put, finish } = await openDist(dist)
  return { written: await put([...files, ...editor.files]), putImages: () => put(images), finish }
}

function refuseBlocked(pages: readonly RenderedPage[]): void {
  const blocked = pages.flatMap((page) => page.blocked)
  if (blocked.length > 0)
    throw new SiteError(`${blocked.join('\n')}\nThe site is not fit to be published; dist is as it was.`)
}

function stylesOf(pages: readonly RenderedPage[], { folder, faces }: Application): PageStyles {
  const styles = createPageStyles((address) => readFileSync(join(folder, 'client', address), 'utf8'), faces)
  for (const { style } of pages) styles.add(style)
  return styles
}

/** What a page has inline, with its style. */
function inlineOf({ inline, style }: RenderedPage, styles: PageStyles) {
  return joinHashes([inline, { scripts: [], styles: [styles.get(style.sheets).hash] }])
}

function fileOfPage(
  page: RenderedPage,
  styles: PageStyles,
  endpoints: readonly string[],
  { readPage }: RenderedSite,
): SiteFile {
  const { sheets } = page.style
  const { css, hash } = styles.get(sheets)
  const policy = policyForMeta(inlineOf(page, styles), endpoints)
  return {
    name: fileOf(page.path),
    version: versionOf(JSON.stringify([page.html, hash, policy])),
    read: async () => {
      // A character for each byte: so the text of thousands of pages is not decoded and encoded again.
      const html = (await readPage(page)).toString('latin1')
      const style = Buffer.from(css).toString('latin1')
      return Buffer.from(putPolicy(putStyle(html, sheets, style), policy), 'latin1')
    },
  }
}

/** Scripts, styles and what lies in the public folder. */
async function filesOfClient({ folder, client }: Application): Promise<SiteFile[]> {
  return Object.entries(client).map(([name, version]) => ({
    name,
    version,
    read: () => readFile(join(folder, 'client', name)),
  }))
}

function filesOfContent(content: ReadonlyMap<string, string>): SiteFile[] {
  return [...content].flatMap(([name, version]) => {
    if (name === unpublishedFile) return []
    const [part = '', ...rest] = name.split('/')
    const base = publishedAt[part as keyof typeof publishedAt]
    const original = join(defaultFolders.out, name)
    return { name: [base.slice(1), ...rest].join('/'), version, original, read: () => readFileSync(original) }
  })
}

function filesOfImages(pages: readonly RenderedPage[]): SiteFile[] {
  const drawings = openCache(drawingCache)
  const images = new Map(pages.map(({ image }) => [image.name, image]))
  return [...images].map(([name, image]) => ({
    name: `og/${name}`,
    version: name,
    read: async () => (await drawings.read(name)) ?? drawAgain(image),
  }))
}

/** A drawing that is in its cache, but not whole. */
async function drawAgain(image: OgImage): Promise<Buffer> {
  const { drawOnce } = await import('./og/draw-image.tsx')
  return drawOnce(image)
}

/** Where posts can be edited, if that is switched on; nothing of it is for visitors. */
async function filesOfEditor() {
  const folder = cacheFolder('editor')
  const { names, rules } = await publishEditor(folder, editing)
  const files = names.map(async (name) => fileOfText(name, await readFile(join(folder, name))))
  return { files: await Promise.all(files), rules }
}

function fileOfText(name: string, content: string | Uint8Array): SiteFile {
  return { name, version: versionOf(content), read: () => Buffer.from(content) }
}

function versionOf(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex')
}

/** The configuration of two servers that are one's own. */
async function tellServers(rules: ReturnType<typeof headerRules>): Promise<void> {
  const { host } = new URL(company.siteUrl)
  const root = '/var/www/site'
  await mkdir(hostingFolder, { recursive: true })
  await writeFile(join(hostingFolder, 'nginx.conf'), formatNginx(rules, { host, root, port: 80 }))
  await writeFile(join(hostingFolder, 'Caddyfile'), formatCaddyfile(rules, { host, root }))
}
