import { css } from '@linaria/core'
import { Link, Navigate, useLoaderData } from 'react-router-dom'
import { Actions } from '../components/actions.tsx'
import { DocumentHead } from '../components/document-head.tsx'
import { NewsletterForm } from '../components/newsletter-form.tsx'
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
      <NewsletterForm variant="inline" />
      <section className={closing}>
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
        <Link viewTransition to={blogPagePath(page - 1)} rel="prev">
          {newer}
        </Link>
      )}
      <span>{pageOf(page, pages)}</span>
      {page < pages && (
        <Link viewTransition to={blogPagePath(page + 1)} rel="next">
          {older}
        </Link>
      )}
    </nav>
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

    /* The newest article leads, as wide as the page. */
    > :first-child {
      grid-column: 1 / -1;
    }
  }
`

const pagination = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
  padding-block-end: var(--space-4);
`

const closing = css`
  padding-block: var(--space-4) var(--space-5);
  border-block-start: var(--rule);
`
