import { css } from '@linaria/core'
import { type MouseEvent, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { internalTarget } from '../navigation/internal-link.ts'
import { articleTextId } from '../ui/element-ids.ts'
import { trustedHtml } from './trusted-html.ts'

/**
 * The sanitized HTML of an article. A pre-rendered page has it in its markup only, so hydration reads it from there.
 * Links to pages of this site are followed without loading a new document.
 */
export function ArticleBody({ html }: { html: string | undefined }) {
  const navigate = useNavigate()
  const [body] = useState(() => html ?? document.getElementById(articleTextId)?.innerHTML ?? '')
  // The same object in every render: with a new one React would write the body again.
  const [markup] = useState(() => ({ __html: trustedHtml(body) }))

  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    const target = internalTarget(event, link, window.location)
    if (target === undefined) return
    event.preventDefault()
    navigate(target)
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: the links inside are what is clicked; Enter on a link is a click.
    <div
      id={articleTextId}
      className={text}
      onClick={follow}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitized at build time with an explicit schema.
      dangerouslySetInnerHTML={markup}
      suppressHydrationWarning
    />
  )
}

const text = css`
  max-width: var(--measure);
  hyphens: auto;

  h2,
  h3 {
    margin-block: 1.8em 0.5em;
    hyphenate-limit-chars: 12 5 5;
  }

  /* Headings link to themselves. */
  h2 > [href^='#'],
  h3 > [href^='#'] {
    color: inherit;
    text-decoration: none;
  }

  .task-list-item {
    list-style: none;
  }

  /* Browsers draw a disabled box in a grey that is lost on paper. A tick is a box full of ink. */
  [type='checkbox'] {
    appearance: none;
    width: 1em;
    height: 1em;
    margin: 0 0.2em 0 -1.5em;
    border: 2px solid var(--ink);
    vertical-align: -0.1em;

    &:checked {
      border-width: 0.5em;
    }
  }

  ul,
  ol {
    margin-block: 0 var(--space-2);
    padding-inline-start: 1.4em;
    list-style: revert;
  }

  li {
    padding-block: 0.2em;
  }

  /* Used in some articles only. As classes, these styles are left out of the others' first paint. */
  blockquote,
  .callout {
    margin: var(--space-3) 0;
    padding: var(--space-2) var(--space-2) 1px;
    border-inline-start: 3px solid var(--accent);
    background: var(--paper-sunken);
  }

  .callout-label {
    margin-block-end: var(--space-1);
    font-weight: var(--weight-strong);
  }

  .code {
    overflow-x: auto;
    padding: var(--space-2);
    background: var(--paper-sunken);
    line-height: 1.5;
  }

  code {
    font-family: var(--font-code);
    font-size: 0.9em;
  }

  .scroll,
  .figure {
    margin: var(--space-3) 0;
  }

  .figure figcaption {
    margin-block-start: var(--space-1);
    color: var(--ink-soft);
    font-size: var(--text-small);
  }

  .verbatim {
    hyphens: none;
    overflow-wrap: anywhere;
  }

  .footnotes {
    border-block-start: var(--rule);
    font-size: var(--text-small);
  }
`
