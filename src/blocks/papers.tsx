import { css } from '@linaria/core'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { PaperLink } from '../content/page-copy.ts'
import { useContentLanguage } from '../i18n/language-provider.tsx'
import { hasPage } from '../links/missing-pages.ts'
import { TextLink } from '../links/text-link.tsx'

/** Papers as a fan of sheets. What is on them is loaded when they come into view; until then they have titles. */
export function Papers({ papers }: { papers: readonly PaperLink[] }) {
  const language = useContentLanguage()
  const list = useRef<HTMLUListElement>(null)
  const [preview, setPreview] = useState<(name: PaperLink['name']) => ReactNode>()

  useEffect(() => {
    const load = async () => {
      const { loadPreview } = await import('./paper-preview.tsx')
      const loaded = await loadPreview(language)
      setPreview(() => loaded)
    }
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        observer.disconnect()
        load().catch(() => {})
      },
      { rootMargin: '400px' },
    )
    if (list.current) observer.observe(list.current)
    return () => observer.disconnect()
  }, [language])

  return (
    <ul ref={list} className={fan}>
      {papers
        .filter(({ link }) => hasPage(link))
        .map(({ name, link }) => (
          <li key={name}>
            <TextLink link={link} />
            {preview?.(name)}
          </li>
        ))}
    </ul>
  )
}

const fan = css`
  display: grid;

  li {
    position: relative;
    overflow: clip;
    padding: var(--space-2);
    border: 1px solid var(--line-strong);
    background: var(--paper);
    box-shadow: var(--shadow);
    rotate: -1deg;
  }

  li:nth-child(2) {
    rotate: 1deg;
  }

  /* The whole sheet leads to its page. */
  a::after {
    content: '';
    position: absolute;
    inset: 0;
  }

  /* Without scripts a sheet has its title alone. */
  @media (scripting: enabled) {
    li {
      height: 20rem;
    }
  }

  @container (min-width: 48rem) {
    grid-auto-columns: minmax(0, 1fr);
    grid-auto-flow: column;
    padding: var(--space-2);

    li {
      margin-inline: -0.5rem;
      rotate: -3deg;
      transition: rotate var(--quick);
    }

    li:nth-child(3) {
      rotate: 3deg;
    }

    li:only-child {
      max-width: 28rem;
      rotate: -1deg;
    }

    li:is(:hover, :focus-within) {
      z-index: 1;
      rotate: 0deg;
    }
  }
`
