import { placeholders } from '../src/company/company.ts'
import { linkedArticles } from '../src/content/linked-articles.ts'
import { articlePath } from '../src/pages.ts'
import { type CompiledContent, compileContent } from './content/compile.ts'
import { defaultFolders } from './content/folders.ts'
import { publicationDay } from './content/publication.ts'
import { reportOutcome } from './content/report.ts'
import { readArguments } from './io/arguments.ts'
import { pruneCaches } from './io/cache.ts'
import { message } from './io/messages.ts'
import { logEnd, phase } from './site/build-log.ts'
import { openBundle } from './site/bundle/open-bundle.ts'
import { checkTypes } from './site/check-types.ts'
import { reportSettings } from './site/endpoints.ts'
import { openPageWorkers, renderPages } from './site/page/render-pages.ts'
import { publish } from './site/publish.ts'
import { reportLegalTexts, reportPlaceholders, reportTypes } from './site/reports.ts'
import { isStrict, noSettings, readSettings } from './site/settings.ts'
import { SiteError } from './site/site-error.ts'
import { notBefore, sourceDateEpoch } from './site/source-date.ts'
import { reportStaleSources } from './site/stale-sources.ts'

/** What has not changed since an earlier build comes from the caches, see `scripts/io/cache.ts`. */
const started = performance.now()

// vite-react-ssg reads MODE, React reads NODE_ENV: both come from `--mode`, never from the shell.
const { values } = readArguments(message('build.usage'), {
  options: {
    mode: { type: 'string', default: 'production' },
    functions: { type: 'string' },
    drafts: { type: 'boolean', default: false },
    'no-settings': { type: 'boolean', default: false },
  },
})
process.env.MODE = values.mode
process.env.NODE_ENV = values.mode
if (values['no-settings']) Object.assign(process.env, noSettings)

await build().catch((error: unknown) => {
  process.exitCode = 1
  if (error instanceof SiteError) console.error(error.message)
  else if ((error as NodeJS.ErrnoException).code === 'ENOSPC') {
    console.error(message('build.diskFull', { reason: (error as Error).message }))
  } else throw error
})

async function build(): Promise<void> {
  // Beside the posts, which leave a core idle.
  const types = checkTypes()
  types.catch(() => {})
  // Before SOURCE_DATE_EPOCH, which it reads, is set to the day that pages carry.
  const today = publicationDay(process.env, new Date())
  const outcome = await compileContent(defaultFolders, { today, drafts: values.drafts })
  reportOutcome(outcome, started)
  if (outcome.ok) {
    process.env.ARTICLES = outcome.published === 0 ? 'none' : values.drafts ? 'drafts' : 'published'
    const missing = linkedArticles.filter((slug) => !outcome.files.has(`posts/${slug}.json`))
    process.env.MISSING_ARTICLES = missing.map(articlePath).join(' ')
    process.env.PAGE_PICTURES = JSON.stringify(outcome.pagePictures)
    // Pages carry the day of the last commit, or of the newest post if that is later; worker processes inherit it.
    process.env.SOURCE_DATE_EPOCH = notBefore(sourceDateEpoch(), outcome.newest)
  }

  // Everything is reported before anything ends the build.
  const settings = await readSettings()
  if (values.functions && !settings.VITE_FUNCTIONS_URL) process.env.VITE_FUNCTIONS_URL = values.functions
  const strict = isStrict(settings)
  reportStaleSources(today)
  const hasRealAddress = !placeholders.includes('company.siteUrl')
  const reports = [
    reportTypes(await types),
    reportPlaceholders(strict),
    reportLegalTexts(strict),
    await reportSettings(strict || hasRealAddress),
  ]
  if (outcome.ok && reports.every(Boolean)) await buildSite(outcome, today)
  else process.exitCode = 1
}

async function buildSite(content: CompiledContent, today: string): Promise<void> {
  const workers = openPageWorkers()
  try {
    const { bundle } = await phase(
      'bundle',
      () => openBundle(),
      ({ isNew }) => message(isNew ? 'build.newBundle' : 'build.sameBundle'),
    )
    const site = await phase(
      'pages',
      () => renderPages(bundle, content.files, workers),
      ({ rendered, pages }) => message('build.rendered', { rendered, count: pages.length }),
    )
    await publish({ bundle, site, content, today }, workers)
  } finally {
    await workers.close()
  }
  pruneCaches()
  logEnd(started)
}
