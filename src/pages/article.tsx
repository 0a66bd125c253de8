import { css } from '@linaria/core'
import { Link, Navigate, useLoaderData } from 'react-router-dom'
import { Actions } from '../components/actions.tsx'
import { ArticleBody } from '../components/article-body.tsx'
import { DocumentHead } from '../components/document-head.tsx'
import { blogCopy } from '../content/blog.ts'
import type { Heading, RelatedPost } from '../lib/post.ts'
import type { ArticleData } from '../loaders/loaders.ts'
import { articlePath, pathOf, screens } from '../paths.ts'

const copy = blogCopy.article

/** An article; an unknown or unpublished one leads to the blog, in place of its entry in the history. */
export function Component() {
  const post = useLoaderData() as ArticleData | null
  if (post === null) return <Navigate to={screens.blog.path} replace />
  // A new key for each article: its body belongs to it alone.
  return <Article key={post.slug} post={post} />
}

function Article({ post }: { post: ArticleData }) {
  const { category, date, dateText, readTime, title, excerpt, author, authorRole, image, tags } = post
  return (
    <>
      <DocumentHead title={title} description={excerpt} />
      <article className={article}>
        <p>
          <Link to={screens.blog.path}>{copy.back}</Link>
        </p>
        <p>
          <span className={badge}>{category}</span> <time dateTime={date}>{dateText}</time> · {readTime}{' '}
          {blogCopy.readTime}
        </p>
        <h1 tabIndex={-1}>{title}</h1>
        <p className={lead}>{excerpt}</p>
        <p>
          {author}, {authorRole}
        </p>
        <img src={image} alt="" width={1200} height={675} />
        <Contents headings={post.contents} />
        <ArticleBody html={post.html} />
        <Tags tags={tags} />
      </article>
      <aside className={article}>
        <h2>{copy.questions}</h2>
        <p>{copy.advice(category)}</p>
        <Actions actions={[{ to: pathOf('contact', 'de'), label: copy.contact }, { call: 'phone' }]} />
      </aside>
      <Related posts={post.related} />
    </>
  )
}

function Contents({ headings }: { headings: readonly Heading[] }) {
  const sections = headings.filter(({ depth }) => depth === 2)
  if (sections.length < 2) return null
  return (
    <nav aria-label={copy.contents}>
      <h2>{copy.contents}</h2>
      <ol>
        {sections.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

function Tags({ tags }: { tags: readonly string[] }) {
  if (tags.length === 0) return null
  return (
    <div className={tagRow}>
      <span>{copy.tags}</span>
      <ul className={tagRow}>
        {tags.map((tag) => (
          <li key={tag}>{tag}</li>
        ))}
      </ul>
    </div>
  )
}

function Related({ posts }: { posts: readonly RelatedPost[] }) {
  if (posts.length === 0) return null
  return (
    <section>
      <h2>{copy.related}</h2>
      <ul className={grid}>
        {posts.map(({ slug, title, excerpt, category }) => (
          <li key={slug}>
            <p className={badge}>{category}</p>
            <h3>
              <Link to={articlePath(slug)}>{title}</Link>
            </h3>
            <p>{excerpt}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

const article = css`
  max-width: var(--measure);
`

const badge = css`
  color: var(--accent-text);
  font-weight: 600;
`

const lead = css`
  font-size: var(--text-lead);
  color: var(--ink-soft);
`

const tagRow = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-2);
  margin: 0;
  padding: 0;
  list-style: none;
`

const grid = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 20rem), 1fr));
  gap: var(--space-4);
  padding: 0;
  list-style: none;
`
