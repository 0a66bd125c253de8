import { css } from '@linaria/core'
import { Link, Navigate, useLoaderData, useLocation } from 'react-router-dom'
import { ActionLink, actionRow } from '../blocks/actions.tsx'
import { closing, sectionHeading } from '../blocks/section.tsx'
import { ArticleBody } from '../blog/article-body.tsx'
import { ArticleContents, besideContents } from '../blog/article-contents.tsx'
import type { ArticleData } from '../blog/loaders.ts'
import { RelatedPosts } from '../blog/related-posts.tsx'
import { ShareMenu } from '../blog/share-menu.tsx'
import { TopicLink } from '../blog/topic-link.tsx'
import { blogCopy } from '../content/de/blog.ts'
import { NewsletterForm } from '../forms/newsletter-form.tsx'
import { storeEnquiry } from '../forms/prefill.ts'
import { useHostAnswer } from '../navigation/canonical-address.ts'
import { DocumentHead } from '../navigation/document-head.tsx'
import { correctedPath } from '../navigation/page-address.ts'
import { hasRibbons } from '../site/articles-of-build.ts'
import { fill } from '../site/fill.ts'
import { defaultLanguage } from '../site/languages.ts'
import { articlePath, blogPagePath, enquiryPath } from '../site/pages.ts'
import { notPrinted } from '../style/fragments.ts'
import { button, mainButton } from '../ui/button.tsx'
import { PictureElement } from '../ui/picture-element.tsx'
import { WordBreaks } from '../ui/word-breaks.tsx'

const copy = blogCopy.article

/** An article; an unknown or unpublished one redirects to the blog. */
export function Component() {
  const post = useLoaderData() as ArticleData | null
  const { pathname } = useLocation()
  const isAsked = useHostAnswer(post === null)
  if (isAsked) return null
  if (post === null) return <Navigate to={correctedPath(pathname) ?? blogPagePath(1)} replace />
  // A key per article, so that the body is rendered again.
  return <Article key={post.slug} post={post} />
}

function Article({ post }: { post: ArticleData }) {
  const {
    category,
    date,
    dateText,
    updated,
    readTime,
    title,
    excerpt,
    author,
    authorRole,
    image,
    tags,
    lists,
  } = post
  return (
    <>
      <DocumentHead title={title} description={excerpt} />
      <article className={sheet}>
        {hasRibbons && post.notice && <p data-ribbon="article">{post.notice}</p>}
        <header className={head}>
          <p className={back}>
            <Link to={blogPagePath(1)}>{copy.back}</Link>
          </p>
          <div className={besideContents}>
            <div>
              <h1 tabIndex={-1}>
                <WordBreaks text={title} />
              </h1>
              <p className={lead}>{excerpt}</p>
            </div>
            <div className={facts}>
              <p>
                <TopicLink kind="category" name={category} lists={lists} />
              </p>
              <p>
                <time dateTime={date}>{dateText}</time>
                {` · ${readTime} ${blogCopy.readTime}`}
              </p>
              {updated && (
                <p>
                  {`${copy.updated} `}
                  <time dateTime={updated}>{post.updatedText}</time>
                </p>
              )}
              <p>{`${author}, ${authorRole}`}</p>
              <ShareMenu url={articlePath(post.slug)} title={title} />
            </div>
          </div>
        </header>
        <div className={besideContents}>
          <PictureElement className={picture} picture={image} sizes="(min-width: 64rem) 40rem, 100vw" eager />
          <ArticleContents sections={post.contents} />
          <div>
            <ArticleBody key={import.meta.env.DEV ? post.html : undefined} html={post.html} />
            <Tags tags={tags} lists={lists} />
          </div>
        </div>
      </article>
      <aside className={closing}>
        <div className={sectionHeading}>
          <h2>{copy.questions}</h2>
          <p>{fill(copy.advice, { category })}</p>
        </div>
        <p className={actionRow}>
          <Link
            className={`${button} ${mainButton}`}
            to={enquiryPath(defaultLanguage, 'blog')}
            onClick={() => storeEnquiry(defaultLanguage, 'blog', fill(copy.enquiry, { title }))}
          >
            {copy.contact}
          </Link>
          <ActionLink action={{ call: 'phone' }} isMain={false} />
        </p>
      </aside>
      <RelatedPosts posts={post.related} />
      <NewsletterForm variant="inline" />
    </>
  )
}

function Tags({ tags, lists }: Pick<ArticleData, 'tags' | 'lists'>) {
  if (tags.length === 0) return null
  return (
    <div className={tagRow}>
      <span>{copy.tags}</span>
      <ul className={tagRow}>
        {tags.map((tag) => (
          <li key={tag}>
            <TopicLink kind="tag" name={tag} lists={lists} />
          </li>
        ))}
      </ul>
    </div>
  )
}

/* Layers of the article, such as an open menu, stay below the site's header. */
const sheet = css`
  isolation: isolate;
`

const head = css`
  padding-block: var(--space-3);
  font-size: var(--text-small);

  h1 {
    margin-block-end: var(--space-2);
    font-size: clamp(2rem, 1.5rem + 2.2vw, 3.25rem);
    hyphens: auto;
  }

  p {
    color: var(--ink-soft);
  }
`

/* In a wide window in the margin, as the contents are below; who begins at the heading finds the menu behind it. */
const facts = css`
  p:not(:last-of-type) {
    margin: 0;
  }

  @media (min-width: 64rem) {
    /* Elsewhere the last part is beside the margin. */
    &&:last-child {
      grid-area: 1 / 1;
    }
  }
`

const back = css`
  ${notPrinted}
`

const lead = css`
  max-width: var(--measure);
  margin: 0;
  font-size: var(--text-lead);
  line-height: 1.45;
`

const picture = css`
  display: block;
  width: 100%;
  /* Whatever the image's own size is: nothing moves when it has loaded. */
  aspect-ratio: 16 / 9;
  object-fit: cover;

  ${notPrinted}
`

const tagRow = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-2);
  margin: var(--space-4) 0 0;
  color: var(--ink-soft);
  font-size: var(--text-small);

  ul {
    margin: 0;
  }

  a {
    color: inherit;
  }
`
