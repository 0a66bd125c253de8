import { css } from '@linaria/core'
import { Link, Navigate, useLoaderData } from 'react-router-dom'
import { Actions } from '../components/actions.tsx'
import { DocumentHead } from '../components/document-head.tsx'
import { PageHero } from '../components/page-hero.tsx'
import { PostCard } from '../components/post-card.tsx'
import { blogCopy } from '../content/blog.ts'
import type { BlogPage } from '../lib/post.ts'
import { blogPagePath, pathOf } from '../paths.ts'

/** One page of the list of articles; a page that does not exist leads to the first. */
export function Component() {
  const list = useLoaderData() as BlogPage | null
  if (list === null) return <Navigate to={blogPagePath(1)} replace />
  const { page, pages, posts } = list
  const suffix = page > 1 ? ` – ${blogCopy.pagination.page(page, pages)}` : ''

  return (
    <>
      <DocumentHead title={blogCopy.title + suffix} description={blogCopy.description} />
      <PageHero heading={blogCopy.heading + suffix} lead={blogCopy.lead} />
      {posts.length === 0 && <p>{blogCopy.none}</p>}
      <ul className={grid}>
        {posts.map((post, index) => (
          <li key={post.slug}>
            <PostCard post={post} eager={index === 0} />
          </li>
        ))}
      </ul>
      {pages > 1 && <Pagination page={page} pages={pages} />}
      <section>
        <h2>{blogCopy.closing.heading}</h2>
        <p>{blogCopy.closing.text}</p>
        <Actions
          actions={[{ to: pathOf('contact', 'de'), label: blogCopy.closing.contact }, { call: 'phone' }]}
        />
      </section>
    </>
  )
}

function Pagination({ page, pages }: { page: number; pages: number }) {
  const { label, newer, older, page: pageOf } = blogCopy.pagination
  return (
    <nav aria-label={label} className={pagination}>
      {page > 1 && (
        <Link to={blogPagePath(page - 1)} rel="prev">
          {newer}
        </Link>
      )}
      <span>{pageOf(page, pages)}</span>
      {page < pages && (
        <Link to={blogPagePath(page + 1)} rel="next">
          {older}
        </Link>
      )}
    </nav>
  )
}

const grid = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 20rem), 1fr));
  gap: var(--space-4);
  padding: 0;
  list-style: none;
`

const pagination = css`
  display: flex;
  gap: var(--space-3);
`
