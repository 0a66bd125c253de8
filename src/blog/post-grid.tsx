import { css } from '@linaria/core'
import type { PostSummary } from './post.ts'
import { PostCard } from './post-card.tsx'

/** Articles, one below the other, the first larger. */
export function PostGrid({ posts }: { posts: readonly PostSummary[] }) {
  if (posts.length === 0) return null
  return (
    <ul className={list}>
      {posts.map((post, index) => (
        <li key={post.slug}>
          <PostCard post={post} eager={index === 0} />
        </li>
      ))}
    </ul>
  )
}

const list = css`
  margin-block-end: var(--space-5);

  @media (min-width: 64rem) {
    > :first-child > article {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
      align-items: center;

      h2 {
        font-size: var(--text-h2);
      }
    }
  }
`
