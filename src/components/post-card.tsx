import { css } from '@linaria/core'
import { Link } from 'react-router-dom'
import { blogCopy } from '../content/blog.ts'
import type { PostSummary } from '../lib/post.ts'
import { blog } from '../limits.ts'
import { articlePath } from '../paths.ts'

/** An article in the list. `eager`: its image is near the top of the page. */
export function PostCard({ post, eager }: { post: PostSummary; eager: boolean }) {
  const { slug, title, excerpt, author, date, dateText, readTime, category, tags, image } = post
  return (
    <article className={card}>
      <img src={image} alt="" width={1200} height={675} loading={eager ? 'eager' : 'lazy'} />
      <p>
        <span className={badge}>{category}</span> <time dateTime={date}>{dateText}</time> · {readTime}
      </p>
      <h2>
        <Link to={articlePath(slug)}>{title}</Link>
      </h2>
      <p className={clamped}>{excerpt}</p>
      <p>{author}</p>
      <ul className={list}>
        {tags.slice(0, blog.tagsPerCard).map((tag) => (
          <li key={tag}>{tag}</li>
        ))}
      </ul>
      <Link to={articlePath(slug)} aria-label={`${blogCopy.more}: ${title}`}>
        {blogCopy.more}
      </Link>
    </article>
  )
}

const card = css`
  h2 {
    margin-block: var(--space-1);
    font-size: var(--text-lead);
  }
`

const badge = css`
  color: var(--accent-text);
  font-weight: 600;
`

const clamped = css`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: ${blog.excerptLines};
`

const list = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-2);
  padding: 0;
  list-style: none;
  font-size: var(--text-small);
  color: var(--ink-soft);
`
