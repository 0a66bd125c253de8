import { css } from '@linaria/core'
import { Link } from 'react-router-dom'
import { LogoMark } from '../brand/logo.tsx'
import { useLanguage, useMessages } from '../i18n/language-provider.tsx'
import { company } from '../site/company.ts'
import { pathOf } from '../site/pages.ts'
import { notPrinted } from '../style/fragments.ts'
import { menuId } from '../ui/element-ids.ts'
import { Icon } from '../ui/icon.tsx'
import { iconPaths } from '../ui/icon-paths.ts'
import { BackToTop } from './back-to-top.tsx'
import { SiteMenu } from './site-menu.tsx'
import { TopBar } from './top-bar.tsx'

/** Contact data, logo, main navigation and language switch. */
export function SiteHeader() {
  const { language } = useLanguage()
  const { menu } = useMessages()
  return (
    <header className={header}>
      <TopBar />
      <div className={row}>
        <Link to={pathOf('home', language)}>
          <LogoMark />
          {company.shortName}
        </Link>
        <BackToTop />
        <button type="button" popoverTarget={menuId}>
          <Icon path={iconPaths.menu} />
          {menu.open}
        </button>
        <SiteMenu />
      </div>
    </header>
  )
}

const header = css`
  position: sticky;
  inset-block-start: 0;
  z-index: 2;
  background: var(--paper);
  border-block-end: var(--rule);

  /* The top bar, one line high, scrolls out of view. */
  @media (max-width: 60rem) {
    inset-block-start: -2.25rem;
  }

  @media (max-height: 30rem) {
    position: static;
  }

  ${notPrinted}
`

const row = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 var(--space-3);
  max-width: var(--page);
  margin-inline: auto;
  padding: var(--space-1) var(--gutter);

  @media (max-width: 22rem) {
    column-gap: var(--space-1);
  }

  /* The logo takes the room that is left. */
  > a {
    display: inline-flex;
    align-items: center;
    gap: 0.625rem;
    min-height: 2.75rem;
    margin-inline-end: auto;
    color: var(--ink);
    font-size: 1.1875rem;
    font-weight: var(--weight-strong);
    letter-spacing: -0.01em;
    text-decoration: none;
  }

  > a svg {
    color: var(--accent);
  }

  > [popovertarget] {
    display: inline-flex;
    align-items: center;
    gap: var(--space-1);
    min-height: 2.75rem;
    font-weight: var(--weight-strong);

    @media (min-width: 60.001rem) {
      display: none;
    }
  }
`
