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
      <article>
        <header className={head}>
          <p className={back}>
            <Link viewTransition to={screens.blog.path}>
              {copy.back}
            </Link>
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
        </header>
        <img className={picture} src={image} alt="" width={1200} height={675} />
        <div className={columns}>
          <Contents headings={post.contents} />
          <div>
            <ArticleBody html={post.html} />
            <Tags tags={tags} />
          </div>
        </div>
      </article>
      <aside className={box}>
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
    <nav aria-label={copy.contents} className={contents}>
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
    <section className={related}>
      <h2>{copy.related}</h2>
      <ul className={grid}>
        {posts.map(({ slug, title, excerpt, category }) => (
          <li key={slug}>
            <p className={badge}>{category}</p>
            <h3>
              <Link viewTransition to={articlePath(slug)}>
                {title}
              </Link>
            </h3>
            <p>{excerpt}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

const head = css`
  max-width: 52rem;
  padding-block: var(--space-4) var(--space-3);

  h1 {
    margin-block-end: var(--space-2);
    font-size: clamp(2rem, 1.5rem + 2.2vw, 3.25rem);
    hyphens: auto;
  }

  p {
    margin-block-end: var(--space-1);
    color: var(--ink-soft);
  }
`

const back = css`
  font-size: var(--text-small);

  @media print {
    display: none;
  }
`

const badge = css`
  margin-inline-end: var(--space-1);
  color: var(--accent-text);
  font-weight: var(--weight-strong);
`

const lead = css`
  max-width: var(--measure);
  font-size: var(--text-lead);
  line-height: 1.45;
`

const picture = css`
  display: block;
  width: 100%;
  margin-block-end: var(--space-5);

  @media print {
    display: none;
  }
`

const columns = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3) var(--space-5);

  @media (min-width: 64rem) {
    grid-template-columns: var(--margin-column) minmax(0, 1fr);
  }

  @media print {
    display: block;
  }
`

const contents = css`
  align-self: start;
  padding-block-start: var(--space-2);
  border-block-start: 3px solid var(--accent);
  font-size: var(--text-small);

  h2 {
    margin: 0 0 var(--space-1);
    font-size: var(--text-small);
    letter-spacing: 0;
  }

  ol {
    margin: 0;
    padding: 0;
    list-style: none;
  }

  a {
    display: block;
    padding-block: 0.3rem;
    color: var(--ink-soft);
    text-decoration: none;
  }

  a:hover {
    color: var(--accent-text);
    text-decoration: underline;
  }

  @media (min-width: 64rem) {
    position: sticky;
    inset-block-start: 8rem;
    max-height: calc(100vh - 10rem);
    overflow-y: auto;
  }

  @media print {
    display: none;
  }
`

const tagRow = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-2);
  margin: var(--space-4) 0 0;
  padding: 0;
  color: var(--ink-soft);
  font-size: var(--text-small);
  list-style: none;

  ul {
    margin: 0;
  }
`

const box = css`
  margin-block: var(--space-5);
  padding: var(--space-4) clamp(1rem, 4vw, 3rem);
  border: var(--rule);
  border-block-start: 3px solid var(--accent);
  background: var(--paper-sunken);

  p {
    max-width: var(--measure);
  }

  @media print {
    display: none;
  }
`

const related = css`
  padding-block-end: var(--space-5);

  @media print {
    display: none;
  }
`

const grid = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 22rem), 1fr));
  gap: var(--space-4);
  margin: var(--space-3) 0 0;
  padding: 0;
  list-style: none;

  li {
    padding-block-start: var(--space-2);
    border-block-start: var(--rule);
  }

  p {
    margin-block-end: 0.25rem;
  }
`
