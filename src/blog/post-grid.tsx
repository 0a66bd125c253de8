import { css } from '@linaria/core'
import type { PostSummary } from './post.ts'
import { PostCard } from './post-card.tsx'

/** Articles as a grid of cards. */
export function PostGrid({ posts }: { posts: readonly PostSummary[] }) {
  if (posts.length === 0) return null
  return (
    <ul className={grid}>
      {posts.map((post, index) => (
        <li key={post.slug}>
          <PostCard post={post} eager={index === 0} />
        </li>
      ))}
    </ul>
  )
}

export const grid = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 19rem), 1fr));
  gap: 0 var(--space-4);
  margin-block-end: var(--space-5);
`
