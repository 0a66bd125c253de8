import { css } from '@linaria/core'
import type { PostSummary } from './post.ts'
import { PostCard } from './post-card.tsx'

/** Articles side by side, as cards. */
export function PostGrid({ posts }: { posts: readonly PostSummary[] }) {
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

const grid = css`
  display: grid;
  gap: var(--space-5) var(--space-4);
  margin: 0 0 var(--space-5);
  padding: 0;
  list-style: none;

  @media (min-width: 48rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    /* The first article leads, as wide as the page. */
    > :first-child {
      grid-column: 1 / -1;
    }
  }
`
