import { css } from '@linaria/core'
import { Link } from 'react-router-dom'
import { blogCopy } from '../content/de/blog.ts'
import { blogPagePath, topicPath } from '../pages.ts'
import type { CategoryCount } from './post.ts'

type Props = {
  categories: readonly CategoryCount[]
  /** The slug of the category that is shown; `null` for another part of the articles. */
  active: string | undefined | null
}

/** Links to the list of each category; nothing if there are fewer than two. */
export function CategoryFilter({ categories, active }: Props) {
  if (categories.length < 2) return null
  return (
    <nav aria-label={blogCopy.filter.label} className={bar}>
      <ul>
        <li>
          <Link viewTransition to={blogPagePath(1)} aria-current={active === undefined ? 'true' : undefined}>
            {blogCopy.filter.all}
          </Link>
        </li>
        {categories.map(({ slug, name, count }) => (
          <li key={slug}>
            <Link
              viewTransition
              to={topicPath('category', slug)}
              aria-current={active === slug ? 'true' : undefined}
            >
              {name} ({count})
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const bar = css`
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--space-3);
  }

  li {
    min-width: 0;
  }

  a {
    display: block;
    padding-block: 0.5rem;
    /* Not transparent: with forced colours it would be a line under each. */
    border-block-end: 3px solid var(--paper);
    color: var(--ink-soft);
    text-decoration: none;
  }

  a:hover {
    border-color: var(--line-strong);
  }

  a[aria-current] {
    border-color: var(--accent);
    color: var(--ink);
  }
`
