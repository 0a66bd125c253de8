import { css } from '@linaria/core'
import { type MouseEvent, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { internalTarget } from '../lib/internal-target.ts'

const bodyId = 'article-body'

/**
 * The sanitized HTML of an article. A page from the server brings it in its markup only, so on hydration it
 * is taken from there. Links to pages of this site are followed without loading a new document.
 */
export function ArticleBody({ html }: { html: string | undefined }) {
  const navigate = useNavigate()
  const [body] = useState(() => html ?? document.getElementById(bodyId)?.innerHTML ?? '')

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
      id={bodyId}
      className={text}
      onClick={follow}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitized at build time with an explicit schema.
      dangerouslySetInnerHTML={{ __html: body }}
      suppressHydrationWarning
    />
  )
}

const text = css`
  h2,
  h3,
  h4,
  li[id] {
    scroll-margin-top: var(--space-6);
  }

  table {
    display: block;
    overflow-x: auto;
  }
`
