import { css } from '@linaria/core'
import { Link, Navigate, useLoaderData } from 'react-router-dom'
import { Actions } from '../blocks/actions.tsx'
import { PageHero } from '../blocks/page-hero.tsx'
import { closing, sectionHeading } from '../blocks/section.tsx'
import type { BlogPage } from '../blog/post.ts'
import { PostList } from '../blog/post-card.tsx'
import { SearchForm } from '../blog/search/search-form.tsx'
import { describeSearch, SearchResults, useSearch } from '../blog/search/search-results.tsx'
import { blogCopy as copy } from '../content/de/blog.ts'
import { NewsletterForm } from '../forms/newsletter-form.tsx'
import { SheetIndex } from '../illustrations/fortress/sheet-index.tsx'
import { DocumentHead } from '../navigation/document-head.tsx'
import { fill } from '../site/fill.ts'
import { defaultLanguage } from '../site/languages.ts'
import { blogPagePath, pathOf } from '../site/pages.ts'
import { notPrinted } from '../style/fragments.ts'

/** The blog; an unknown page of its list redirects to the first. */
export function Component() {
  const list = useLoaderData() as BlogPage | null
  return list === null ? <Navigate to={blogPagePath(1)} replace /> : <Blog list={list} />
}

/** All articles, or search results, as the address says. */
function Blog({ list }: { list: BlogPage }) {
  const { page, pages, total } = list
  // The list stays until there is a result.
  const { query, finished, isBusy } = useSearch()
  const part = finished ? copy.search.title : page > 1 && fill(copy.pagination.page, { page, pages })

  return (
    <>
      <DocumentHead title={part ? `${copy.title} – ${part}` : copy.title} description={copy.description} />
      {/* Without the page's number: the field below stays in its place when a search begins. */}
      <PageHero heading={copy.heading} lead={copy.lead} illustration={<SheetIndex />} isBrief />
      <SearchForm label={copy.search.label} button={copy.search.submit} query={query} />
      <div className={summary}>
        <p role="status">{finished ? describeSearch(finished) : fill(copy.found, { count: total })}</p>
        {finished && <Link to={blogPagePath(1)}>{copy.search.reset}</Link>}
      </div>
      <div className={articles} aria-busy={isBusy}>
        {finished ? <SearchResults {...finished} /> : <PostList {...list} />}
      </div>
      <NewsletterForm variant="inline" />
      <section className={closing}>
        <div className={sectionHeading}>
          <h2>{copy.closing.heading}</h2>
          <p>{copy.closing.text}</p>
        </div>
        <Actions
          actions={[
            { to: pathOf('contact', defaultLanguage), label: copy.closing.contact },
            { call: 'phone' },
          ]}
        />
      </section>
    </>
  )
}

const summary = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-3);
  min-height: 1.6em;
  margin-block-end: var(--space-3);
  overflow-wrap: anywhere;

  p {
    margin: 0;
    font-weight: var(--weight-strong);
  }

  ${notPrinted}
`

const articles = css`
  &[aria-busy='true'] {
    opacity: 0.55;
  }
`
