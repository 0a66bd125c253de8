import { css } from '@linaria/core'
import { useState } from 'react'
import { blogCopy } from '../content/de/blog.ts'
import type { Section } from './post.ts'

/**
 * The sections of an article; nothing for one that has fewer than two. A pre-rendered page has them in its markup only,
 * so hydration reads them from there.
 */
export function ArticleContents({ sections: given }: { sections: readonly Section[] | undefined }) {
  const [first] = useState(() => given ?? readContents())
  const sections = given ?? first
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

function readContents(): Section[] {
  const links = document.querySelectorAll('article nav a')
  return [...links].map((link) => ({
    id: link.getAttribute('href')?.slice(1) ?? '',
    text: link.textContent ?? '',
  }))
}

/** The grid of a picture, the contents and the text. In a wide window the contents are in the margin. */
export const besideContents = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3) var(--space-5);

  @media (min-width: 64rem) {
    grid-template-columns: var(--margin-column) minmax(0, 1fr);

    /* As wide as the text below it. */
    > :is(picture, img) {
      grid-column: 2;
      max-width: var(--measure);
    }

    > :is(picture, img) + nav {
      grid-area: 1 / 1 / span 2;
    }

    /* The text is beside the margin, even if the margin is empty. */
    > :last-child {
      grid-column: 2;
    }
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

  @media (30rem <= width < 64rem) {
    ol {
      columns: 2;
    }
  }

  li {
    break-inside: avoid;
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
    inset-block-start: calc(var(--header) + var(--space-2));
    max-height: 75vh;
    overflow-y: auto;
  }
`
