import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { takeReads } from '../../../src/blog/read-content.ts'
import { company } from '../../../src/company.ts'
import { renderedLanguages } from '../../../src/language/language.ts'
import { isGermanOnly, prerenderedLanguage } from '../../../src/pages.ts'
import type * as preRender from '../../../src/pre-render.ts'
import { openCache } from '../../io/cache.ts'
import { type ApplicationParts, frameOf } from '../bundle/open-bundle.ts'
import { serverFolder } from '../bundle/server-folder.ts'
import { addHeadTags } from '../head/add-head-tags.ts'
import type { OgImage } from '../og/og-image.ts'
import { deferApplication } from './defer-scripts.ts'
import { finishPage } from './finish-page.ts'
import { fileOf } from './page-file.ts'
import { styleNeeds } from './page-styles.ts'
import { type MadePage, readFacts } from './rendered-page.ts'
import { withoutContent } from './without-content.ts'

type Task = {
  /** The application's folder. */
  folder: string
  paths: readonly string[]
  /** Where the HTML goes. */
  cache: string
}

/** Renders pages one after the other; an error names the page. */
export async function renderPages({ folder, paths, cache }: Task): Promise<MadePage[]> {
  const pages: MadePage[] = []
  for (const path of paths) {
    try {
      pages.push(await renderPage(path, folder, cache))
    } catch (error) {
      throw new Error(`${path}: ${error instanceof Error ? (error.stack ?? error.message) : error}`)
    }
  }
  return pages
}

/** Draws Open Graph images into the cache. */
export async function drawImages(images: readonly OgImage[]): Promise<void> {
  const { drawOnce } = await import('../og/draw-image.tsx')
  for (const image of images) await drawOnce(image)
}

async function renderPage(path: string, folder: string, cache: string): Promise<MadePage> {
  const { server, frames } = await load(folder)
  const { before, after } = frameOf(path, frames)
  const first = prerenderedLanguage(path)
  const language = renderedLanguages.find((candidate) => candidate !== first) ?? first
  const { own, other } = await server.renderMarkup(path, language)
  const rendered = finishPage(path, before + own + after, {
    language,
    markup: isGermanOnly(path) ? withoutContent(path, other) : other,
  })
  const { page: deferred, sheets } = deferApplication(rendered)
  const { page, head, image } = await addHeadTags(path, deferred)
  const html = createHash('sha256').update(page).digest('hex')
  await openCache(cache).write(html, Buffer.from(page))
  return {
    ...{ path, html, head, image, style: styleNeeds(page, sheets) },
    ...readFacts(fileOf(path), page, company.siteUrl),
    reads: [...new Set([...takeReads(), ...server.takeReads()])].sort(),
  }
}

type Loaded = { server: typeof preRender; frames: ApplicationParts['frames'] }
let loaded: Promise<Loaded> | undefined

function load(folder: string): Promise<Loaded> {
  const start = async (): Promise<Loaded> => {
    const address = pathToFileURL(join(serverFolder(folder), 'pre-render.mjs')).href
    const { frames } = JSON.parse(await readFile(join(folder, 'parts.json'), 'utf8')) as ApplicationParts
    return { server: (await import(address)) as typeof preRender, frames }
  }
  loaded ??= start()
  return loaded
}
