import { placeholders } from '../../src/company/company.ts'
import { type CompiledContent, compileContent } from '../content/compile.ts'
import { defaultFolders } from '../content/folders.ts'
import { publicationDay } from '../content/publication.ts'
import { reportOutcome } from '../content/report.ts'
import { pruneCaches } from '../io/cache.ts'
import { logEnd, phase } from './build-log.ts'
import { openBundle } from './bundle/open-bundle.ts'
import { checkTypes } from './check-types.ts'
import { reportSettings } from './endpoints.ts'
import { openPageWorkers, renderPages } from './page/render-pages.ts'
import { publish } from './publish.ts'
import { reportPlaceholders, reportTypes } from './reports.ts'
import { refuseSampleWords } from './sample-words.ts'
import { isStrict, readSettings } from './settings.ts'
import { SiteError } from './site-error.ts'
import { notBefore, sourceDateEpoch } from './source-date.ts'
import { reportStaleSources } from './stale-sources.ts'

/** What has not changed since an earlier build comes from the caches, see `scripts/io/cache.ts`. */
const started = performance.now()

type Options = { functions?: string | undefined; drafts: boolean }

/** Compiles the posts, bundles the code, renders the pages and writes the site; sets the exit status if it fails. */
export async function build(options: Options): Promise<void> {
  try {
    await compileAndBuild(options)
  } catch (error) {
    process.exitCode = 1
    if (error instanceof SiteError) console.error(error.message)
    else if ((error as NodeJS.ErrnoException).code === 'ENOSPC') {
      console.error(`${(error as Error).message}: the disk is full; make room and build again`)
    } else throw error
  }
}

async function compileAndBuild({ functions, drafts }: Options): Promise<void> {
  // Beside the posts, which leave a core idle.
  const types = checkTypes()
  types.catch(() => {})
  // Before SOURCE_DATE_EPOCH, which it reads, is set to the day that pages carry.
  const today = publicationDay(process.env, new Date())
  const outcome = await compileContent(defaultFolders, { today, drafts })
  reportOutcome(outcome, started)
  if (outcome.ok) {
    process.env.ARTICLES = outcome.published === 0 ? 'none' : drafts ? 'drafts' : 'published'
    process.env.PAGE_PICTURES = JSON.stringify(outcome.pagePictures)
    // Pages carry the day of the last commit, or of the newest post if that is later; worker processes inherit it.
    process.env.SOURCE_DATE_EPOCH = notBefore(sourceDateEpoch(), outcome.newest)
  }

  // Everything is reported before anything ends the build.
  const settings = await readSettings()
  if (functions && !settings.VITE_FUNCTIONS_URL) process.env.VITE_FUNCTIONS_URL = functions
  const strict = isStrict(settings)
  reportStaleSources(today)
  const hasRealAddress = !placeholders.includes('company.siteUrl')
  const reports = [
    reportTypes(await types),
    reportPlaceholders(strict),
    await reportSettings(strict || hasRealAddress),
  ]
  if (outcome.ok && reports.every(Boolean)) await buildSite(outcome, today, strict && hasRealAddress)
  else process.exitCode = 1
}

async function buildSite(content: CompiledContent, today: string, isReal: boolean): Promise<void> {
  const workers = openPageWorkers()
  try {
    const { bundle } = await phase(
      'bundle',
      () => openBundle(),
      ({ isNew }) => (isNew ? 'new bundle' : 'same bundle'),
    )
    const site = await phase(
      'pages',
      () => renderPages(bundle, content.files, workers),
      ({ rendered, pages }) => `${rendered} of ${pages.length} pages rendered`,
    )
    if (isReal) await refuseSampleWords(site)
    await workers.close()
    await publish({ bundle, site, content, today })
  } finally {
    await workers.close()
  }
  pruneCaches()
  logEnd(started)
}
