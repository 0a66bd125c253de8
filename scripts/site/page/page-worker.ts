import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type * as preRender from '../../../src/app/pre-render.ts'
import type { PageContent } from '../../../src/app/render-page.tsx'
import { createHeadTags } from '../../../src/head/head-tags.ts'
import type { PageHead } from '../../../src/site/page-head.ts'
import { cacheFolder, openCache } from '../../io/cache.ts'
import { type Templates, templateKey, templatesFile } from '../bundle/page-template.ts'
import { hashOf, policyForMeta } from '../security/policy.ts'
import { readSettings } from '../settings.ts'
import { composePage } from './compose-page.ts'
import { type PageFacts, readPageFacts } from './page-facts.ts'
import { pageStyles } from './page-styles.ts'
import { type SearchEntry, searchEntriesOf } from './search-entries.ts'

/** What the site as a whole has to know about a page. */
export type RenderedPage = Pick<PageFacts, 'addresses' | 'ids'> &
  Pick<PageContent, 'dependencies'> & {
    path: string
    head: PageHead
    /** The preview picture of an article, and the address of the picture that it is cropped from. */
    image?: { path: string; picture: string }
    search: readonly SearchEntry[]
    /** The key of its HTML in the cache. */
    html: string
  }

const cache = openCache(cacheFolder('pages'))

/** The page that hosts send for every address they do not know; browsers render it again, for that address. */
const notFoundPath = '/404'

/** A page, and the folder with the server's code; `content` is what has been rendered before. */
export type PageTask = { path: string; server: string; content?: PageContent | undefined }

/** Renders a page and composes its HTML; an error names the page. */
export async function renderIntoCache({ path, server, content }: PageTask): Promise<RenderedPage> {
  try {
    loaded ??= load(server)
    const all = await loaded
    return compose(path, content ?? (await all.server.renderPage(path)), all)
  } catch (error) {
    throw new Error(`${path}: ${error instanceof Error ? (error.stack ?? error.message) : error}`)
  }
}

type Loaded = Awaited<ReturnType<typeof load>>
let loaded: Promise<Loaded> | undefined

async function load(folder: string) {
  const { css, ...templates }: Templates = JSON.parse(readFileSync(join(folder, templatesFile), 'utf8'))
  const { VITE_FUNCTIONS_URL: endpoint } = readSettings()
  const server: typeof preRender = await import(pathToFileURL(resolve(folder, 'pre-render.mjs')).href)
  return { server, templates, endpoint, styleOf: pageStyles(css) }
}

function compose(path: string, content: PageContent, { templates, endpoint, styleOf }: Loaded): RenderedPage {
  const files = templates.routes[templateKey(path)]
  if (files === undefined) throw new Error('expected a route with files')
  const { tags, image } = createHeadTags(path, content.head, content.hydrationData)
  const shared = { template: templates.head, files, metadataTags: tags }
  const parts = { ...content, ...shared, isHydrated: path !== notFoundPath }
  const { addresses, ids, names } = readPageFacts(composePage(parts))
  const css = styleOf(names)
  const policy = policyForMeta(templates.scripts, hashOf(css), endpoint)
  const bytes = Buffer.from(composePage({ ...parts, policy, css }))
  const html = hash('sha256', bytes)
  cache.write(html, bytes)
  return {
    ...{ path, head: content.head, html, addresses, ids },
    ...(image && { image }),
    search: searchEntriesOf(path, content),
    dependencies: content.dependencies,
  }
}
