import { writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { compileContent, type Outcome } from './content/compile.ts'
import { defaultFolders } from './content/folders.ts'
import { publicationDay } from './content/publication.ts'
import { reportOutcome } from './content/report.ts'
import { pruneCaches } from './io/cache.ts'
import { BundleError, openApplication } from './site/bundle/open-bundle.ts'
import { reportEndpoints } from './site/endpoints.ts'
import { SiteError } from './site/links.ts'
import { drawImages, renderPages } from './site/page/render-pages.ts'
import { reportPlaceholders } from './site/placeholders.ts'
import { publish } from './site/publish.ts'
import { notBefore, sourceDateEpoch } from './site/source-date.ts'

/**
 * `npm run build -- [--mode development]`: compiles the posts, builds the application, renders the pages and completes
 * the site in `dist`. Everything that an earlier build made of the same is taken from caches, see `cache-folder.ts`.
 * The seconds of each phase go into the file that `BUILD_TIMES` names, if it does.
 */
const started = performance.now()

// A build is a production build whatever the shell says: vite-react-ssg takes its mode from there, and React,
// once it is loaded, which of its two builds it is.
const { values } = parseArgs({ options: { mode: { type: 'string', default: 'production' } } })
process.env.MODE = values.mode
process.env.NODE_ENV = values.mode

await build().catch((error: unknown) => {
  process.exitCode = 1
  if (error instanceof SiteError || error instanceof BundleError) console.error(error.message)
  else if ((error as NodeJS.ErrnoException).code === 'ENOSPC') {
    console.error(`${(error as Error).message}: the disk is full; make room and build again`)
  } else throw error
})

async function build(): Promise<void> {
  const today = publicationDay(process.env, new Date())
  const outcome = await compileContent(defaultFolders, { today })
  const isRight = await reportOutcome(outcome, started)
  // The list of articles is no older than the newest of them, however long ago its file was committed.
  const newest = outcome.ok ? outcome.newest : undefined
  process.env.SOURCE_DATE_EPOCH = notBefore(sourceDateEpoch(), newest)

  // All of it is told at once, before anything ends the build.
  const isComplete = [reportPlaceholders(), await reportEndpoints()].every(Boolean)
  if (outcome.ok && isRight && isComplete) await buildSite(outcome)
  else process.exitCode = 1
}

async function buildSite({ files: content, unpublished }: Extract<Outcome, { ok: true }>) {
  let last = performance.now()
  const phases: Record<string, number> = { start: started / 1000, posts: (last - started) / 1000 }
  const told = new Map<string, string>()
  /** Adds the time that has passed to a phase. */
  const tell = (phase: string, what: string) => {
    phases[phase] = (phases[phase] ?? 0) + (performance.now() - last) / 1000
    told.set(phase, `${what} ${phases[phase].toFixed(1)} s`)
    last = performance.now()
  }
  const hasArticles = [...content.keys()].some((name) => name.startsWith('posts/'))
  const { application, isNew } = await openApplication([
    ...(hasArticles ? ['article'] : []),
    ...(content.has('pages/2.json') ? ['list'] : []),
  ])
  tell('application', isNew ? 'application' : 'application (as before)')
  const site = await renderPages(application, content)
  tell('pages', `${site.rendered} of ${site.pages.length} pages`)
  const drawn = await drawImages(site.pages.map(({ image }) => image))
  tell('preview images', `${drawn} preview images`)
  const dist = await publish('dist', { application, site, content, unpublished })
  tell('files', `${dist.written} files`)
  await dist.putImages()
  tell('preview images', `${drawn} preview images`)
  tell('compressed copies', `${await dist.finish()} compressed copies`)
  await pruneCaches()
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  if (process.env.BUILD_TIMES) await writeFile(process.env.BUILD_TIMES, JSON.stringify(phases))
  console.info(`Built in ${seconds} s: ${[...told.values()].join(', ')}.`)
}
