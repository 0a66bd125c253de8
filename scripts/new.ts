import { access, mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { luxembourgDay } from '../src/layout/today.ts'
import { defaultFolders } from './content/folders.ts'
import { commandMessages } from './content/messages.ts'
import { composePost } from './dev/new-post/compose-post.ts'
import { drawHeader } from './dev/new-post/draw-header.ts'
import { readKnownPosts } from './dev/new-post/known-posts.ts'
import { readColours } from './site/read-colours.ts'

/**
 * `npm run new -- "Titel des Beitrags" [--category NAME] [--slug SLUG] [--posts DIR]`: writes a valid post that is
 * not published, with a header image. Ends with 1 where it cannot, and then nothing is written.
 */
const refusal = await writeNewPost()
if (refusal !== undefined) {
  console.error(refusal)
  process.exitCode = 1
}

async function writeNewPost(): Promise<string | undefined> {
  const request = readRequest()
  if (typeof request === 'string') return request
  const { posts: folder, ...wish } = request
  const post = composePost({ ...wish, today: luxembourgDay(new Date()) }, await readKnownPosts(folder))
  if ('refused' in post) return post.refused

  const files = {
    [join(folder, `${post.slug}.md`)]: post.markdown,
    [join(folder, 'images', `${post.slug}.svg`)]: drawHeader(post.title, post.category, await readColours()),
  }
  for (const path of Object.keys(files)) {
    if (await exists(path)) return commandMessages.fileExists(path)
  }
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, content, { flag: 'wx' })
  }
  const [markdown = '', image = ''] = Object.keys(files)
  console.info(commandMessages.created(markdown, image))
  return undefined
}

function readRequest(): { title: string; category?: string; slug?: string; posts: string } | string {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        category: { type: 'string' },
        slug: { type: 'string' },
        posts: { type: 'string', default: defaultFolders.posts },
      },
    })
    // A title without quotation marks comes in words.
    return { ...values, title: positionals.join(' ') }
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  )
}
