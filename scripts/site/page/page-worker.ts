import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { takeReads } from '../../../src/blog/read-content.ts'
import { company } from '../../../src/company.ts'
import type * as preRender from '../../../src/pre-render.ts'
import { openCache } from '../../io/cache.ts'
import { type Templates, templateOf } from '../bundle/page-template.ts'
import { createHeadTags } from '../head/head-tags.ts'
import type { OgImage } from '../og/og-image.ts'
import { composePage, fileOf } from './compose-page.ts'
import { readPageFacts } from './page-facts.ts'
import type { RenderedPage } from './page-index.ts'

export type RenderTask = {
  /** The folder with the server's code and the templates. */
  server: string
  /** The folder of the cache for the HTML. */
  cache: string
  paths: readonly string[]
}

/** A page with the names of what was read for it. */
export type NewPage = Omit<RenderedPage, 'reads'> & { reads: string[] }

/** The page that hosts send for every address they do not know; browsers render it again, for that address. */
const notFoundPath = '/404'

/** Renders pages one after the other; an error names the page. */
export async function renderPages({ server: folder, cache, paths }: RenderTask): Promise<NewPage[]> {
  loaded ??= load(folder)
  const { server, templates } = await loaded
  const pages: NewPage[] = []
  for (const path of paths) {
    try {
      pages.push(await renderPage(path, server, templates, cache))
    } catch (error) {
      throw new Error(`${path}: ${error instanceof Error ? (error.stack ?? error.message) : error}`)
    }
  }
  return pages
}

/** Draws Open Graph images into their cache. */
export async function drawImages(images: readonly OgImage[]): Promise<void> {
  const { drawOnce } = await import('../og/draw-image.tsx')
  for (const image of images) await drawOnce(image)
}

type Loaded = { server: typeof preRender; templates: Templates }
let loaded: Promise<Loaded> | undefined

async function load(folder: string): Promise<Loaded> {
  const templates: Templates = JSON.parse(readFileSync(join(folder, 'templates.json'), 'utf8'))
  return { templates, server: await import(pathToFileURL(resolve(folder, 'pre-render.mjs')).href) }
}

async function renderPage(
  path: string,
  server: typeof preRender,
  templates: Templates,
  cache: string,
): Promise<NewPage> {
  const template = templateOf(path, templates)
  const content = await server.renderPage(path)
  const { head } = content
  const { tags, image } = await createHeadTags(path, head)
  const pieces = composePage({ ...content, template, metadataTags: tags, isHydrated: path !== notFoundPath })

  const [start, middle, rest] = pieces.map((piece) => Buffer.from(piece)) as [Buffer, Buffer, Buffer]
  const bytes = Buffer.concat([start, middle, rest])
  const html = createHash('sha256').update(bytes).digest('hex')
  openCache(cache).write(html, bytes)
  return {
    ...{ path, head, image, html },
    ends: [start.length, start.length + middle.length],
    styleSheets: template.styleSheets,
    ...readPageFacts(fileOf(path), pieces.join(''), company.siteUrl),
    reads: [...new Set([...takeReads(), ...server.takeReads()])].sort(),
  }
}
