import { lawSources, sources } from '../../src/content/sources.ts'
import { placeholders } from '../../src/site/company.ts'
import { type CompiledContent, compileContent } from '../content/compile.ts'
import { defaultFolders } from '../content/folders.ts'
import { publicationDay } from '../content/publication.ts'
import { countDiagnostics, formatDiagnostics, formatOutcome } from '../content/report.ts'
import { pruneCaches } from '../io/cache.ts'
import { count } from '../io/quote.ts'
import { openBundle } from './bundle/open-bundle.ts'
import { checkTypes } from './check-types.ts'
import { renderPages } from './page/render-pages.ts'
import { publish } from './publish.ts'
import { checkSettings, isStrict, readSettings } from './settings.ts'
import { SiteError } from './site-error.ts'
import { sourceDateEpoch } from './source-date.ts'
import { comparePrivacyPolicy, describeLostMessages, describePlaceholders } from './unfinished.ts'

type Options = { functions?: string | undefined; drafts: boolean }

/**
 * Compiles the posts, bundles the code, renders the pages and writes the site; sets the exit status if it fails. What has
 * not changed since an earlier build comes from the caches, see `scripts/io/cache.ts`.
 */
export async function build(options: Options): Promise<void> {
  try {
    await compileAndBuild(options)
  } catch (error) {
    process.exitCode = 1
    if (!(error instanceof SiteError)) throw error
    console.error(error.message)
  }
}

async function compileAndBuild({ functions, drafts }: Options): Promise<void> {
  // Beside the posts, which leave a core idle.
  const types = checkTypes()
  types.catch(() => {})
  // Before SOURCE_DATE_EPOCH, which it reads, is set to the day that pages carry.
  const today = publicationDay(process.env, new Date())
  const outcome = await compileContent(defaultFolders, { today, drafts })
  if (outcome.ok) {
    process.env.ARTICLES = drafts ? 'drafts' : 'published'
    // Pages carry the day of the last commit; worker processes inherit it.
    process.env.SOURCE_DATE_EPOCH = sourceDateEpoch()
    console.info(formatOutcome(outcome))
  }

  const { warnings, errors } = findUnfinished(functions, today)
  for (const warning of warnings) console.warn(`warning: ${warning}`)
  const diagnostics = [...(outcome.ok ? [] : outcome.problems), ...(await types)]
  if (outcome.ok && diagnostics.length + errors.length === 0) return buildSite(outcome, today)
  if (diagnostics.length > 0) {
    errors.unshift(formatDiagnostics(diagnostics), countDiagnostics(diagnostics))
  }
  console.error(`${errors.join('\n')}\nNothing was built.`)
  process.exitCode = 1
}

/** What is said in full before a build: which messages would be lost, what is not real yet, and what is outdated. */
function findUnfinished(functions: string | undefined, today: string) {
  if (functions && !readSettings().VITE_FUNCTIONS_URL) process.env.VITE_FUNCTIONS_URL = functions
  const settings = readSettings()
  const isReal = !placeholders.some((name) => name === 'company.siteUrl')
  const strict = isStrict(settings)
  const warnings: string[] = []
  const errors = checkSettings(settings)
  const lost = describeLostMessages(settings)
  // Whoever sets VITE_CONTACT accepts it.
  const mustArrive = (strict || isReal) && !settings.VITE_CONTACT
  if (lost) (mustArrive ? errors : warnings).push(lost)
  const unfinished = [comparePrivacyPolicy(settings) ?? [], describePlaceholders(strict)].flat()
  ;(strict ? errors : warnings).push(...unfinished)
  const yearAgo = Number(today.slice(0, 4)) - 1 + today.slice(4)
  const old = Object.entries({ ...sources, ...lawSources }).filter(([, { checked }]) => checked < yearAgo)
  if (old.length > 0) {
    const names = old.map(([name]) => name).join(', ')
    warnings.push(`src/content/sources.ts: nobody has compared these for a year: ${names}`)
  }
  return { warnings, errors: errors.map((error) => `error: ${error}`) }
}

async function buildSite(content: CompiledContent, today: string): Promise<void> {
  const bundle = await openBundle()
  const site = await renderPages(bundle, content.files)
  const written = await publish({ bundle, site, content, today })
  pruneCaches()
  console.info(`${site.rendered} of ${count(site.pages.length, 'page')} rendered, ${count(written, 'file')} written.
Built in ${(performance.now() / 1000).toFixed(1)} s.`)
}
