import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { VFile } from 'vfile'
import { themes } from '../src/brand/colours.ts'
import { companyDay } from '../src/layout/today.ts'
import { listPosts, readPost } from './content/files.ts'
import { defaultFolders } from './content/folders.ts'
import { readFrontMatter } from './content/front-matter.ts'
import { commandMessages } from './content/messages.ts'
import { composePost, type KnownPost } from './dev/new-post/compose-post.ts'
import { drawHeader } from './dev/new-post/draw-header.ts'

/**
 * `npm run new -- "Titel des Beitrags" [--category NAME] [--slug SLUG] [--posts DIR]`: writes a valid post that is
 * not published, with a header image. Ends with 1 where it cannot, and then nothing is written.
 */
try {
  console.info(await writeNewPost())
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

async function writeNewPost(): Promise<string> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      category: { type: 'string' },
      slug: { type: 'string' },
      posts: { type: 'string', default: defaultFolders.posts },
    },
  })
  const { posts: folder, ...wish } = values
  // A title without quotation marks comes in words.
  const title = positionals.join(' ')
  const post = composePost({ ...wish, title, today: companyDay(new Date()) }, await readKnownPosts(folder))
  if ('error' in post) throw new Error(post.error)

  const markdown = join(folder, `${post.slug}.md`)
  const image = join(folder, 'images', `${post.slug}.svg`)
  const existing = [markdown, image].find((path) => existsSync(path))
  if (existing !== undefined) throw new Error(commandMessages.fileExists(existing))
  const drawing = drawHeader(post.title, post.category, themes.light)
  await mkdir(dirname(image), { recursive: true })
  await writeFile(markdown, post.markdown, { flag: 'wx' })
  await writeFile(image, drawing, { flag: 'wx' })
  return commandMessages.created(markdown, image)
}

/** The posts of a folder by what can be read of their front matter; none where there is no folder yet. */
async function readKnownPosts(folder: string): Promise<KnownPost[]> {
  const { posts } = await listPosts(folder)
  return posts.map((post) => {
    const text = readPost(post)
    const value = typeof text === 'string' ? text : ''
    const fields = [...readFrontMatter(new VFile({ path: post.file, value })).fields]
    const texts = fields.filter(([, field]) => typeof field.value === 'string')
    return {
      ...Object.fromEntries(texts.map(([name, field]) => [name, field.value])),
      slug: basename(post.file, '.md'),
    }
  })
}
