import { css } from '@linaria/core'
import { Link } from 'react-router-dom'
import { blogCopy } from '../content/de/blog.ts'
import { hasRibbons } from '../site/articles-of-build.ts'
import { fill } from '../site/fill.ts'
import { articlePath, blogPagePath } from '../site/pages.ts'
import { PictureElement } from '../ui/picture-element.tsx'
import { WordBreaks, whole } from '../ui/word-breaks.tsx'
import type { BlogPage, PostSummary } from './post.ts'

/** Tags that a card shows (spec §9). */
const maxTags = 3

/** Cards are three in a row, on tablets two. */
const sizes = '(min-width: 64rem) 27rem, (min-width: 40rem) 50vw, 100vw'

/** An article in the list; `eager` if its image is near the top of the page. */
export function PostCard({ post, eager }: { post: PostSummary; eager: boolean }) {
  const { slug, title, excerpt, author, date, dateText, readTime, category, tags, image } = post
  return (
    <article className={card}>
      <div className={lines}>
        {hasRibbons && post.notice && <p data-ribbon="card">{post.notice}</p>}
        <p className={meta}>
          <span className={badge}>{category}</span> <time dateTime={date}>{dateText}</time>
          {' · '}
          <span className={whole}>{readTime}</span>
        </p>
        <h2>
          <Link to={articlePath(slug)}>
            <WordBreaks text={title} inLink />
          </Link>
        </h2>
        <p className={clamped}>{excerpt}</p>
        <p className={meta}>{author}</p>
        <ul className={`${tagList} ${meta}`}>
          {tags.slice(0, maxTags).map((tag) => (
            <li key={tag}>{tag}</li>
          ))}
        </ul>
        {/* The title is text instead of a label, since search engines read the text of a link. */}
        <Link to={articlePath(slug)}>
          {blogCopy.more} <span className="sr-only">{title}</span>
        </Link>
      </div>
      <PictureElement picture={image} sizes={sizes} eager={eager} />
    </article>
  )
}

/** A page of the list of articles, as a grid of cards. */
export function PostList({ page, pages, posts }: BlogPage) {
  const { label, newer, older, page: pageOf } = blogCopy.pagination
  return (
    <>
      <ul className={grid}>
        {posts.map((post, index) => (
          <li key={post.slug}>
            <PostCard post={post} eager={index === 0} />
          </li>
        ))}
      </ul>
      {pages > 1 && (
        <nav aria-label={label} className={pagination}>
          {page > 1 && (
            <Link to={blogPagePath(page - 1)} rel="prev">
              {newer}
            </Link>
          )}
          <span>{fill(pageOf, { page, pages })}</span>
          {page < pages && (
            <Link to={blogPagePath(page + 1)} rel="next">
              {older}
            </Link>
          )}
        </nav>
      )}
    </>
  )
}

export const grid = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 19rem), 1fr));
  gap: 0 var(--space-4);
  margin-block-end: var(--space-5);
`

export const card = css`
  display: grid;
  grid-template-rows: auto 1fr;
  gap: var(--space-2);
  height: 100%;
  padding-block: var(--space-3);
  border-block-start: var(--rule);

  /* The picture. */
  > :last-child {
    order: -1;
  }

  img {
    display: block;
    width: 100%;
    aspect-ratio: 16 / 9;
    object-fit: cover;
  }

  h2 {
    margin-block: 0 var(--space-1);
    font-size: clamp(1.375rem, 1.2rem + 0.8vw, 1.75rem);
    line-height: 1.15;
  }

  h2 a {
    color: inherit;
    text-decoration: none;
  }
`

export const meta = css`
  margin-block-end: var(--space-1);
  color: var(--ink-soft);
  font-size: var(--text-small);
`

/** The category of an article. */
export const badge = css`
  margin-inline-end: var(--space-1);
  color: var(--accent-text);
  font-weight: var(--weight-strong);
`

/* What follows the excerpt ends alike in a row. */
const lines = css`
  display: flex;
  flex-direction: column;

  p + p {
    margin-block-start: auto;
  }

  > a {
    align-self: start;
  }
`

const clamped = css`
  display: -webkit-box;
  max-width: var(--measure);
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
`

export const tagList = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-2);
`

const pagination = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
  padding-block-end: var(--space-4);
`
