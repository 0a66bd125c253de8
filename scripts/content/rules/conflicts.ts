import { basename, extname, resolve } from 'node:path'
import { distance } from 'fastest-levenshtein'
import { topicSlug } from '../../../src/blog/topic-slug.ts'
import { compareText } from '../../io/compare-text.ts'
import type { PostRecord } from '../compile-post.ts'
import { createError, createHint, type Diagnostic, type Place } from '../diagnostics.ts'
import type { CrossReference } from '../front-matter.ts'
import { fieldMessages } from '../messages.ts'

type Post = Pick<PostRecord, 'file' | 'references' | 'day'>

type Options = {
  /** Files that count as newer than all others, since somebody writes them now. */
  newest?: readonly string[]
  /** When each file came to git, in any order that can be compared; asked for equal dates only. */
  added: () => ReadonlyMap<string, number>
  /** With what need not end a build. */
  hints: boolean
}

/**
 * What posts must not share, whatever its case: slugs, old addresses and ids. And categories and tags that would have
 * the same address but are not the same text, such as NIS2 and nis2. The newer post is to be changed.
 */
export function findConflicts(posts: readonly Post[], { newest = [], added, hints }: Options): Diagnostic[] {
  const owners = new Map<string, { value: string; file: string }>()
  const conflicts: Diagnostic[] = []
  const order = orderByAge(posts, newest, added)
  for (const { file, references } of order) {
    for (const reference of references) {
      const key = keyOf(reference)
      if (key === undefined) continue
      const { field, value, place } = reference
      const owner = owners.get(key)
      if (owner === undefined) {
        owners.set(key, { value, file })
      } else if (field === 'category' || field === 'tags') {
        const message = fieldMessages.spelling(field, value, owner.value, owner.file)
        if (owner.value !== value) conflicts.push(createError(file, place, message, 'spelling'))
      } else {
        const message = fieldMessages.taken(field, value, owner.file)
        if (field !== 'title' && field !== 'excerpt')
          conflicts.push(createError(file, place, message, 'collision'))
        else if (hints && owner.file !== file) conflicts.push(createHint(file, place, message, 'collision'))
      }
    }
  }
  return hints ? [...conflicts, ...findCopiedImages(order), ...findSimilarTopics(order)] : conflicts
}

/** Header images of other posts, which are called like them: the file was copied to write another one. */
function findCopiedImages(posts: readonly Post[]): Diagnostic[] {
  const read = ({ references }: Post, wanted: CrossReference['field']) =>
    references.find(({ field }) => field === wanted)?.value ?? ''
  const owners = new Map(posts.map((post) => [`${read(post, 'slug')} ${read(post, 'image')}`, post.file]))
  return posts.flatMap(({ file, references }) =>
    references.flatMap(({ field, value, place }) => {
      const owner = field === 'image' && owners.get(`${basename(value, extname(value))} ${value}`)
      return owner && owner !== file
        ? createHint(file, place, fieldMessages.imageOfOther(value, owner), 'collision')
        : []
    }),
  )
}

/** In characters. */
const minLengthOfExcerpt = 40

function keyOf({ field, value }: CrossReference): string | undefined {
  if (field === 'image' || field === 'date' || field === 'updated') return undefined
  // A few words may be the same.
  if (field === 'excerpt' && value.length < minLengthOfExcerpt) return undefined
  if (field === 'category' || field === 'tags') return `${field} ${topicSlug(value)}`
  // An old address is taken by the post that has it now.
  return `${field === 'aliases' ? 'slug' : field} ${value.toLowerCase()}`
}

/** The oldest first: by date, then by git, then by name. */
function orderByAge(posts: readonly Post[], newest: readonly string[], added: Options['added']): Post[] {
  const isNewest = new Set(newest.map((file) => resolve(file)))
  let times: ReadonlyMap<string, number> | undefined
  const timeOf = (file: string) => {
    times ??= shareKey(posts) ? added() : new Map()
    return times.get(file) ?? Number.MAX_VALUE
  }
  return posts.toSorted(
    (a, b) =>
      Number(isNewest.has(resolve(a.file))) - Number(isNewest.has(resolve(b.file))) ||
      compareText(a.day ?? '9', b.day ?? '9') ||
      timeOf(a.file) - timeOf(b.file) ||
      compareText(a.file, b.file),
  )
}

/** Whether any two posts share what they must not; git is asked only then. */
function shareKey(posts: readonly Post[]): boolean {
  const keys = posts.flatMap(({ references }) =>
    references.filter(({ field }) => !/category|tags/.test(field)).map(keyOf),
  )
  const known = keys.filter((key) => key !== undefined)
  return new Set(known).size < known.length
}

/** A category or tag of a single post that is written almost like another, such as "Cyber Security". */
function findSimilarTopics(posts: readonly Post[]): Diagnostic[] {
  type Topic = { value: string; plain: string; file: string; place: Place; count: number }
  return (['category', 'tags'] as const).flatMap((kind) => {
    const topics = new Map<string, Topic>()
    for (const { file, references } of posts) {
      for (const { field, value, place } of references) {
        if (field !== kind) continue
        const topic = topics.get(topicSlug(value))
        if (topic) topic.count++
        else topics.set(topicSlug(value), { value, plain: plainOf(value), file, place, count: 1 })
      }
    }
    const all = [...topics.values()]
    return all.flatMap(({ value, plain, file, place, count }, index) => {
      const similar = count === 1 && all.find((other, at) => at < index && isSimilar(plain, other.plain))
      if (!similar) return []
      return createHint(
        file,
        place,
        fieldMessages.similar(kind, value, similar.value, similar.file),
        'spelling',
      )
    })
  })
}

function plainOf(topic: string): string {
  return topic.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
}

function isSimilar(a: string, b: string): boolean {
  if (a === b) return true
  // ISO 27001 and ISO 27002 are two.
  if (a.replace(/\D/g, '') !== b.replace(/\D/g, '')) return false
  const shortest = Math.min(a.length, b.length)
  return shortest >= 6 && distance(a, b) <= (shortest >= 12 ? 2 : 1)
}
