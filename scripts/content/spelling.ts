import { hash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { cacheFolder, openCache } from '../io/cache.ts'
import { sourceKey } from '../io/source-hash.ts'
import type { PostRecord } from './compile-post.ts'
import { createHint, type Diagnostic, placeAt } from './diagnostics.ts'
import { readPost } from './files.ts'
import type { UnknownWord } from './find-unknown-words.ts'
import { spellingMessage } from './messages.ts'

/** The words of this company that no dictionary has, one a line, beside the posts. */
export const wordsFile = 'words.txt'

/**
 * Hints at words that are neither German nor English. The dictionaries take seconds to load, so they are loaded for posts
 * only that have changed since they were checked.
 */
export async function checkSpelling(
  folder: string,
  posts: readonly PostRecord[],
  cachedIn = cacheFolder('spelling'),
): Promise<Diagnostic[]> {
  const cache = openCache(cachedIn)
  const list = join(folder, wordsFile)
  const words = existsSync(list) ? readFileSync(list, 'utf8').split(/\r?\n/) : []
  const version = `${sourceKey(['package-lock.json', 'scripts/content/find-unknown-words.ts'])}\0${words.join('\n')}`
  const found: Diagnostic[] = []
  for (const { file, anchors } of posts) {
    const text = anchors && readPost(file)
    if (typeof text !== 'string') continue
    const key = hash('sha256', `${version}\0${text}`)
    const json = await cache.getOrCreate(key, async () => {
      const { findUnknownWords } = await import('./find-unknown-words.ts')
      return Buffer.from(JSON.stringify(await findUnknownWords(text, words)))
    })
    const unknown: UnknownWord[] = JSON.parse(String(json))
    for (const { start, end, guess } of unknown) {
      const message = spellingMessage(text.slice(start, end), guess, list)
      found.push(createHint(file, placeAt(text, start, end), message, 'spelling'))
    }
  }
  return found
}
