import { compileContent } from './content/compile.ts'
import { defaultFolders } from './content/folders.ts'
import { keptCompilations } from './content/kept-results.ts'
import { publicationDay } from './content/publication.ts'
import { reportOutcome } from './content/report.ts'
import { reportEndpoints } from './publish/endpoints.ts'
import { reportPlaceholders } from './publish/placeholders.ts'
import { notBefore, sourceDateEpoch } from './publish/source-date.ts'

/** `npm run build`: compiles the posts, builds the client, renders every page and completes the site in `dist`. */
const started = performance.now()

// A build is a production build whatever the shell says: vite-react-ssg takes its mode from there, and React,
// once it is loaded, which of its two builds it is.
process.env.MODE = 'production'
process.env.NODE_ENV = 'production'

const today = publicationDay(process.env, new Date())
const outcome = await compileContent(defaultFolders, { today, kept: await keptCompilations() })
const isRight = await reportOutcome(outcome, started)
// The list of articles is no older than the newest of them, however long ago its file was committed.
const newest = outcome.ok ? outcome.newest : undefined
process.env.SOURCE_DATE_EPOCH = notBefore(sourceDateEpoch(), newest)

// All of it is told at once, before anything ends the build.
const isComplete = [reportPlaceholders(), reportEndpoints()].every(Boolean)
if (isRight && isComplete) {
  const { build } = await import('vite-react-ssg/node')
  await build().catch((error: unknown) => {
    // Told by its name: vite.config.ts has a `SiteError` of its own, in another bundle.
    if (!(error instanceof Error && error.name === 'SiteError')) throw error
    console.error(error.message)
    process.exitCode = 1
  })
} else {
  process.exitCode = 1
}
