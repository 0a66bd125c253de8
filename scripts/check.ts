import { failWith, readArguments } from './io/arguments.ts'
import { message } from './io/messages.ts'
import { refuseWrongFacts } from './site/check-facts.ts'

const { values: folders, positionals: names } = readArguments(message('check.usage'), {
  allowPositionals: true,
  options: {
    posts: { type: 'string', default: 'posts' },
    public: { type: 'string', default: 'public' },
  },
})

// Before anything that uses the facts: it would fail in its own words.
refuseWrongFacts()
const { check } = await import('./site/check.ts')
const unknown = await check(folders, names)
if (unknown !== undefined) failWith(message('check.unknown', { name: unknown }))
