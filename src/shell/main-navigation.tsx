import { css } from '@linaria/core'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { useLanguage, useMessages } from '../i18n/language-provider.tsx'
import {
  footerColumns,
  isWithin,
  mainPage,
  navigation,
  type PageName,
  pageAt,
  pathOf,
  sectionAt,
} from '../site/pages.ts'

type Props = {
  /** On the element, and on its list. */
  className?: string
  listClassName?: string
  onChoose?: () => void
  /** What comes below the link of a page. */
  below?: (name: (typeof navigation)[number]) => ReactNode
}

export function MainNavigation({ className, listClassName = '', onChoose, below }: Props) {
  const { language } = useLanguage()
  const { mainNavigation, labels } = useMessages()
  const { pathname } = useLocation()
  return (
    <nav aria-label={mainNavigation} className={className}>
      <ul className={`${headerList} ${listClassName}`.trim()}>
        {navigation.map((name) => (
          <li key={name}>
            <Link
              to={pathOf(name, language)}
              aria-current={ariaCurrent(name, pathname)}
              className={headerItem}
              onClick={onChoose}
            >
              {labels[name]}
            </Link>
            {below?.(name)}
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** `page` for the page itself, `true` for the part of the site that the page is in. */
function ariaCurrent(name: PageName, pathname: string): 'page' | 'true' | undefined {
  const page = pageAt(pathname)
  if (page && mainPage(page) === name) return 'page'
  const section = sectionAt(pathname)
  return isWithin(name, pathname) || (section && isListedUnder(name, section)) ? 'true' : undefined
}

/** Whether the footer has a page in the column of another, such as the partners below the company. */
function isListedUnder(name: PageName, page: PageName): boolean {
  const columns: Partial<Record<PageName, readonly PageName[]>> = footerColumns
  return columns[name]?.includes(page) === true && navigation.every((each) => each !== page)
}

/** A row of links or buttons in the header, and one of them. */
export const headerList = css`
  display: flex;
  flex-wrap: wrap;
`

export const headerItem = css`
  position: relative;
  display: inline-flex;
  align-items: center;
  min-height: 2.75rem;
  padding-inline: var(--space-2);
  color: var(--ink);
  text-decoration: none;

  &:hover {
    color: var(--accent-text);
  }

  &[aria-current]::after,
  &[aria-pressed='true']::after {
    content: '';
    position: absolute;
    inset: auto var(--space-2) 0.375rem;
    border-block-end: 2px solid var(--accent);
  }
`
