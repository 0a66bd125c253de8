import { readArguments } from './io/arguments.ts'
import { refuseWrongFacts } from './site/check-facts.ts'
import { noSettings } from './site/settings.ts'

const { values } = readArguments(
  `npm run build -- [--functions URL] [--drafts] [--no-settings]

Compiles the posts, bundles the code, renders the pages and writes the site into dist.

--functions URL   forms send there, unless VITE_FUNCTIONS_URL is set
--drafts          with drafts and posts of later days, for colleagues: marked, and hidden from search engines
--no-settings     for tests: whatever the shell and the .env files say, forms only pretend to send`,
  {
    options: {
      functions: { type: 'string' },
      drafts: { type: 'boolean', default: false },
      'no-settings': { type: 'boolean', default: false },
    },
  },
)
// vite-react-ssg reads the first, React the second: never from the shell.
process.env.MODE = 'production'
process.env.NODE_ENV = 'production'
if (values['no-settings']) Object.assign(process.env, noSettings)

// Before anything that uses the facts: it would fail in its own words.
refuseWrongFacts()
const { build } = await import('./site/build.ts')
await build(values)
