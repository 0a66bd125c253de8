import { failWith, readArguments } from './io/arguments.ts'
import { refuseWrongFacts } from './site/check-facts.ts'

const { values: folders, positionals: names } = readArguments(
  `npm run check -- [posts/x.md …]

Checks posts, facts and the texts of pages, or some posts by their names, without building. Ends with 1 on errors.

--posts FOLDER    posts in another folder; --public FOLDER likewise`,
  {
    allowPositionals: true,
    options: {
      posts: { type: 'string', default: 'posts' },
      public: { type: 'string', default: 'public' },
    },
  },
)

// Before anything that uses the facts: it would fail in its own words.
refuseWrongFacts()
const { check } = await import('./site/check.ts')
const unknown = await check(folders, names)
if (unknown !== undefined) failWith(`${unknown}: found no post of this name`)
