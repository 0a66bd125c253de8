import type { CategoryCount, Post, TopicPage } from '../../src/blog/post.ts'
import { type TopicKind, topicKinds, topicSlug } from '../../src/blog/topic-slug.ts'
import { blog } from '../../src/limits.ts'
import { compareText } from '../io/compare-text.ts'
import { paginate } from './arrange.ts'
import type { PostRecord } from './compile-post.ts'
import { createError, type Diagnostic } from './diagnostics.ts'
import { fieldMessages } from './messages.ts'

/** Categories and tags that would have the same address and are not the same text, such as NIS2 and nis2. */
export function findSpellings(posts: readonly Pick<PostRecord, 'file' | 'references'>[]): Diagnostic[] {
  const owners = new Map<string, { value: string; file: string }>()
  return posts.flatMap(({ file, references }) =>
    references.flatMap(({ field, value, place }): Diagnostic[] => {
      if (field !== 'category' && field !== 'tags') return []
      const key = `${field} ${topicSlug(value)}`
      const owner = owners.get(key)
      if (owner === undefined) owners.set(key, { value, file })
      if (owner === undefined || owner.value === value) return []
      const message = fieldMessages.spelling(field, value, owner.value, owner.file)
      return [createError(file, place, message, 'spelling')]
    }),
  )
}

/** One page of the posts of a category or with a tag. */
type Topic = { kind: TopicKind; slug: string; page: TopicPage }

/** The pages of every category and tag, in the order of the posts, which are sorted. */
export function* arrangeTopics(posts: readonly Post[], categories: CategoryCount[]): Generator<Topic> {
  for (const kind of topicKinds) {
    for (const [slug, { name, posts: some }] of groupBy(kind, posts)) {
      for (const page of paginate(some, categories)) yield { kind, slug, page: { ...page, name } }
    }
  }
}

/** The categories with the most posts. */
export function countCategories(posts: readonly Post[]): CategoryCount[] {
  return [...groupBy('category', posts)]
    .map(([slug, { name, posts: some }]) => ({ slug, name, count: some.length }))
    .sort((a, b) => b.count - a.count || compareText(a.slug, b.slug))
    .slice(0, blog.categoriesShown)
}

function groupBy(kind: TopicKind, posts: readonly Post[]): Map<string, { name: string; posts: Post[] }> {
  const groups = new Map<string, { name: string; posts: Post[] }>()
  for (const post of posts) {
    for (const name of kind === 'category' ? [post.category] : post.tags) {
      const slug = topicSlug(name)
      const group = groups.get(slug)
      if (group) group.posts.push(post)
      else groups.set(slug, { name, posts: [post] })
    }
  }
  return groups
}
