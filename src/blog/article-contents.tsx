import { css } from '@linaria/core'
import { blogCopy } from '../content/de/blog.ts'
import type { Section } from './post.ts'

/** The sections of an article, in wide windows in the margin; nothing for one that has fewer than two. */
export function ArticleContents({ sections }: { sections: readonly Section[] }) {
  if (sections.length < 2) return null
  return (
    <nav aria-label={blogCopy.article.contents} className={contents}>
      <h2>{blogCopy.article.contents}</h2>
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

const contents = css`
  font-size: var(--text-small);

  h2 {
    font-size: inherit;
    letter-spacing: 0;
  }

  a {
    display: block;
    padding-block: 0.3rem;
  }

  @media (min-width: 64rem) {
    position: sticky;
    inset-block-start: calc(var(--header) + var(--space-2));
    max-height: 75vh;
    overflow-y: auto;
  }
`
