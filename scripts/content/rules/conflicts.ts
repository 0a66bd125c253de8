import { basename, extname, resolve } from 'node:path'
import { distance } from 'fastest-levenshtein'
import { topicSlug } from '../../../src/blog/topic-slug.ts'
import { compareText } from '../../io/compare-text.ts'
import type { PostRecord } from '../compile-post.ts'
import { createError, createHint, type Diagnostic } from '../diagnostics.ts'
import type { CrossReference } from '../front-matter.ts'
import { groupBy } from '../group-by.ts'
import { fieldMessages } from '../messages.ts'

type Options = {
  /** Files that count as newer than all others, since somebody writes them now. */
  newest?: readonly string[]
  /** When each file came to git, in any order that can be compared; asked for equal dates only. */
  added: () => ReadonlyMap<string, number>
  /** With what need not end a build. */
  hints: boolean
}

/** A value of a field in a post of a day; `order` is that of the files. */
type Use = CrossReference & { file: string; day: string; order: number }

/**
 * What posts must not share, whatever its case: slugs, old addresses and ids. And categories and tags that would have
 * the same address but are not the same text, such as NIS2 and nis2. The newer post is to be changed.
 *
 * @param posts in the order of their files
 */
export function findConflicts(
  posts: readonly Pick<PostRecord, 'file' | 'references' | 'day'>[],
  { newest = [], added, hints }: Options,
): Diagnostic[] {
  const uses = posts.flatMap(({ file, references, day = '9' }, order): Use[] =>
    references.map((reference) => ({ ...reference, file, day, order })),
  )
  const isNewest = new Set(newest.map((file) => resolve(file)))
  let times: ReadonlyMap<string, number> | undefined
  const timeOf = ({ file }: Use) => {
    times ??= added()
    return times.get(file) ?? Number.MAX_VALUE
  }
  const compareAge = (a: Use, b: Use) =>
    Number(isNewest.has(resolve(a.file))) - Number(isNewest.has(resolve(b.file))) ||
    compareText(a.day, b.day) ||
    (a.order === b.order ? 0 : timeOf(a) - timeOf(b) || a.order - b.order)

  const groups = groupBy(uses, keyOf)
  groups.delete(undefined)
  const conflicts = [...groups.values()].flatMap((group) => {
    // Thousands of posts may have the same category.
    if (group.every(({ field, value }) => isTopic(field) && value === group[0]?.value)) return []
    const [owner, ...others] = group.sort(compareAge) as [Use, ...Use[]]
    return others.flatMap(({ file, place, field, value }) => {
      if (isTopic(field)) {
        const message = fieldMessages.spelling(field, value, owner.value, owner.file)
        return value === owner.value ? [] : createError(file, place, message, 'spelling')
      }
      const message = fieldMessages.taken(field, value, owner.file)
      if (field !== 'title' && field !== 'excerpt') return createError(file, place, message, 'collision')
      return hints && owner.file !== file ? createHint(file, place, message, 'collision') : []
    })
  })
  if (!hints) return conflicts
  const topics = [...groups.values()].filter(([first]) => first && isTopic(first.field))
  return [...conflicts, ...findCopiedImages(uses), ...findSimilarTopics(topics, compareAge)]
}

function isTopic(field: CrossReference['field']): boolean {
  return field === 'category' || field === 'tags'
}

/** In characters. */
const minLengthOfExcerpt = 40

function keyOf({ field, value }: CrossReference): string | undefined {
  if (field === 'image' || field === 'date' || field === 'updated') return undefined
  // A few words may be the same.
  if (field === 'excerpt' && value.length < minLengthOfExcerpt) return undefined
  if (isTopic(field)) return `${field} ${topicSlug(value)}`
  // An old address is taken by the post that has it now.
  return `${field === 'aliases' ? 'slug' : field} ${value.toLowerCase()}`
}

/** Header images of other posts, which are called like them: the file was copied to write another one. */
function findCopiedImages(uses: readonly Use[]): Diagnostic[] {
  const images = uses.filter(({ field }) => field === 'image')
  const own = images.filter(({ file, value }) => basename(value, extname(value)) === basename(file, '.md'))
  const owners = new Map(own.map(({ file, value }) => [value, file]))
  return images.flatMap(({ file, place, value }) => {
    const owner = owners.get(value) ?? file
    const message = fieldMessages.imageOfOther(value, owner)
    return owner === file ? [] : createHint(file, place, message, 'collision')
  })
}

/** A category or tag of a single post that is written almost like an older one, such as "Cyber Security". */
function findSimilarTopics(topics: Use[][], compareAge: (a: Use, b: Use) => number): Diagnostic[] {
  const plain = topics.map(([first]) => first?.value.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '') ?? '')
  return topics.flatMap(([topic, ...others], index) => {
    if (topic === undefined || others.length > 0) return []
    const similar = topics.flatMap((uses, other) => {
      const isSame = uses[0]?.field === topic.field && isSimilar(plain[index] ?? '', plain[other] ?? '')
      return other !== index && isSame ? uses : []
    })
    const [oldest] = similar.sort(compareAge)
    if (!oldest || compareAge(oldest, topic) > 0) return []
    const { file, place, field, value } = topic
    return createHint(file, place, fieldMessages.similar(field, value, oldest.value, oldest.file), 'spelling')
  })
}

function isSimilar(a: string, b: string): boolean {
  if (a === b) return true
  const shortest = Math.min(a.length, b.length)
  if (shortest < 6 || distance(a, b) > (shortest >= 12 ? 2 : 1)) return false
  // ISO 27001 and ISO 27002 are two.
  return a.replace(/\D/g, '') === b.replace(/\D/g, '')
}
