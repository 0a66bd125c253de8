import { css } from '@linaria/core'
import { Link } from 'react-router-dom'
import { topicPath } from '../pages.ts'
import { topicSlug } from './topic-slug.ts'

/** The category of an article, before its date; leads to the category's articles. */
export function CategoryLink({ category }: { category: string }) {
  return (
    <Link viewTransition className={badge} to={topicPath('category', topicSlug(category))}>
      {category}
    </Link>
  )
}

const badge = css`
  margin-inline-end: var(--space-1);
  color: var(--accent-text);
  font-weight: var(--weight-strong);
  text-decoration: none;

  &:hover {
    text-decoration: underline;
  }
`
