import { build } from 'vite-react-ssg/node'
import { compileContent, defaultFolders } from './content/compile.ts'
import { reportOutcome } from './content/report.ts'
import { sourceDateEpoch } from './source-date.ts'

/** `npm run build`: compiles the posts, builds the client, renders every page and completes the site in `dist`. */
const started = performance.now()

// A build is a production build whatever the shell says; the renderer would take its mode from there.
process.env.MODE = 'production'
process.env.NODE_ENV = 'production'
process.env.SOURCE_DATE_EPOCH = sourceDateEpoch()

if (reportOutcome(await compileContent(defaultFolders), started)) await build()
