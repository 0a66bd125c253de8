import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { themes } from '../src/brand/themes.ts'
import { companyDay } from '../src/layout/today.ts'
import { listPosts } from './content/files.ts'
import { defaultFolders } from './content/folders.ts'
import { commandMessages, newUsage } from './content/messages.ts'
import { askForPost } from './dev/new-post/ask-for-post.ts'
import { categoriesByUse, composePost, type KnownPost, meantCategory } from './dev/new-post/compose-post.ts'
import { drawHeader } from './dev/new-post/draw-header.ts'
import { fieldsOf, renamePost } from './dev/new-post/rename-post.ts'
import { failWith, readArguments } from './io/arguments.ts'

const { values, positionals } = readArguments(
  newUsage,
  {
    allowPositionals: true,
    options: {
      category: { type: 'string' },
      slug: { type: 'string' },
      rename: { type: 'boolean', default: false },
      posts: { type: 'string', default: defaultFolders.posts },
    },
  },
  commandMessages.unknown,
)

const today = companyDay(new Date())

// Ends with 1 where it cannot, and then nothing is written.
try {
  console.info(await (values.rename ? rename() : writeNewPost()))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

async function rename(): Promise<string> {
  const [old, slug, ...more] = positionals.map((name) => basename(name, '.md'))
  if (old === undefined || slug === undefined || more.length > 0) {
    failWith(`${commandMessages.twoNames(positionals)}\n\n${newUsage}`)
  }
  const { files, hasAlias } = await renamePost(values.posts, old, slug, today)
  return commandMessages.renamed(old, slug, files, hasAlias)
}

async function writeNewPost(): Promise<string> {
  const { posts: folder, rename: _, ...options } = values
  const known = await readKnownPosts(folder)
  const categories = categoriesByUse(known)
  const isAsked = positionals.length === 0
  if (isAsked && !process.stdin.isTTY) failWith(newUsage)
  const remedy =
    isAsked && options.slug === undefined ? commandMessages.otherTitle : commandMessages.useOption
  const compose = (title: string, category = options.category) => {
    const post = composePost({ ...options, title, category, today, remedy }, known)
    const file = join(folder, `${post.slug}.md`)
    const image = join(folder, 'images', `${post.slug}.svg`)
    const existing = [file, image].find((path) => existsSync(path))
    if (existing) throw new Error(commandMessages.fileExists(existing, remedy))
    return { ...post, file, image }
  }
  // A title without quotation marks comes in words.
  const wish = isAsked
    ? await askForPost(categories, options.category, compose)
    : { title: positionals.join(' '), category: options.category }
  const post = compose(wish.title, wish.category)
  const drawing = drawHeader(post.title, post.category, themes.light)
  await mkdir(dirname(post.image), { recursive: true })
  await writeFile(post.file, post.markdown, { flag: 'wx' })
  await writeFile(post.image, drawing, { flag: 'wx' })
  const meant = meantCategory(options.category ?? '', categories)
  if (meant !== undefined) console.warn(commandMessages.similarCategory(post.category, meant))
  return commandMessages.created(post.file, post.image)
}

/** The posts of a folder by what can be read of their front matter; none where there is no folder yet. */
async function readKnownPosts(folder: string): Promise<KnownPost[]> {
  const { posts } = await listPosts(folder)
  return posts.map((file) => {
    const texts = [...fieldsOf(file)].filter(([, { value }]) => typeof value === 'string')
    const known = Object.fromEntries(texts.map(([name, { value }]) => [name, value]))
    return { ...known, slug: basename(file, '.md') }
  })
}
