import { readArguments } from './io/arguments.ts'
import { message } from './io/messages.ts'
import { refuseWrongFacts } from './site/check-facts.ts'
import { noSettings } from './site/settings.ts'

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

// Before anything that uses the facts: it would fail in its own words.
refuseWrongFacts()
const { build } = await import('./site/build.ts')
await build(values)
