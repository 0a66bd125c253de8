import { css } from '@linaria/core'
import { Link } from 'react-router-dom'
import { section, sectionHeading } from '../blocks/section.tsx'
import { blogCopy } from '../content/de/blog.ts'
import { hasRibbons } from '../site/articles-of-build.ts'
import { articlePath } from '../site/pages.ts'
import { notPrinted } from '../style/fragments.ts'
import { WordBreaks } from '../ui/word-breaks.tsx'
import type { RelatedPost } from './post.ts'

/** Other articles, below an article. */
export function RelatedPosts({ posts }: { posts: readonly RelatedPost[] }) {
  if (posts.length === 0) return null
  return (
    <section className={`${section} ${related}`}>
      <div className={sectionHeading}>
        <h2>{blogCopy.article.related}</h2>
      </div>
      <ul className={grid}>
        {posts.map(({ slug, title, excerpt, category, notice }) => (
          <li key={slug}>
            {hasRibbons && notice && <p data-ribbon="line">{notice}</p>}
            <p className={badge}>{category}</p>
            <h3>
              <Link to={articlePath(slug)}>
                <WordBreaks text={title} />
              </Link>
            </h3>
            <p>{excerpt}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

const related = css`
  margin-block-start: var(--space-5);

  ${notPrinted}
`

const badge = css`
  color: var(--accent-text);
  font-weight: var(--weight-strong);
`

const grid = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 22rem), 1fr));
  gap: var(--space-4);

  p {
    margin-block-end: 0.25rem;
  }
`
