import type { BlogPage, CategoryCount, Post, TopicPage } from '../../src/blog/post.ts'
import { type TopicKind, topicKinds, topicSlug } from '../../src/blog/topic-slug.ts'
import { blog } from '../../src/limits.ts'
import { compareText } from '../io/compare-text.ts'
import { paginate } from './arrange.ts'

/** Every page of lists, by its name: all posts, and those of each category and tag. The posts are sorted. */
export function* arrangeLists(posts: readonly Post[]): Generator<[name: string, page: BlogPage | TopicPage]> {
  const categories = countCategories(posts)
  for (const page of paginate(posts, categories)) yield [`pages/${page.page}`, page]
  for (const kind of topicKinds) {
    for (const [slug, { name, posts: some }] of groupBy(kind, posts)) {
      for (const page of paginate(some, categories)) {
        yield [`topics/${kind}/${slug}/${page.page}`, { ...page, name }]
      }
    }
  }
}

/** The categories with the most posts. */
function countCategories(posts: readonly Post[]): CategoryCount[] {
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
