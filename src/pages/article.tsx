import { css } from '@linaria/core'
import { Link, Navigate, useLoaderData } from 'react-router-dom'
import { ActionLink, actionRow } from '../blocks/actions.tsx'
import { closing, section, sectionHeading } from '../blocks/section.tsx'
import { ArticleBody } from '../blog/article-body.tsx'
import { ArticleContents } from '../blog/article-contents.tsx'
import type { ArticleData } from '../blog/loaders.ts'
import { badge, meta, tagList } from '../blog/post-card.tsx'
import { ShareMenu } from '../blog/share-menu.tsx'
import { blogCopy } from '../content/de/blog.ts'
import { NewsletterForm } from '../forms/newsletter-form.tsx'
import { storeEnquiry } from '../forms/prefill.ts'
import { useHostAnswer } from '../navigation/canonical-address.ts'
import { DocumentHead } from '../navigation/document-head.tsx'
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
  const isAsked = useHostAnswer(post === null)
  if (isAsked) return null
  if (post === null) return <Navigate to={blogPagePath(1)} replace />
  // A key per article, so that the body is rendered again.
  return <Article key={post.slug} post={post} />
}

function Article({ post }: { post: ArticleData }) {
  const { category, date, dateText, updated, readTime, title, excerpt, author, authorRole, image, tags } =
    post
  return (
    <>
      <DocumentHead title={title} description={excerpt} />
      <article className={sheet}>
        {hasRibbons && post.notice && <p data-ribbon="article">{post.notice}</p>}
        <header className={head}>
          <div className={meta}>
            <p className={back}>
              <Link to={blogPagePath(1)}>{copy.back}</Link>
            </p>
            <p className={badge}>{category}</p>
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
          </div>
          <div>
            <h1 tabIndex={-1}>
              <WordBreaks text={title} />
            </h1>
            <p className={lead}>{excerpt}</p>
            <p className={meta}>{`${author}, ${authorRole}`}</p>
            <ShareMenu url={articlePath(post.slug)} title={title} />
          </div>
        </header>
        <div className={section}>
          <div>
            <ArticleContents sections={post.contents} />
          </div>
          <div>
            <PictureElement
              className={picture}
              picture={image}
              sizes="(min-width: 64rem) 40rem, 100vw"
              eager
            />
            <ArticleBody key={post.html} html={post.html} />
            {tags.length > 0 && (
              <div className={`${tagList} ${meta}`}>
                <span>{copy.tags}</span>
                <ul className={tagList}>
                  {tags.map((tag) => (
                    <li key={tag}>{tag}</li>
                  ))}
                </ul>
              </div>
            )}
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
      {post.related.length > 0 && (
        <section className={`${section} ${more}`}>
          <div className={sectionHeading}>
            <h2>{copy.related}</h2>
          </div>
          <ul className={related}>
            {post.related.map(({ slug, title, excerpt, category, notice }) => (
              <li key={slug}>
                {hasRibbons && notice && <p data-ribbon="line">{notice}</p>}
                <p className={badge}>{category}</p>
                <h3>
                  <Link to={articlePath(slug)}>
                    <WordBreaks text={title} inLink />
                  </Link>
                </h3>
                <p>{excerpt}</p>
              </li>
            ))}
          </ul>
        </section>
      )}
      <NewsletterForm variant="inline" />
    </>
  )
}

/* Layers of the article, such as an open menu, stay below the site's header. */
const sheet = css`
  isolation: isolate;
`

const head = css`
  display: grid;
  gap: var(--space-2) var(--space-5);
  padding-block: var(--space-3);

  h1 {
    margin-block-end: var(--space-2);
    font-size: clamp(2rem, 1.5rem + 2.2vw, 3.25rem);
    hyphens: auto;
  }

  p {
    margin-block-end: 0.375rem;
  }

  @media (min-width: 64rem) {
    grid-template-columns: var(--margin-column) minmax(0, 1fr);
  }
`

const back = css`
  ${notPrinted}
`

const lead = css`
  max-width: var(--measure);
  color: var(--ink-soft);
  font-size: var(--text-lead);
  line-height: 1.45;
`

const picture = css`
  display: block;
  width: 100%;
  max-width: var(--measure);
  margin-block-end: var(--space-3);
  /* Whatever the image's own size is: nothing moves when it has loaded. */
  aspect-ratio: 16 / 9;
  object-fit: cover;

  ${notPrinted}
`

const more = css`
  margin-block-start: var(--space-5);

  ${notPrinted}
`

const related = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 22rem), 1fr));
  gap: var(--space-4);

  p {
    margin-block-end: 0.25rem;
  }
`
