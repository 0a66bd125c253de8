import { css } from '@linaria/core'
import { Link } from 'react-router-dom'
import { blogCopy } from '../content/de/blog.ts'
import { fill } from '../site/fill.ts'

type Props = {
  page: number
  pages: number
  /** The address of a page of this list. */
  pathOf: (page: number) => string
}

/** Links to the previous and next page; nothing if there is only one. */
export function Pagination({ page, pages, pathOf }: Props) {
  if (pages < 2) return null
  const { label, newer, older, page: pageOf } = blogCopy.pagination
  return (
    <nav aria-label={label} className={bar}>
      {page > 1 && (
        <Link to={pathOf(page - 1)} rel="prev">
          {newer}
        </Link>
      )}
      <span>{fill(pageOf, { page, pages })}</span>
      {page < pages && (
        <Link to={pathOf(page + 1)} rel="next">
          {older}
        </Link>
      )}
    </nav>
  )
}

const bar = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
  padding-block-end: var(--space-4);
`
