import { css } from '@linaria/core'
import { lazy, Suspense } from 'react'
import { Link, Navigate, useLoaderData, useParams } from 'react-router-dom'
import { Actions } from '../blocks/actions.tsx'
import { PageHero } from '../blocks/page-hero.tsx'
import type { BlogData } from '../blog/loaders.ts'
import { Pagination } from '../blog/pagination.tsx'
import { PostGrid } from '../blog/post-card.tsx'
import { SearchForm } from '../blog/search-form.tsx'
import { SearchResults } from '../blog/search-results.tsx'
import { type Search, useSearch } from '../blog/use-search.ts'
import { blogCopy } from '../content/de/blog.ts'
import { NewsletterForm } from '../forms/newsletter-form.tsx'
import { SheetIndex } from '../illustrations/fortress/sheet-index.tsx'
import { DocumentHead } from '../navigation/document-head.tsx'
import { fill } from '../site/fill.ts'
import { defaultLanguage } from '../site/languages.ts'
import { toLoadError } from '../site/load-error.ts'
import { blogPagePath, pathOf, topicPath } from '../site/pages.ts'
import { notPrinted } from '../style/fragments.ts'

const copy = blogCopy.filter

/** Only who asks for a category or tag that does not exist needs it. */
const NotFound = lazy(async () => {
  const { Component } = await import('./not-found.tsx').catch(toLoadError)
  return { default: Component }
})

/** The blog; an unknown page of its list redirects to the first. */
export function Component() {
  const data = useLoaderData() as BlogData | null
  const isTopic = useParams().topic !== undefined
  if (data !== null) return <Blog data={data} />
  if (!isTopic) return <Navigate to={blogPagePath(1)} replace />
  return (
    <Suspense>
      <NotFound />
    </Suspense>
  )
}

/** All articles, those of a category or tag, or search results, as the address says. */
function Blog({ data }: { data: BlogData }) {
  const { list } = data
  const topic = 'topic' in data ? data.topic : undefined
  const name = nameOf(data)
  const search = useSearch()
  const { query, isBusy } = search
  // The list stays until there is a result.
  const isSearch = query !== '' && search.resultQuery !== undefined
  const isPart = isSearch || topic !== undefined
  const page =
    list.page > 1 && !isSearch
      ? ` – ${fill(blogCopy.pagination.page, { page: list.page, pages: list.pages })}`
      : ''

  return (
    <>
      <DocumentHead
        title={`${name && `${name} – `}${blogCopy.title}${isSearch ? ` – ${blogCopy.search.title}` : page}`}
        description={topic ? `${describeList(data)}. ${blogCopy.description}` : blogCopy.description}
      />
      {/* Without the page's number: the field below stays in its place when a search begins. */}
      <PageHero
        heading={blogCopy.heading}
        unseen={name}
        lead={blogCopy.lead}
        illustration={<SheetIndex />}
        isBrief
      />
      <div className={tools}>
        {list.total > 0 && (
          <>
            <SearchForm label={blogCopy.search.label} button={blogCopy.search.submit} query={query} />
            <noscript>
              <p>{blogCopy.search.withoutScript}</p>
            </noscript>
          </>
        )}
      </div>
      <div className={summary}>
        <p role="status">{isSearch ? describeSearch(search) : describeList(data)}</p>
        {isPart && <Link to={blogPagePath(1)}>{copy.reset}</Link>}
      </div>
      <div className={articles} aria-busy={isBusy}>
        {isSearch ? <SearchResults search={search} /> : <PostGrid posts={list.posts} />}
        {!isSearch && (
          <Pagination
            page={list.page}
            pages={list.pages}
            pathOf={(page) => (topic ? topicPath(topic.kind, topic.slug, page) : blogPagePath(page))}
          />
        )}
      </div>
      {/* Who finds nothing is led to the contact form below. Hidden, the newsletter's form keeps what was typed. */}
      <div hidden={isSearch && isEmpty(search)}>
        <NewsletterForm variant="inline" />
      </div>
      <section className={closing}>
        <h2>{blogCopy.closing.heading}</h2>
        <p>{blogCopy.closing.text}</p>
        <Actions
          actions={[
            { to: pathOf('contact', defaultLanguage), label: blogCopy.closing.contact },
            { call: 'phone' },
          ]}
        />
      </section>
    </>
  )
}

/** Of a category or tag; empty for all articles. */
function nameOf(data: BlogData): string {
  if (!('topic' in data)) return ''
  const { topic, list } = data
  return fill(topic.kind === 'category' ? copy.categoryTitle : copy.tagTitle, { name: list.name })
}

function describeList(data: BlogData): string {
  const { total } = data.list
  if (!('topic' in data)) return total === 0 ? blogCopy.none : fill(copy.found, { count: total })
  return `${fill(copy.found, { count: total })} ${fill(copy[data.topic.kind], { name: data.list.name })}`
}

function describeSearch({ result, resultQuery = '' }: Search): string {
  // A failure is shown in place of the list.
  if (result === undefined) return ''
  const { search } = blogCopy
  if (result.found === null) return search.tooShort
  const { places, isCut, isPartial, similar } = result.found
  const shown = result.hits.length
  if (shown === 0) return fill(search.noneFor, { text: resultQuery })
  const count = fill(isCut || shown < places.length ? search.best : search.found, { count: shown })
  const words = similar.map((text) => fill(search.quoted, { text })).join(', ')
  const remarks = [isPartial ? search.isPartial : '', words && fill(search.similar, { words })]
  return [`${count} ${fill(copy.search, { text: resultQuery })}`, ...remarks.filter(Boolean)].join(
    isPartial || similar.length > 0 ? '. ' : '',
  )
}

function isEmpty({ result }: Search): boolean {
  return result?.found?.places.length === 0
}

const tools = css`
  margin-block-end: var(--space-3);
`

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
  transition: opacity var(--quick);

  &[aria-busy='true'] {
    opacity: 0.55;
  }
`

const closing = css`
  padding-block: var(--space-4) var(--space-5);
  border-block-start: var(--rule);
`
