import { readArguments } from './io/arguments.ts'
import { refuseWrongFacts } from './site/check-facts.ts'
import { noSettings } from './site/settings.ts'

// vite-react-ssg reads MODE, React reads NODE_ENV: both come from `--mode`, never from the shell.
const { values } = readArguments(
  `npm run build -- [--functions URL] [--drafts] [--mode development] [--no-settings]

Compiles the posts, bundles the code, renders the pages and writes the site into dist.

--functions URL   forms send there, unless VITE_FUNCTIONS_URL is set
--drafts          with drafts and posts of later days, for colleagues: marked, and hidden from search engines
--mode MODE       development builds React with its warnings
--no-settings     for tests: whatever the shell and the .env files say, forms only pretend to send`,
  {
    options: {
      mode: { type: 'string', default: 'production' },
      functions: { type: 'string' },
      drafts: { type: 'boolean', default: false },
      'no-settings': { type: 'boolean', default: false },
    },
  },
)
process.env.MODE = values.mode
process.env.NODE_ENV = values.mode
if (values['no-settings']) Object.assign(process.env, noSettings)

// Before anything that uses the facts: it would fail in its own words.
refuseWrongFacts()
const { build } = await import('./site/build.ts')
await build(values)
