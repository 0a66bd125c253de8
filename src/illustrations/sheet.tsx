import { css } from '@linaria/core'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { useContentMessages } from '../i18n/language-provider.tsx'
import { type PageName, pages, sectionAt } from '../site/pages.ts'

type Props = {
  /** As on a plan, such as `1:500`; or what a part of a dial or ruler is. */
  scale: string
  /** Of a sheet that belongs to no page of the site; `null` for a second drawing on a page. */
  title?: { number: number; label: string } | null
  width?: number
  height?: number
  children: ReactNode
}

const names = Object.keys(pages) as PageName[]

/** A drawing as a sheet of the site's plans, with its title block: number, page, scale. */
export function Sheet({ scale, title, width = 480, height = 320, children }: Props) {
  const titleOfPage = useTitleOfPage()
  const { number, label } = (title === undefined ? titleOfPage : title) ?? {}
  const { sheet } = useContentMessages()
  return (
    <div className={frame}>
      <svg viewBox={`0 0 ${width} ${height}`} width="100%" fill="none" aria-hidden="true">
        {children}
      </svg>
      {number && (
        <p aria-hidden="true">
          <span>{`${sheet} ${number}`}</span>
          <span>{label}</span>
          <span>{scale}</span>
        </p>
      )}
    </div>
  )
}

/** Pages are numbered in the order of `pages`. */
function useTitleOfPage(): Props['title'] {
  const { pathname } = useLocation()
  const name = sectionAt(pathname)
  const { labels } = useContentMessages()
  return name && { number: names.indexOf(name) + 1, label: labels[name] }
}

const frame = css`
  overflow: hidden;
  border: 1px solid var(--line-strong);

  /* Lines go on beside the title block and end below it. */
  svg {
    display: block;
    overflow: visible;
  }

  p {
    position: relative;
    display: flex;
    width: fit-content;
    max-width: 100%;
    margin: 0 0 0 auto;
    border: solid var(--line-strong);
    border-width: 1px 0 0 1px;
    background: var(--paper);
    color: var(--ink-soft);
    font: 0.75rem / 1.35 var(--font);
    letter-spacing: 0.03em;
  }

  span {
    padding: 0.3em 0.75em;
  }

  @container (max-width: 22.5rem) {
    span {
      padding-inline: 0.5em;
    }
  }

  /* The page's name gives way before number and scale. */
  span:nth-child(2) {
    overflow-wrap: anywhere;
  }

  span + span {
    border-inline-start: 1px solid var(--line-strong);
  }
`
