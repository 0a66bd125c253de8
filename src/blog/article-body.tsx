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

  h2 {
    margin-block: 1.9em 0.5em;
  }

  h3 {
    margin-block: 1.8em 0.4em;
    hyphenate-limit-chars: 12 5 5;
  }

  /* Headings link to themselves. */
  h2 > a,
  h3 > a {
    color: inherit;
    text-decoration: none;
  }

  .task-list-item {
    list-style: none;
  }

  [type='checkbox'] {
    margin-inline: -1.5em 0.25em;
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

  li::marker {
    color: var(--accent-text);
    font-weight: var(--weight-strong);
  }

  blockquote {
    margin: var(--space-3) 0;
    padding-inline-start: var(--space-3);
    border-inline-start: 3px solid var(--accent);
    color: var(--ink-soft);
    font-size: var(--text-lead);
    line-height: 1.45;
  }

  /* Used in some articles only. As classes, these styles are left out of the others' first paint. */
  .callout {
    margin-block: var(--space-3);
    padding: var(--space-2) var(--space-2) 1px;
    border-inline-start: 3px solid var(--accent);
    background: var(--paper-sunken);
  }

  .note,
  .tip {
    border-color: var(--line-strong);
  }

  .callout-label {
    display: flex;
    gap: var(--space-1);
    align-items: center;
    margin-block-end: var(--space-1);
    font-weight: var(--weight-strong);
  }

  .important .callout-label,
  .warning .callout-label,
  .caution .callout-label {
    color: var(--accent-text);
  }

  .code {
    overflow-x: auto;
    padding: var(--space-2);
    background: var(--paper-sunken);
    line-height: 1.5;
  }

  .code code,
  code.verbatim {
    font-family: var(--font-code);
    font-size: 0.9em;
  }

  .k {
    color: var(--accent-text);
  }

  .n {
    color: var(--code-name);
  }

  .s {
    color: var(--code-text);
  }

  .v {
    color: var(--code-value);
  }

  .c {
    color: var(--ink-soft);
    font-style: italic;
  }

  .scroll {
    margin-block: var(--space-3);
  }

  .figure {
    margin: var(--space-3) 0;
  }

  .figure figcaption {
    margin-block-start: var(--space-1);
    color: var(--ink-soft);
    font-size: var(--text-small);
  }

  .link {
    color: var(--accent-text);
    text-decoration: underline;
  }

  .verbatim {
    hyphens: none;
    overflow-wrap: anywhere;
  }

  .footnotes {
    margin-block-start: var(--space-4);
    padding-block-start: var(--space-2);
    border-block-start: var(--rule);
    font-size: var(--text-small);
  }

  @media print {
    max-width: none;
  }
`
