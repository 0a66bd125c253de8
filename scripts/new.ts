import { copyFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { VFile } from 'vfile'
import { companyDay } from '../src/site/clock.ts'
import { decode, listPosts, readBytes } from './content/files.ts'
import { defaultFolders } from './content/folders.ts'
import { readFrontMatter } from './content/front-matter.ts'
import { composePost } from './dev/new-post.ts'
import { failWith, readArguments } from './io/arguments.ts'

const usage = `npm run new -- "Title" [--category NAME] [--slug ADDRESS]

Creates a draft with a picture.

--category NAME   otherwise that of the newest post
--slug ADDRESS    otherwise from the title
--posts FOLDER    posts in another folder`
const text = { type: 'string' } as const
const options = { category: text, slug: text, posts: { ...text, default: defaultFolders.posts } }
const { values, positionals } = readArguments(usage, { allowPositionals: true, options })
if (positionals.length === 0) failWith(usage)

const { posts } = await listPosts(values.posts)
const known = posts.flatMap(
  (file) => readFrontMatter(new VFile(decode(file, readBytes(file)))).frontMatter ?? [],
)
// A title without quotation marks arrives as several words.
const wanted = { ...values, title: positionals.join(' '), today: companyDay(new Date()) }
const { slug, markdown, problems } = composePost(wanted, known)
const file = join(values.posts, `${slug}.md`)
const image = join(values.posts, 'images', `${slug}.svg`)
for (const path of [file, image].filter((path) => existsSync(path))) {
  problems.push(`${path}: is already there; give another address with --slug`)
}
if (problems.length > 0) failWith(problems.join('\n'))

mkdirSync(join(values.posts, 'images'), { recursive: true })
writeFileSync(file, markdown)
copyFileSync(join(import.meta.dirname, 'dev/new-post.svg'), image)
console.info(
  `${file}\n${image}\n\nNext steps:\n1. Write the text and fill in excerpt, readTime and tags; npm run dev shows it each time you save.\n2. npm run check -- ${file}\n3. Set published: true and commit both files.`,
)
